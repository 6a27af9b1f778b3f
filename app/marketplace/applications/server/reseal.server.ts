import { eq } from "drizzle-orm";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal } from "#platform/security/seal.server.ts";
import { type SealedField, sealedFields } from "../contract.ts";
import { answerContext, secretContext } from "../rules/sealing-context.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";

export const sealedApplications: SealedColumn[] = [
  sealedColumn({
    table: vendorApplication,
    key: [vendorApplication.id],
    column: "sealed",
    sealed: async ({ reference, sealed }) =>
      Object.fromEntries(
        sealedFields.map((field) => [field, reseal(sealed[field], secretContext(reference, field))]),
      ) as Record<SealedField, string>,
  }),
  sealedColumn({
    table: step,
    key: [step.id],
    column: "note",
    sealed: async ({ applicationId, by, note }, tx) => {
      if (by !== null) return note;
      const { reference } = vendorApplication;
      const [of] = await tx
        .select({ reference })
        .from(vendorApplication)
        .where(eq(vendorApplication.id, applicationId));
      return of ? reseal(note, answerContext(of.reference)) : note;
    },
  }),
];

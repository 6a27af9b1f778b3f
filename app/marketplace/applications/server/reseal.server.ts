import { eq } from "drizzle-orm";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal } from "#platform/security/seal.server.ts";
import { type SealedField, sealedFields } from "../contract.ts";
import { answerContext, paperContext, secretContext } from "../rules/sealing-context.ts";
import {
  vendorApplicationPaper as paper,
  vendorApplicationStep as step,
  vendorApplication,
} from "../schema.server.ts";

type Tx = Parameters<SealedColumn["sealed"]>[1];

async function referenceOf(applicationId: number, tx: Tx): Promise<string | undefined> {
  const { id, reference } = vendorApplication;
  const [found] = await tx.select({ reference }).from(vendorApplication).where(eq(id, applicationId));
  return found?.reference;
}

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
      const reference = await referenceOf(applicationId, tx);
      return reference ? reseal(note, answerContext(reference)) : note;
    },
  }),
  sealedColumn({
    table: paper,
    key: [paper.id],
    column: "sealed",
    sealed: async ({ applicationId, sealed }, tx) => {
      const reference = await referenceOf(applicationId, tx);
      return reference ? reseal(sealed, paperContext(reference)) : sealed;
    },
  }),
];

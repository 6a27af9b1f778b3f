import { sql } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import {
  type PersonalData,
  type PersonalRecord,
  personalRecords,
} from "#platform/security/personal-data.server.ts";
import { unseal } from "#platform/security/seal.server.ts";
import { ownPhones, type SealedField, sealedFields } from "../contract.ts";
import { answerContext, secretContext } from "../rules/sealing-context.ts";
import {
  vendorApplicationPaper as paper,
  vendorApplicationStep as step,
  vendorApplication,
} from "../schema.server.ts";
import { papersForCopy } from "./papers.server.ts";

/** Only the applicant's own phones; those of references and emergency contacts do not match a person. */
const phones = ownPhones.map((field) => sql`(answers ->> ${sql.raw(`'${field}'`)})`);

const applications = personalRecords({
  table: vendorApplication,
  emails: [vendorApplication.email],
  texts: phones,
  about: ({ reference }) => reference,
  attached: { steps: step.applicationId },
  letters: ["application-receipt", "application-notice", "application", "vendor_application-letter"],
  news: ["new_vendor_application", "vendor_application_answer", "application_assigned"],
  subject: "vendor_application",
  calls: [
    "POST /api/vendor-applications",
    "POST /api/vendor-applications/:token/answer",
    "POST /api/vendor-applications/:token/papers",
  ],
});

/** The papers go with their application; a search need not read them. */
export const personalApplications: PersonalData = {
  ...applications,
  tables: [...applications.tables, paper],
};

/** Decrypts an application for the person's own copy; audited like a reveal by staff. */
export async function unsealApplication(
  ctx: Ctx,
  { id, data, ...held }: PersonalRecord,
): Promise<PersonalRecord> {
  const { sealed, steps, reference, ...open } = data as {
    sealed: Record<SealedField, string>;
    steps: { by: string | null; note: string }[];
    reference: string;
  };
  for (const field of sealedFields) {
    const detail = { field, reference };
    await recordAudit(ctx, {
      act: "application.reveal",
      subject: "vendor_application",
      subjectId: Number(id),
      detail,
    });
  }
  const papers = await papersForCopy(ctx, { id: Number(id), reference });
  for (const one of papers) {
    const detail = { paper: String(one.id), reference };
    await recordAudit(ctx, {
      act: "application.paper",
      subject: "vendor_application",
      subjectId: Number(id),
      detail,
    });
  }
  const secrets = sealedFields.map((field) => [
    field,
    unseal(sealed[field], secretContext(reference, field)),
  ]);
  return {
    ...held,
    id,
    data: {
      ...open,
      reference,
      papers,
      secrets: Object.fromEntries(secrets),
      steps: steps.map((one) =>
        one.by === null ? { ...one, note: unseal(one.note, answerContext(reference)) } : one,
      ),
    },
  };
}

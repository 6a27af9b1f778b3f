import { desc, inArray, sql } from "drizzle-orm";
import { record } from "#app/audit/service.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import {
  copyOf,
  type Held,
  idsOf,
  type PersonalData,
  standsIn,
  withRows,
} from "#platform/personal-data.server.ts";
import { unseal } from "#platform/seal.server.ts";
import { type SealedField, sealedFields } from "./contract.ts";
import { placeOfAnswer, placeOfSecret } from "./sealed-places.ts";
import { vendorApplicationStep as step, vendorApplication } from "./table.server.ts";

/** In the order of the form; numbers of other people (references, an emergency contact) make nobody an applicant. */
const phones = ["primaryPhone", "secondaryPhone"].map((field) => sql`(answers ->> ${sql.raw(`'${field}'`)})`);

export const personalApplications: PersonalData = {
  tables: [vendorApplication, step],
  letters: (id) => [`application-receipt:${id}`, `application-notice:${id}`, `application:${id}`],
  news: ({ id }) => ["new_vendor_application", "vendor_application_answer"].map((type) => [type, Number(id)]),
  subject: "vendor_application",
  calls: ["POST /api/vendor-applications", "POST /api/vendor-applications/:token/answer"],
  async find(ctx, person) {
    const rows = await ctx.db
      .select()
      .from(vendorApplication)
      .where(standsIn(person, { emails: [vendorApplication.email], texts: phones }))
      .orderBy(desc(vendorApplication.id));
    const held = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.reference,
      data: copyOf(row),
    }));
    return withRows(ctx, held, "steps", step, step.applicationId);
  },
  async erase({ db }, held) {
    await db.delete(vendorApplication).where(inArray(vendorApplication.id, idsOf(held)));
  },
};

/**
 * An application with its secrets in clear, for the person's own copy. That they were read is written down, as when staff
 * look at one.
 */
export async function unsealed(ctx: Ctx, { id, data, ...held }: Held): Promise<Held> {
  const { sealed, steps, reference, ...open } = data as {
    sealed: Record<SealedField, string>;
    steps: { by: string | null; note: string }[];
    reference: string;
  };
  for (const field of sealedFields) {
    const detail = { field, reference };
    await record(ctx, {
      act: "application.reveal",
      subject: "vendor_application",
      subjectId: Number(id),
      detail,
    });
  }
  const secrets = sealedFields.map((field) => [
    field,
    unseal(sealed[field], placeOfSecret(reference, field)),
  ]);
  return {
    ...held,
    id,
    data: {
      ...open,
      reference,
      secrets: Object.fromEntries(secrets),
      steps: steps.map((one) =>
        one.by === null ? { ...one, note: unseal(one.note, placeOfAnswer(reference)) } : one,
      ),
    },
  };
}

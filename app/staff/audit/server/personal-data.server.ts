import { desc, inArray, or, sql } from "drizzle-orm";
import { copyOf, idsOf, type PersonalData } from "#platform/security/personal-data.server.ts";
import { auditLog } from "../schema.server.ts";

/**
 * What of a line may quote somebody: the reason that was typed, a record's reference, and the names that a vendor changed.
 * Who did what to which number, and when, stays.
 */
const redactedDetail = sql`case when ${auditLog.act} = 'vendor.identity' then '{}'::jsonb
  else ${auditLog.detail} - 'reason' - 'reference' end`;

/** The lines of what is found. They are not taken out, and nothing in them can be changed: only those words go. */
export const personalAuditEvents: PersonalData = {
  tables: [auditLog],
  async find({ db }, _person, { found, subjects }) {
    const { subject, subjectId, detail } = auditLog;
    const references = Object.values(found).flatMap((held) =>
      held.flatMap(({ data }) => (typeof data.reference === "string" ? [data.reference] : [])),
    );
    const rows = await db
      .select()
      .from(auditLog)
      .where(
        or(
          sql`(${subject}, ${subjectId}) in (select one ->> 0, (one ->> 1)::bigint
            from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as one)`,
          inArray(sql`${detail} ->> 'reference'`, references),
        ),
      )
      .orderBy(desc(auditLog.id));
    return rows.map((row) => ({ id: row.id, at: row.createdAt, about: row.act, data: copyOf(row) }));
  },
  async erase({ db }, held) {
    await db
      .update(auditLog)
      .set({ detail: redactedDetail })
      .where(inArray(auditLog.id, idsOf(held)));
  },
};

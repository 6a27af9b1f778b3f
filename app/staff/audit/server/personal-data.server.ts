import { inArray, or, sql } from "drizzle-orm";
import { idsOf, type PersonalData, personalRecords } from "#platform/security/personal-data.server.ts";
import { auditDetails } from "../contract.ts";
import { auditLog } from "../schema.server.ts";

/** By act; an act or a key of an older version is in no list. */
const plainKeys = Object.fromEntries(
  Object.entries(auditDetails).map(([act, keys]) => [
    act,
    Object.entries(keys).flatMap(([key, kind]) => (kind === "plain" ? [key] : [])),
  ]),
);

const redactedDetail = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${auditLog.detail})
  where ${JSON.stringify(plainKeys)}::jsonb -> ${auditLog.act} ? key)`;

/** Events about the found records. Rows are never deleted; erasure only redacts `detail`. */
export const personalAuditEvents: PersonalData = personalRecords({
  table: auditLog,
  where(_person, { found, subjects }) {
    const { subject, subjectId, detail } = auditLog;
    const references = Object.values(found).flatMap((records) =>
      records.flatMap(({ data }) => (typeof data.reference === "string" ? [data.reference] : [])),
    );
    return or(
      sql`(${subject}, ${subjectId}) in (select one ->> 0, (one ->> 1)::bigint
        from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as one)`,
      inArray(sql`${detail} ->> 'reference'`, references),
    );
  },
  about: ({ act }) => act,
  async erase({ db }, records) {
    await db
      .update(auditLog)
      .set({ detail: redactedDetail })
      .where(inArray(auditLog.id, idsOf(records)));
  },
});

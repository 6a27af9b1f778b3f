import { inArray, sql } from "drizzle-orm";
import {
  idsOf,
  mentionsPerson,
  type PersonalData,
  personalRecords,
} from "#platform/security/personal-data.server.ts";
import { auditDetails } from "../contract.ts";
import { auditLog, auditReference, isCorrection } from "../schema.server.ts";

/** By act; an act or a key of an older version is in no list. */
const plainKeys = Object.fromEntries(
  Object.entries(auditDetails).map(([act, keys]) => [
    act,
    Object.entries(keys).flatMap(([key, kind]) => (kind === "plain" ? [key] : [])),
  ]),
);

const redactedDetail = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${auditLog.detail})
  where ${JSON.stringify(plainKeys)}::jsonb -> ${auditLog.act} ? key)`;

const values = [sql`(${auditLog.detail} ->> 'from')`, sql`(${auditLog.detail} ->> 'to')`];

/** Events about the found records. Rows are never deleted; erasure only redacts `detail`. */
export const personalAuditEvents: PersonalData = personalRecords({
  table: auditLog,
  where(person, { found, subjects }) {
    const { id, subject, subjectId } = auditLog;
    const references = Object.values(found).flatMap((records) =>
      records.flatMap(({ data }) => (typeof data.reference === "string" ? [data.reference] : [])),
    );
    // A union, since with OR PostgreSQL uses neither index.
    return sql`${id} in (
      select audit_log.id from audit_log join jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as one
        on ${subject} = one ->> 0 and ${subjectId} = (one ->> 1)::bigint
      union all select audit_log.id from audit_log where ${inArray(auditReference, references)}
      union all select audit_log.id from audit_log where ${isCorrection} and ${mentionsPerson(person, { texts: values })})`;
  },
  about: ({ act }) => act,
  async erase({ db }, records) {
    await db
      .update(auditLog)
      .set({ detail: redactedDetail })
      .where(inArray(auditLog.id, idsOf(records)));
  },
});

import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { containsPart, tellingPart } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { deleteJobs, findJobs } from "#platform/jobs/jobs.server.ts";
import {
  attachRows,
  idsOf,
  mentionsPerson,
  type PersonalData,
  type PersonalRecord,
  personalRecords,
  toExport,
} from "#platform/security/personal-data.server.ts";
import type { AdminNotification, LetterFacts } from "../contract.ts";
import {
  adminNotification,
  adminNotificationRead,
  letterRecord,
  outbox,
  outboxSearchText,
  outboxTry,
  whatsappPreference,
} from "../schema.server.ts";
import { sentByHandJob } from "./enqueue.server.ts";

const factText = (field: "email" | "phone") =>
  sql`coalesce(${outbox.facts} ->> ${sql.raw(`'${field}'`)}, '')`;

/** Addresses in the found vendor records, which may differ from the one searched for. */
function addressesOf(records: readonly PersonalRecord[] | undefined): string[] {
  return (records ?? []).flatMap(({ data }) =>
    [data.email, data.loginEmail, data.telefono].filter((one) => typeof one === "string" && one !== ""),
  ) as string[];
}

/** Without the links: one may grant access, and the copy may be read by somebody else. */
function letterCopy(row: typeof outbox.$inferSelect): Record<string, unknown> {
  const { path: _, stopPath: _stop, ...facts } = row.facts;
  return toExport({ ...row, facts });
}

export const personalLetters: PersonalData = {
  tables: [outbox, outboxTry],
  async find(ctx, person, { found, letters }) {
    const knownAddresses = [...addressesOf(found.vendor), ...addressesOf(found.local_vendor)];
    const rows = await ctx.db
      .select()
      .from(outbox)
      .where(
        or(
          inArray(letterRecord, [...letters]),
          ...knownAddresses.map((one) =>
            and(
              containsPart(outboxSearchText, tellingPart(one)),
              eq(sql`lower(${outbox.recipient})`, one.toLowerCase()),
            ),
          ),
          mentionsPerson(person, {
            emails: [outbox.recipient, outbox.replyTo],
            phones: [outbox.recipient],
            texts: [factText("email"), factText("phone")],
            indexed: { words: outboxSearchText, digits: outboxSearchText },
          }),
        ),
      )
      .orderBy(desc(outbox.id));
    const records = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.letter,
      data: letterCopy(row),
    }));
    return attachRows(ctx, records, "tries", outboxTry.outboxId);
  },
  async erase({ db }, records) {
    await db.delete(outbox).where(inArray(outbox.id, idsOf(records)));
  },
};

/** Replaces facts in the letters of these keys (as `booking-receipt:17`) that have them. */
export async function changeLetterFacts(
  { db }: Ctx,
  keys: readonly string[],
  facts: Partial<LetterFacts>,
): Promise<void> {
  const hasThem = sql`${outbox.facts} ?& ${sql.param(Object.keys(facts))}::text[]`;
  await db
    .update(outbox)
    .set({ facts: sql`${outbox.facts} || ${JSON.stringify(facts)}::jsonb` })
    .where(and(inArray(letterRecord, [...keys]), hasThem));
}

export const personalJobs: PersonalData = {
  tables: [],
  async find({ db }, _person, { found }) {
    const ids = (found.letter ?? []).map(({ id }) => String(id));
    const jobs = await findJobs(db, [sentByHandJob], ids);
    return jobs.map(({ id, name, state, at }) => ({ id, at, about: name, data: { name, state, at } }));
  },
  async erase({ db }, records) {
    await deleteJobs(
      db,
      records.map(({ id }) => String(id)),
    );
  },
};

export const personalWhatsappPreferences: PersonalData = {
  tables: [whatsappPreference],
  async find({ db }, person) {
    const rows = await db
      .select()
      .from(whatsappPreference)
      .where(mentionsPerson(person, { phones: [whatsappPreference.phone] }))
      .orderBy(desc(whatsappPreference.id));
    return rows.map((row) => ({ id: row.id, at: row.at, about: row.text, data: toExport(row) }));
  },
  async erase({ db }, records) {
    await db.delete(whatsappPreference).where(inArray(whatsappPreference.id, idsOf(records)));
  },
};

export const personalNotifications: PersonalData = {
  ...personalRecords({
    table: adminNotification,
    calls: ["POST /api/admin/notifications"],
    where(person, { news }) {
      const { type, subjectId, about, message, vendorData } = adminNotification;
      const staffText = sql`coalesce(${message}, '') || ' ' || coalesce(${vendorData}::text, '')`;
      const pairs = JSON.stringify(news);
      return or(
        sql`(${type}, ${subjectId}) in (select one ->> 0, (one ->> 1)::bigint from jsonb_array_elements(${pairs}::jsonb) as one)`,
        mentionsPerson(person, { texts: [about, sql`(${staffText})`] }),
      );
    },
    about: ({ type }) => type,
  }),
  // Read marks are deleted by cascade.
  tables: [adminNotification, adminNotificationRead],
};

/** Staff's own wording falls back to the type's default text. */
export async function renameInNotifications(
  { db }: Ctx,
  names: readonly string[],
  about: string,
): Promise<void> {
  await db
    .update(adminNotification)
    .set({ about, message: null, vendorData: null })
    .where(inArray(adminNotification.about, names.filter(Boolean)));
}

export async function deleteNotifications(
  { db }: Ctx,
  type: AdminNotification["type"],
  subjectIds: readonly number[],
): Promise<void> {
  const { type: kind, subjectId } = adminNotification;
  await db.delete(adminNotification).where(and(eq(kind, type), inArray(subjectId, [...subjectIds])));
}

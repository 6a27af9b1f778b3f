import { sql } from "drizzle-orm";
import type { AuditAct } from "#app/staff/audit/contract.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import {
  type FoundRecords,
  normalizePerson,
  type Person,
  type PersonalRecord,
} from "#platform/security/personal-data.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type PersonFound, type PersonQuery, type RecordKind, recordKinds } from "../contract.ts";
import { messages } from "../messages.ts";
import { personalDataRegistry } from "./registry.server.ts";
import { searchEverywhere } from "./search-everywhere.server.ts";

export type RecordsByKind = Readonly<Record<RecordKind, readonly PersonalRecord[]>>;

const maxNamed = 5;

/**
 * For staff; audited. If no module has a record, every text column is searched.
 * @throws AppError invalid, see `requirePerson`
 */
export async function findPerson(ctx: Ctx, query: PersonQuery): Promise<PersonFound> {
  const person = await requirePerson(ctx, query);
  const found = await findRecords(ctx, person);
  const total = countRecords(found);
  await recordRequest(ctx, "person.search", found);
  return {
    ...person,
    total,
    kinds: recordKinds
      .filter((kind) => found[kind].length > 0)
      .map((kind) => ({ kind, ...summaryOf(found[kind]) })),
    searched: total === 0 ? await searchEverywhere(ctx, person) : null,
  };
}

function summaryOf(records: readonly PersonalRecord[]) {
  const times = records.map(({ at }) => at.getTime());
  return {
    count: records.length,
    oldest: new Date(Math.min(...times)).toISOString(),
    newest: new Date(Math.max(...times)).toISOString(),
    about: [...new Set(records.map(({ about }) => about))].filter(Boolean).slice(0, maxNamed),
  };
}

/** @throws AppError invalid for a blank query, and for staff addresses: they are in every letter to staff */
export async function requirePerson(ctx: Ctx, query: PersonQuery): Promise<Person> {
  requireStaff(ctx);
  const person = normalizePerson(query);
  if (!person.email && !person.phone) {
    const { required } = inLocale(httpMessages, ctx.locale).fields;
    throw new AppError("invalid", { fields: { email: required } });
  }
  const isOurs =
    person.email === operator().staffEmail.toLowerCase() ||
    (await ctx.db.$count(authUser, sql`lower(${authUser.email}) = ${person.email}`)) > 0;
  if (isOurs) throw new AppError("invalid", { fields: { email: inLocale(messages, ctx.locale).ours } });
  return person;
}

/** Each kind's search can use the records of the kinds before it. */
export async function findRecords(ctx: Ctx, person: Person): Promise<RecordsByKind> {
  const found: Record<string, readonly PersonalRecord[]> = {};
  const known: FoundRecords & Record<"letters" | "news" | "subjects" | "answers", unknown[]> = {
    found,
    letters: [],
    news: [],
    subjects: [],
    answers: [],
  };
  for (const kind of recordKinds) {
    const provider = personalDataRegistry[kind];
    const records = await provider.find(ctx, person, known);
    found[kind] = records;
    for (const record of records) {
      known.letters.push(...(provider.letters?.(record.id) ?? []));
      known.news.push(...(provider.news?.(record) ?? []));
      if (provider.subject) known.subjects.push([provider.subject, Number(record.id)]);
      for (const call of provider.calls ?? [])
        for (const at of [record.at, ...(record.moments ?? [])]) known.answers.push({ call, at });
    }
  }
  return found as RecordsByKind;
}

/** All kinds together; staff confirm this number before an erasure. */
export function countRecords(found: RecordsByKind): number {
  return recordKinds.reduce((sum, kind) => sum + found[kind].length, 0);
}

type PersonAct = Extract<AuditAct, `person.${string}`>;

/** Records counts only, nothing about the person. */
export function recordRequest(ctx: Ctx, act: PersonAct, found: RecordsByKind): Promise<void> {
  const some = recordKinds.filter((kind) => found[kind].length > 0);
  const detail: Partial<Record<RecordKind, string>> = Object.fromEntries(
    some.map((kind) => [kind, String(found[kind].length)]),
  );
  return recordAudit(ctx, { act, subject: "person", subjectId: 0, detail });
}

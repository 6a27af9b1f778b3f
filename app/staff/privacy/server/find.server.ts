import { sql } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { type Held, type Known, type Person, personOf } from "#platform/security/personal-data.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type PersonFound, type PersonQuery, type RecordKind, recordKinds } from "../contract.ts";
import { messages } from "../messages.ts";
import { personalDataRegistry } from "./registry.server.ts";
import { searchEverywhere } from "./search-everywhere.server.ts";

export type RecordsByKind = Readonly<Record<RecordKind, readonly Held[]>>;

/** So many of each kind are named one by one. */
const maxNamed = 5;

/** What the house holds of a person, by kind; that staff looked is written down. */
export async function findPerson(ctx: Ctx, asked: PersonQuery): Promise<PersonFound> {
  const person = await requirePerson(ctx, asked);
  const found = await findRecords(ctx, person);
  const total = countRecords(found);
  await recordAudit(ctx, {
    act: "person.search",
    subject: "person",
    subjectId: 0,
    detail: countsByKind(found),
  });
  return {
    ...person,
    total,
    kinds: recordKinds
      .filter((kind) => found[kind].length > 0)
      .map((kind) => ({ kind, ...summaryOf(found[kind]) })),
    searched: total === 0 ? await searchEverywhere(ctx, person) : null,
  };
}

function summaryOf(held: readonly Held[]) {
  const times = held.map(({ at }) => at.getTime());
  return {
    count: held.length,
    oldest: new Date(Math.min(...times)).toISOString(),
    newest: new Date(Math.max(...times)).toISOString(),
    about: [...new Set(held.map(({ about }) => about))].filter(Boolean).slice(0, maxNamed),
  };
}

/** @throws AppError invalid where nothing was typed, or an address of the house: every letter to staff bears it */
export async function requirePerson(ctx: Ctx, asked: PersonQuery): Promise<Person> {
  requireStaff(ctx);
  const person = personOf(asked);
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

/** All records, each kind with what those before it lead to. */
export async function findRecords(ctx: Ctx, person: Person): Promise<RecordsByKind> {
  const found: Record<string, readonly Held[]> = {};
  const known: Known & Record<"letters" | "news" | "subjects" | "answers", unknown[]> = {
    found,
    letters: [],
    news: [],
    subjects: [],
    answers: [],
  };
  for (const kind of recordKinds) {
    const part = personalDataRegistry[kind];
    const held = await part.find(ctx, person, known);
    found[kind] = held;
    for (const one of held) {
      known.letters.push(...(part.letters?.(one.id) ?? []));
      known.news.push(...(part.news?.(one) ?? []));
      if (part.subject) known.subjects.push([part.subject, Number(one.id)]);
      for (const call of part.calls ?? [])
        for (const at of [one.at, ...(one.moments ?? [])]) known.answers.push({ call, at });
    }
  }
  return found as RecordsByKind;
}

export function countRecords(found: RecordsByKind): number {
  return recordKinds.reduce((sum, kind) => sum + found[kind].length, 0);
}

/** For the history of deeds: how many of which kind, and nothing of whom. */
export function countsByKind(found: RecordsByKind): Record<string, string> {
  const some = recordKinds.filter((kind) => found[kind].length > 0);
  return Object.fromEntries(some.map((kind) => [kind, String(found[kind].length)]));
}

import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { AuditAct } from "#app/staff/audit/contract.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { findForeign, readWholePerson, type WholePerson } from "#app/staff/people/public.server.ts";
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
import {
  type PersonFound,
  type PersonQuery,
  type personSearch,
  type RecordKind,
  recordKinds,
} from "../contract.ts";
import { messages } from "../messages.ts";
import { personalDataRegistry } from "./registry.server.ts";
import { searchEverywhere } from "./search-everywhere.server.ts";

export type RecordsByKind = Readonly<Record<RecordKind, readonly PersonalRecord[]>>;

const maxNamed = 5;

/**
 * For staff; audited. With `everywhere` every text column is searched if no module has a record.
 * @throws AppError invalid, see `requirePerson`
 */
export async function findPerson(
  ctx: Ctx,
  { everywhere, ...query }: z.output<typeof personSearch>,
): Promise<PersonFound> {
  const request = await requireRequest(ctx, query);
  const found = await findRecords(ctx, request);
  const total = countRecords(found);
  await recordRequest(ctx, "person.search", found);
  return {
    ...describeRequest(request),
    person: query.person,
    total,
    kinds: recordKinds
      .filter((kind) => found[kind].length > 0)
      .map((kind) => ({ kind, ...summaryOf(found[kind]) })),
    searched: everywhere && total === 0 ? await searchEverywhere(ctx, request.identities[0] ?? nobody) : null,
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

/** Whose data is asked for: by an address and a number, or everything of a person whom staff know. */
export type PersonRequest = { identities: readonly Person[]; whole: WholePerson | null };

const nobody: Person = { email: "", phone: "" };

/** The addresses and the numbers of a request, each separated by commas. */
export function describeRequest({ identities }: PersonRequest): Person {
  const listed = (field: keyof Person) => identities.map((one) => one[field]).filter(Boolean);
  return { email: listed("email").join(", "), phone: listed("phone").join(", ") };
}

/** @throws AppError invalid, see `requirePerson`; not_found for a person who is none */
export async function requireRequest(ctx: Ctx, query: PersonQuery): Promise<PersonRequest> {
  requireStaff(ctx);
  if (query.person === null) return { identities: [await requirePerson(ctx, query)], whole: null };
  const whole = await readWholePerson(ctx, query.person);
  return { identities: whole.identities, whole };
}

/** @throws AppError invalid for a blank query, and for staff addresses: they are in every letter to staff */
async function requirePerson(ctx: Ctx, query: PersonQuery): Promise<Person> {
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

type Found = { records: readonly PersonalRecord[]; foreign: readonly PersonalRecord[] };

/** The records of one kind; of a known person without those that are somebody else's (`foreign`). */
async function findKind(
  ctx: Ctx,
  kind: RecordKind,
  { identities, whole }: PersonRequest,
  known: FoundRecords,
): Promise<Found> {
  const all = new Map<PersonalRecord["id"], PersonalRecord>();
  for (const person of identities)
    for (const record of await personalDataRegistry[kind].find(ctx, person, known))
      all.set(record.id, record);
  const found = [...all.values()];
  if (!whole) return { records: found, foreign: [] };
  const ids = await findForeign(
    ctx,
    whole.family,
    kind,
    found.map(({ id }) => Number(id)),
  );
  const isForeign = ({ id }: PersonalRecord) => ids.has(Number(id));
  return { records: found.filter((record) => !isForeign(record)), foreign: found.filter(isForeign) };
}

/** Whether a letter is about a record of somebody else, though it went to this person's address. */
function isAbout({ data }: PersonalRecord, keys: readonly string[]): boolean {
  const effect = String(data.effect ?? "");
  return keys.some((key) => effect === key || effect.startsWith(`${key}:`));
}

/** Each kind's search can use the records of the kinds before it. */
export async function findRecords(ctx: Ctx, request: PersonRequest): Promise<RecordsByKind> {
  const found: Record<string, readonly PersonalRecord[]> = {};
  const known: FoundRecords & Record<"letters" | "news" | "subjects" | "answers", unknown[]> = {
    found,
    letters: [],
    news: [],
    subjects: [],
    answers: [],
    ...(request.whole && { family: request.whole.family, linked: request.whole.linked }),
  };
  const foreignLetters: string[] = [];
  for (const kind of recordKinds) {
    const provider = personalDataRegistry[kind];
    const { records, foreign } = await findKind(ctx, kind, request, known);
    for (const record of foreign) foreignLetters.push(...(provider.letters?.(record.id) ?? []));
    const own = kind === "letter" ? records.filter((one) => !isAbout(one, foreignLetters)) : records;
    found[kind] = own;
    for (const record of own) {
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

type PersonAct = Extract<AuditAct, "person.search" | "person.export" | "person.erase">;

/** Records counts only, nothing about the person. */
export function recordRequest(ctx: Ctx, act: PersonAct, found: RecordsByKind): Promise<void> {
  const some = recordKinds.filter((kind) => found[kind].length > 0);
  const detail: Partial<Record<RecordKind, string>> = Object.fromEntries(
    some.map((kind) => [kind, String(found[kind].length)]),
  );
  return recordAudit(ctx, { act, subject: "person", subjectId: 0, detail });
}

import { and, eq, inArray, sql } from "drizzle-orm";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import type { PersonFacts } from "../people-part.ts";
import { contactPoint, isTheirs, person, personMerge, personRecord } from "../schema.server.ts";
import type { LinkedKind } from "../values.ts";
import { type Contact, contactsOf, normalizeNumber } from "./contacts.ts";
import {
  type CurrentLink,
  families,
  familyOf,
  keyOf,
  linksOfRecords,
  numberList,
  rootsOf,
} from "./family.server.ts";
import { refreshListing } from "./listing.server.ts";
import { peopleRegistry } from "./registry.server.ts";

export type RecordRef = { kind: LinkedKind; recordId: number };
export type RecordToLink = RecordRef & { facts: PersonFacts; contacts: readonly Contact[] };
type Point = Pick<
  typeof contactPoint.$inferSelect,
  "id" | "personId" | "isShared" | "kind" | "confirmedAt"
> & {
  root: number;
};

/** What is known while records are linked one after the other. */
type Book = {
  points: Map<string, Point>;
  links: Map<string, CurrentLink>;
  touched: Set<number>;
  /** People who were known and said something new. */
  heard: Set<number>;
};

/**
 * Joins records to people by their contact points, exactly: a record with a known one is that person's (`findJoining`), one with
 * only new ones makes a person. Where two people meet on one record, that is a proposal. What staff placed stays. The caller
 * holds `lockPeople`. Of a record that is gone, or names nobody any more, no link is left.
 */
export async function linkRecords(ctx: Ctx, refs: readonly RecordRef[]): Promise<void> {
  const records = await readFacts(ctx, refs);
  const book = await openBook(ctx, records);
  // An erased vendor's profile stays, without anything of theirs.
  const naming = records.filter((one) => one.contacts.length > 0 || book.links.get(keyOf(one))?.by);
  for (const one of naming) await linkRecord(ctx, book, one);
  const existing = new Set(naming.map(keyOf));
  for (const id of book.heard) await endSnooze(ctx, { kind: "person", id });
  const gone = refs.filter((ref) => !existing.has(keyOf(ref)));
  for (const personId of await forgetRecords(ctx.db, gone)) book.touched.add(personId);
  await refreshListing(ctx.db, [...book.touched]);
}

/**
 * Removes the links of records that were deleted, with what may be a stranger's contact points, and the families that have no
 * record any more and no contact point that staff wrote down (`deleteOldPeople` does the others).
 * @returns whose they were
 */
async function forgetRecords(db: Db, refs: readonly RecordRef[]): Promise<number[]> {
  if (refs.length === 0) return [];
  const gone = sql`(select * from unnest(${sql.param(refs.map(({ kind }) => kind))}::text[],
    ${numberList(refs.map(({ recordId }) => recordId))}))`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with gone as (delete from person_record where (kind, record_id) in ${gone} returning person_id, record_at)
    update person set last_record_at = greatest(person.last_record_at, newest.at)
    from (select person_id, max(record_at) as at from gone group by person_id) as newest
    where person.id = newest.person_id returning person.id`);
  await db.execute(sql`
    delete from ${contactPoint} where (seen_kind, seen_id) in ${gone} and not ${isTheirs}`);
  const personIds = rows.map(({ id }) => Number(id));
  const roots = [...new Set((await rootsOf(db, personIds)).values())];
  const ofFamily = (table: string, which = "true") =>
    sql.raw(`exists (select from family as relative join ${table} on ${table}.person_id = relative.id
      where relative.root = family.root and ${which})`);
  await db.execute(sql`
    with recursive ${families(numberList(roots))}
    delete from person where id in (select id from family where not ${ofFamily("person_record")}
      and not ${ofFamily("contact_point", "contact_point.seen_kind is null")})`);
  return personIds;
}

/** The records that exist, oldest first, with what they say of their person; our own addresses and numbers say nothing. */
export async function readFacts(ctx: Ctx, refs: readonly RecordRef[]): Promise<RecordToLink[]> {
  const ours = await ownContacts(ctx);
  const records: RecordToLink[] = [];
  for (const [kind, some] of Map.groupBy(refs, (ref) => ref.kind)) {
    const ids = [...new Set(some.map(({ recordId }) => recordId))];
    for (const facts of await peopleRegistry[kind].facts(ctx, ids)) {
      const contacts = contactsOf(facts).filter(({ value }) => !ours.has(value));
      records.push({ kind, recordId: facts.id, facts, contacts });
    }
  }
  return records.toSorted((one, other) => one.facts.at.getTime() - other.facts.at.getTime());
}

/** Our own addresses and numbers, which staff enter for people that have none. */
export async function ownContacts({ db }: Pick<Ctx, "db">): Promise<Set<string>> {
  const staff = await db.select({ email: authUser.email }).from(authUser);
  const { staffEmail, supportPhone } = operator();
  const addresses = [staffEmail, ...staff.map(({ email }) => email)].map((one) => one.toLowerCase());
  return new Set([...addresses, normalizeNumber(supportPhone) ?? ""]);
}

async function openBook({ db }: Ctx, records: readonly RecordToLink[]): Promise<Book> {
  const links = await linksOfRecords(db, records);
  const values = [...new Set(records.flatMap(({ contacts }) => contacts.map(({ value }) => value)))];
  const rows = values.length
    ? await db.select().from(contactPoint).where(inArray(contactPoint.value, values))
    : [];
  const roots = await rootsOf(db, [
    ...rows.map(({ personId }) => personId),
    ...[...links.values()].map(({ personId }) => personId),
  ]);
  const points = rows.map(({ value, ...row }): [string, Point] => [
    value,
    { ...row, root: roots.get(row.personId) ?? row.personId },
  ]);
  return { points: new Map(points), links, touched: new Set(), heard: new Set() };
}

async function linkRecord(ctx: Ctx, book: Book, record: RecordToLink): Promise<void> {
  const known = record.contacts.flatMap(({ value }) => book.points.get(value) ?? []);
  const meeting = known.filter(({ isShared }) => !isShared);
  const current = book.links.get(keyOf(record));
  const kept = current && staysWhereItIs(current, known) ? current : undefined;
  const first = await findJoining(ctx, record, meeting);
  if (!kept && !first && record.contacts.length === known.length) return;
  const personId =
    kept?.personId ?? first?.personId ?? current?.personId ?? (await createPerson(ctx, record.facts));
  const added = await addPoints(ctx, book, record, personId);
  const contactPointId = kept ? kept.contactPointId : (first?.id ?? added[0]?.id ?? null);
  await saveLink(ctx, book, record, { personId, contactPointId, by: kept?.by ?? null }, current);
  if (!current && first) book.heard.add(personId);
  const mine = (await rootsOf(ctx.db, [personId])).get(personId) ?? personId;
  for (const other of meeting.filter(({ root }) => root !== mine)) await propose(ctx, record, mine, other);
}

/**
 * What joins a record to somebody: an address, or else a number. Couples, hotels and offices share a number: where the record
 * has an address that nobody has, the number of somebody with another address joins only if staff confirmed it.
 */
async function findJoining(
  { db }: Ctx,
  { contacts }: RecordToLink,
  meeting: readonly Point[],
): Promise<Point | undefined> {
  const address = meeting.find(({ kind }) => kind === "email");
  if (address || !contacts.some(({ kind }) => kind === "email")) return address ?? meeting[0];
  for (const number of meeting) if (number.confirmedAt || !(await hasAddress(db, number.root))) return number;
  return undefined;
}

async function hasAddress(db: Db, root: number): Promise<boolean> {
  const isOfFamily = inArray(contactPoint.personId, await familyOf(db, root));
  return (await db.$count(contactPoint, and(isOfFamily, eq(contactPoint.kind, "email")))) > 0;
}

/** What staff placed, and what was joined by a contact point that the record still has. */
function staysWhereItIs({ by, contactPointId }: CurrentLink, known: readonly Point[]): boolean {
  return by !== null || contactPointId === null || known.some(({ id }) => id === contactPointId);
}

/** @returns the new person's id */
export async function createPerson(
  { db, now }: Ctx,
  { name, locale, town }: Pick<PersonFacts, "name" | "locale" | "town">,
): Promise<number> {
  const [row] = await db
    .insert(person)
    .values({ name, locale, town, createdAt: now })
    .returning({ id: person.id });
  return row?.id ?? 0;
}

/** Whether the record made this person, or nothing else is known of them: what it says, also later, is surely theirs. */
async function madeThem(db: Db, { kind, recordId }: RecordRef, personId: number): Promise<boolean> {
  const ofPerson = eq(contactPoint.personId, personId);
  const known = await db
    .select({ kind: contactPoint.seenKind, id: contactPoint.seenId, isBeside: contactPoint.isBeside })
    .from(contactPoint)
    .where(ofPerson);
  return known.length === 0 || known.some((one) => one.kind === kind && one.id === recordId && !one.isBeside);
}

async function addPoints(
  { db, now }: Ctx,
  book: Book,
  record: RecordToLink,
  personId: number,
): Promise<Point[]> {
  const unknown = record.contacts.filter(({ value }) => !book.points.has(value));
  if (unknown.length === 0) return [];
  const seen = { seenKind: record.kind, seenId: record.recordId };
  const isBeside = !(await madeThem(db, record, personId));
  const rows = await db
    .insert(contactPoint)
    .values(unknown.map((one) => ({ ...one, ...seen, isBeside, personId, createdAt: now })))
    .returning();
  const root = (await rootsOf(db, [personId])).get(personId) ?? personId;
  book.touched.add(personId);
  return rows.map((row) => {
    const point = { ...row, root };
    book.points.set(row.value, point);
    return point;
  });
}

type Placed = Pick<CurrentLink, "personId" | "contactPointId" | "by">;

async function saveLink(
  { db, now }: Ctx,
  book: Book,
  { kind, recordId, facts }: RecordToLink,
  placed: Placed,
  current: CurrentLink | undefined,
): Promise<void> {
  if (current && current.personId === placed.personId && current.name === facts.name) return;
  const { name, at: recordAt } = facts;
  const [row] = await db
    .insert(personRecord)
    .values({ ...placed, kind, recordId, name, recordAt, at: now })
    .returning();
  if (row) book.links.set(keyOf(row), row);
  book.touched.add(placed.personId);
  if (current) book.touched.add(current.personId);
}

/** Once for each pair, whatever became of it. */
async function propose(
  { db, now }: Ctx,
  { kind, recordId }: RecordRef,
  mine: number,
  other: Point,
): Promise<void> {
  await db
    .insert(personMerge)
    .values({
      ...{ personId: other.root, intoId: mine, state: "proposed", reason: other.kind },
      ...{ recordKind: kind, recordId, createdAt: now },
    })
    .onConflictDoNothing();
}

/** Records of these people are to be linked again. */
export async function queueAgain({ db }: Ctx, refs: readonly RecordRef[]): Promise<void> {
  if (refs.length === 0) return;
  await db.execute(sql`insert into person_waiting (kind, record_id)
    select * from unnest(${sql.param(refs.map(({ kind }) => kind))}::text[],
      ${sql.param(refs.map(({ recordId }) => recordId))}::bigint[])`);
}

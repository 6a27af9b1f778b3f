import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { erasePerson } from "#app/staff/privacy/server/erase.server.ts";
import { findPerson } from "#app/staff/privacy/server/find.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { person, personMerge } from "../schema.server.ts";
import { mergePeople, undoMerge } from "./by-staff/merge.server.ts";
import { moveRecord } from "./by-staff/move.server.ts";
import { rootsOf } from "./family.server.ts";
import { linkWaiting } from "./waiting.server.ts";

openSite();

const emails = ["a@example.org", "b@example.org", "c@example.org"];
const phones = ["", "809 555 0171", "+1 809-555-0172"];

/** Numbers choose among what there is at that moment. */
const step = fc.oneof(
  fc.record({ do: fc.constant("write" as const), email: fc.nat(2), phone: fc.nat(2) }),
  fc.record({ do: fc.constant("write" as const), email: fc.nat(2), phone: fc.nat(2) }),
  fc.record({ do: fc.constant("correct" as const), record: fc.nat(), email: fc.nat(2) }),
  fc.record({ do: fc.constant("merge" as const), one: fc.nat(), other: fc.nat() }),
  fc.record({ do: fc.constant("mergeAndUndo" as const), one: fc.nat(), other: fc.nat() }),
  fc.record({ do: fc.constant("undo" as const), merge: fc.nat() }),
  fc.record({
    do: fc.constant("move" as const),
    record: fc.nat(),
    to: fc.option(fc.nat()),
    together: fc.boolean(),
  }),
  fc.record({ do: fc.constant("delete" as const), record: fc.nat() }),
  fc.record({ do: fc.constant("erase" as const), one: fc.nat() }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const staff = { kind: "staff", id: "1", name: "Ana", email: "ana@example.com", role: "owner" } as const;
const inTransaction = <T>(act: (ctx: Ctx) => Promise<T>): Promise<T> =>
  db().transaction((tx) => act({ db: tx, actor: staff, locale: "en", now: new Date() }));

const chosen = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(from.length, 1)];
const leads = () => db().select({ id: lead.id }).from(lead).orderBy(lead.id);
const people = () => db().select({ id: person.id }).from(person).orderBy(person.id);

async function rows(): Promise<unknown> {
  const tables = ["person", "contact_point", "person_record", "person_listing"];
  const read = tables.map((table) =>
    db().execute(sql`select t::text from ${sql.identifier(table)} as t order by t::text`),
  );
  return (await Promise.all(read)).map((one) => one.rows);
}

/** Two different people, if there are. */
async function pairOf({ one, other }: { one: number; other: number }) {
  const all = await people();
  const roots = await rootsOf(
    db(),
    all.map(({ id }) => id),
  );
  const [id, second] = [chosen(all, one)?.id ?? 0, chosen(all, other)?.id ?? 0];
  return roots.get(id) === roots.get(second) ? undefined : { id, other: second };
}

async function merge(pair: { id: number; other: number }): Promise<number> {
  await inTransaction((ctx) => mergePeople(ctx, pair));
  const [newest] = await db()
    .select()
    .from(personMerge)
    .orderBy(sql`decided_at desc nulls last, id desc`)
    .limit(1);
  return newest?.id ?? 0;
}

type Move = { record: number; to: number | null; together: boolean };

async function move({ record, to, together }: Move): Promise<void> {
  const id = chosen(await leads(), record)?.id;
  const {
    rows: [link],
  } = await db().execute<{ person: string }>(sql`
    select person_id as person from person_record where kind = 'lead' and record_id = ${id ?? 0} order by id desc limit 1`);
  if (id === undefined || !link) return;
  const target = to === null ? null : (chosen(await people(), to)?.id ?? null);
  const roots = await rootsOf(db(), [Number(link.person), target ?? 0]);
  if (target !== null && roots.get(target) === roots.get(Number(link.person))) return;
  await inTransaction((ctx) =>
    moveRecord(ctx, { id: Number(link.person), kind: "lead", record: id, to: target, together }),
  );
}

async function erase(one: number): Promise<void> {
  const id = chosen(await people(), one)?.id;
  if (id === undefined) return;
  const asked = { email: "", phone: "", person: id };
  const { total } = await inTransaction((ctx) => findPerson(ctx, { ...asked, everywhere: false }));
  await inTransaction((ctx) => erasePerson(ctx, { ...asked, total }));
  expect(await db().$count(person, eq(person.id, id))).toBe(0);
}

async function take(one: Step): Promise<void> {
  if (one.do === "write") {
    const words = { email: emails[one.email] ?? "", phone: phones[one.phone] ?? "" };
    await db()
      .insert(lead)
      .values({ ...words, name: "N", message: "m", reference: "R", locale: "en", createdAt: new Date() });
  } else if (one.do === "correct") {
    const id = chosen(await leads(), one.record)?.id ?? 0;
    await db()
      .update(lead)
      .set({ email: emails[one.email] ?? "" })
      .where(eq(lead.id, id));
  } else if (one.do === "delete") {
    await db()
      .delete(lead)
      .where(eq(lead.id, chosen(await leads(), one.record)?.id ?? 0));
  } else if (one.do === "move") await move(one);
  else if (one.do === "erase") await erase(one.one);
  else if (one.do === "undo") {
    const merged = await db().select().from(personMerge).where(eq(personMerge.state, "merged"));
    const id = chosen(merged, one.merge)?.id;
    if (id !== undefined) await inTransaction((ctx) => undoMerge(ctx, { merge: id }));
  } else {
    const pair = await pairOf(one);
    if (!pair) return;
    if (one.do === "merge") return void (await merge(pair));
    const before = await rows();
    const id = await merge(pair);
    expect(await rows()).not.toEqual(before);
    await inTransaction((ctx) => undoMerge(ctx, { merge: id }));
    expect(await rows()).toEqual(before);
  }
}

/** Every record is at one person, each person in one family, and the list shows each family once. */
async function expectInOrder(): Promise<void> {
  await linkWaiting();
  const all = await people();
  const roots = await rootsOf(
    db(),
    all.map(({ id }) => id),
  );
  expect(roots.size).toBe(all.length);
  const { rows: current } = await db().execute<{ record: string; person: string }>(sql`
    select record_id as record, person_id as person from person_record as link where kind = 'lead'
      and not exists (select from person_record as n where n.kind = 'lead' and n.record_id = link.record_id and n.id > link.id)
    order by record_id`);
  expect(current.map(({ record }) => Number(record))).toEqual((await leads()).map(({ id }) => id));
  for (const one of current) expect(roots.has(Number(one.person))).toBe(true);
  const { rows: listed } = await db().execute<{ id: string }>(
    sql`select person_id as id from person_listing order by 1`,
  );
  const wanted = [...new Set(roots.values())].toSorted((one, other) => one - other);
  expect(listed.map(({ id }) => Number(id))).toEqual(wanted);
}

const histories = rounds(40, 500);

test("in random histories every record is one person's, and an undone merge leaves every row as it was", async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (history) => {
      await db().execute(sql`truncate person, person_waiting, lead cascade`);
      for (const one of history) {
        await take(one);
        await expectInOrder();
        steps += 1;
      }
    }),
    { numRuns: histories, endOnFailure: true },
  );
  console.log(`people: ${histories} random histories with ${steps} steps, every record at one person`);
}, 1_200_000);

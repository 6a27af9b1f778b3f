import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { contactPoint, person, personMerge, personWaiting } from "../schema.server.ts";
import { linksOfPeople } from "./family.server.ts";
import { linkWaiting } from "./waiting.server.ts";

const site = openSite();

beforeEach(async () => {
  await db().execute(
    sql`truncate person, person_waiting, lead, contact_message, safety_request, community_post
      restart identity cascade`,
  );
});

const post = async (path: string, body: object) => {
  const answer = await site.send("POST", path, { body });
  expect(answer.status, await answer.clone().text()).toBe(201);
};
const ask = (fields: object) =>
  post("/api/leads", { name: "Lisa", email: "lisa@example.com", phone: "", message: "m", ...fields });
const write = (fields: object) =>
  post("/api/contact", { name: "Lisa", email: "lisa@example.com", phone: "", message: "m", ...fields });
const callForHelp = (contact: string) =>
  post("/api/safety-requests", { protocol: "General Safety Request", name: "L", details: "d", contact });

/** Of each person: how many records, and the contact points. */
async function everybody() {
  const people = await db().select().from(person).orderBy(person.id);
  const points = await db().select().from(contactPoint).orderBy(contactPoint.id);
  const links = await linksOfPeople(
    db(),
    people.map(({ id }) => id),
  );
  return people.map(({ id, name }) => ({
    name,
    records: links
      .filter(({ personId }) => personId === id)
      .map(({ kind, recordId }) => `${kind}:${recordId}`),
    contacts: points.filter(({ personId }) => personId === id).map(({ value }) => value),
  }));
}

test("records with one address are one person's, however it is typed", async () => {
  await ask({ phone: "809 555 0177" });
  await write({ email: "LISA@example.com" });
  await callForHelp("WhatsApp +1 (809) 555-0177, please");
  expect(await db().$count(personWaiting)).toBe(3);
  expect(await linkWaiting()).toBe(3);
  expect(await everybody()).toEqual([
    {
      name: "Lisa",
      records: ["lead:1", "contact_message:1", "safety_request:1"],
      contacts: ["lisa@example.com", "+18095550177"],
    },
  ]);
  expect(await db().$count(personWaiting)).toBe(0);
});

test("two people who meet on one record are proposed as one, and stay two", async () => {
  await ask({});
  await write({ name: "Tom", email: "tom@example.com", phone: "+1 809 555 0101" });
  await ask({ phone: "8095550101" });
  await linkWaiting();
  expect((await everybody()).map(({ records }) => records)).toEqual([
    ["lead:1", "lead:2"],
    ["contact_message:1"],
  ]);
  expect(await db().select().from(personMerge)).toMatchObject([
    { personId: 2, intoId: 1, state: "proposed", reason: "phone", recordKind: "lead", recordId: 2 },
  ]);
});

test("who has an address of their own is not joined by a number alone, but proposed: a couple has one phone", async () => {
  const phone = "+1 809 555 0144";
  await ask({ phone });
  await write({ name: "Roy", email: "roy@example.com", phone });
  await linkWaiting();
  expect(await everybody()).toEqual([
    { name: "Lisa", records: ["lead:1"], contacts: ["lisa@example.com", "+18095550144"] },
    { name: "Roy", records: ["contact_message:1"], contacts: ["roy@example.com"] },
  ]);
  const proposed = { personId: 1, intoId: 2, state: "proposed", reason: "phone" };
  expect(await db().select().from(personMerge)).toMatchObject([proposed]);
  await db()
    .update(contactPoint)
    .set({ confirmedAt: new Date() })
    .where(eq(contactPoint.value, "+18095550144"));
  await write({ name: "Lisa", email: "lisa@work.example.com", phone });
  await linkWaiting();
  expect((await everybody()).map(({ contacts }) => contacts)).toEqual([
    ["lisa@example.com", "+18095550144", "lisa@work.example.com"],
    ["roy@example.com"],
  ]);
});

test("who is known by a number alone is joined by it when they name their address", async () => {
  await callForHelp("WhatsApp +1 809 555 0145");
  await write({ name: "Roy", email: "roy@example.com", phone: "809 555 0145" });
  await linkWaiting();
  expect((await everybody()).map(({ records }) => records)).toEqual([
    ["safety_request:1", "contact_message:1"],
  ]);
});

test("our own address, and what is no number, join nobody", async () => {
  await ask({ email: "ana@example.com", phone: "0000000" });
  await write({ email: "ana@example.com" });
  await callForHelp("at the hotel");
  await linkWaiting();
  expect(await everybody()).toEqual([]);
});

test("a corrected name is the newest link's; a corrected address stays with its person", async () => {
  await ask({});
  await linkWaiting();
  await db().update(lead).set({ name: "Lisa Abrams", email: "l.abrams@example.com" });
  await linkWaiting();
  expect(await everybody()).toMatchObject([
    { records: ["lead:1"], contacts: ["lisa@example.com", "l.abrams@example.com"] },
  ]);
  const found = await db().execute(sql`select name from person_record order by id`);
  expect(found.rows).toEqual([{ name: "Lisa" }, { name: "Lisa Abrams" }]);
});

test("of a person whose last record was deleted nothing is left", async () => {
  await ask({});
  await write({ email: "tom@example.com" });
  await linkWaiting();
  await db().delete(lead);
  await linkWaiting();
  expect(await everybody()).toEqual([
    { name: "Lisa", records: ["contact_message:1"], contacts: ["tom@example.com"] },
  ]);
});

test("many processes with records of one new address make one person", async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => ask({ message: `m ${n}` })));
  await Promise.all(Array.from({ length: 6 }, () => linkWaiting()));
  await linkWaiting();
  expect(await everybody()).toMatchObject([{ contacts: ["lisa@example.com"] }]);
  expect((await everybody())[0]?.records).toHaveLength(8);
});

test("a text as long as no address is, is none: the records beside it are linked", async () => {
  // Random, since the index compresses what repeats.
  const endless = `${randomBytes(2_000).toString("hex")}@example.com`;
  const words = {
    author: "P",
    title: "t",
    content: `Write to ${endless} or to me@example.com`,
    locale: "en",
  };
  await db()
    .insert(communityPost)
    .values({ ...words, locale: "en", status: "held", createdAt: new Date() });
  await ask({});
  expect(await linkWaiting()).toBe(2);
  expect((await everybody()).flatMap(({ contacts }) => contacts).toSorted()).toEqual([
    "lisa@example.com",
    "me@example.com",
  ]);
});

test("a record that cannot be linked is set aside, and those in its batch are linked", async () => {
  await ask({ email: "before@example.com" });
  await ask({ name: "Refused", email: "refused@example.com" });
  await ask({ email: "after@example.com" });
  await db().execute(sql`alter table person add constraint refused check (name <> 'Refused')`);
  try {
    expect(await linkWaiting()).toBe(3);
  } finally {
    await db().execute(sql`alter table person drop constraint refused`);
  }
  expect((await everybody()).flatMap(({ contacts }) => contacts)).toEqual([
    "before@example.com",
    "after@example.com",
  ]);
  expect(await db().$count(personWaiting)).toBe(0);
  // It is linked when it changes.
  await db().update(lead).set({ name: "Lisa" });
  await linkWaiting();
  expect(await everybody()).toHaveLength(3);
});

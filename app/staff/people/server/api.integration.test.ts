import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { PersonDetail, PersonSummary, TimelineEntry } from "../contract.ts";
import { contactPoint, person, personMerge } from "../schema.server.ts";
import { linkWaiting } from "./waiting.server.ts";

const site = openSite();

beforeEach(async () => {
  await db().execute(
    sql`truncate person, person_waiting, lead, contact_message, safety_request, outbox restart identity cascade`,
  );
});

const lisa = { name: "Lisa Abrams", email: "lisa@example.com", phone: "", message: "We move in May." };
const tom = { name: "Tom Birch", email: "tom@example.com", phone: "809 555 0178", message: "A pump." };

const post = async (path: string, body: object) =>
  expect((await site.send("POST", path, { body })).status).toBe(201);
const staff = (method: string, path: string, body?: object) =>
  site.send(method, `/api/admin/people${path}`, { staff: true, ...(body && { body }) });
const changed = async (method: string, path: string, body?: object): Promise<PersonDetail> => {
  const answer = await staff(method, path, body);
  expect([200, 201], await answer.clone().text()).toContain(answer.status);
  return (await answer.json()) as PersonDetail;
};
const readOne = (id: number) => changed("GET", `/${id}`);
const find = async (search: string) =>
  (await (await staff("GET", `?search=${encodeURIComponent(search)}`)).json()) as PersonSummary[];
const timelineOf = async (id: number) =>
  (await (await staff("GET", `/${id}/timeline`)).json()) as TimelineEntry[];

test("a person's page has their contacts, what is open, and everything with its words, newest first", async () => {
  await post("/api/leads", { ...lisa, phone: "+1 (829) 555-0131" });
  await post("/api/contact", { ...lisa, subject: "Schools", message: "Which school is near?" });
  await linkWaiting();
  await site.send("PATCH", "/api/admin/leads/1/status", { staff: true, body: { status: "contacted" } });
  const one = await readOne(1);
  expect(one).toMatchObject({
    name: "Lisa Abrams",
    counts: { lead: 1, contact_message: 1 },
    contacts: [
      { kind: "email", value: "lisa@example.com", seen: { kind: "lead", id: 1 } },
      { kind: "phone", value: "+18295550131" },
    ],
  });
  expect(one.open.map(({ kind, status }) => [kind, status])).toEqual([
    ["lead", "contacted"],
    ["contact_message", "open"],
  ]);
  const entries = await timelineOf(1);
  const said = entries.map(({ what, words }) => [what, words.split("\n")[0]]);
  expect(said[0]).toEqual(["status", ""]);
  expect(said).toContainEqual(["lead", "We move in May."]);
  expect(said).toContainEqual(["contact_message", "Which school is near?"]);
  expect(
    entries
      .filter(({ what }) => what === "letter")
      .map(({ record }) => record.kind)
      .toSorted(),
  ).toEqual(["contact_message", "lead"]);
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test("what was sold to a person stands on their page and in the timeline, until it is taken back", async () => {
  await post("/api/leads", lisa);
  await linkWaiting();
  const sale = (method: string, body: object) =>
    site.send(method, "/api/admin/leads/1/sale", { staff: true, body });
  await site.send("PATCH", "/api/admin/leads/1/status", { staff: true, body: { status: "converted" } });
  await sale("PUT", { package: "royal", price: "4997", currency: "USD", soldOn: "2026-01-20" });
  const sold = { package: "royal", price: { cents: 499_700, currency: "USD" } };
  expect((await readOne(1)).sales).toEqual([{ lead: 1, ...sold, soldOn: "2026-01-20" }]);
  expect((await timelineOf(1))[0]).toMatchObject({
    ...{ what: "sale", record: { kind: "lead", id: 1 }, by: "Ana", from: "royal", to: "USD 499700" },
    when: "2026-01-20T04:00:00.000Z",
  });
  expect((await sale("DELETE", { version: 1 })).status).toBe(200);
  expect((await readOne(1)).sales).toEqual([]);
  expect((await timelineOf(1)).filter(({ what }) => what === "sale")).toEqual([]);
});

test("people are found by a part of a name, an address or a number, and by a word typed wrong", async () => {
  await post("/api/leads", { ...lisa, phone: "829 555 0131" });
  await post("/api/contact", tom);
  await linkWaiting();
  for (const search of ["abrams", "LISA@example", "5550131", "+1 829 555 0131", "Abrasm", "Lisa Abram"])
    expect(
      (await find(search)).map(({ name }) => name),
      search,
    ).toEqual(["Lisa Abrams"]);
  // An address that nobody has is not taken for all others of its domain.
  for (const search of ["Ostrander", "nobody@example.com", "829 555 9999"])
    expect(await find(search), search).toEqual([]);
});

test("people with a name like the one typed are listed page by page", async () => {
  await db().execute(sql`insert into person (name, locale, created_at)
    select 'Quintanilla ' || n, 'en', now() from generate_series(1, 5) n`);
  await db().execute(sql`insert into person_listing (person_id, last_at, is_customer, is_vendor, search)
    select id, created_at, true, false, plain(name) from person`);
  const found: number[] = [];
  for (let next: string | undefined = "?search=Quintanila&limit=2"; next; ) {
    const answer = await staff("GET", next);
    expect(answer.headers.get("x-total-count")).toBe("5");
    found.push(...((await answer.json()) as PersonSummary[]).map(({ id }) => id));
    next = /people(\?[^>]*)>;\s?rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  expect(found).toEqual([5, 4, 3, 2, 1]);
});

test("opening a person is in the audit log, once an hour for each member of staff", async () => {
  await post("/api/leads", lisa);
  await linkWaiting();
  await readOne(1);
  await readOne(1);
  expect(await db().$count(auditLog, eq(auditLog.act, "person.opened"))).toBe(1);
});

test("a record that waits is linked at once when staff ask whose it is", async () => {
  await post("/api/leads", lisa);
  const answer = await staff("GET", "/of?records=lead:1,lead:99,review:5,vendor:1");
  expect(await answer.json()).toEqual([
    { record: "lead:1", person: { id: 1, name: "Lisa Abrams", counts: { lead: 1 } } },
    { record: "lead:99", person: null },
    { record: "vendor:1", person: null },
  ]);
});

test("a proposal becomes a merge, which can be undone; a refused one does not come again", async () => {
  await post("/api/leads", lisa);
  await post("/api/contact", tom);
  await post("/api/leads", { ...lisa, phone: tom.phone });
  await linkWaiting();
  const [proposal] = (await readOne(1)).proposals;
  expect(proposal).toMatchObject({ reason: "phone", record: { kind: "lead", id: 2 }, other: { id: 2 } });
  const merged = await changed("POST", "/1/merge", { other: 2 });
  expect(merged).toMatchObject({ id: 1, proposals: [], counts: { lead: 2, contact_message: 1 } });
  expect(await readOne(2)).toMatchObject({ id: 1, otherNames: ["Tom Birch"] });
  expect((await staff("POST", "/1/merge", { other: 2 })).status).toBe(409);
  const undone = await changed("POST", `/merges/${merged.merges[0]?.id}/undo`);
  expect([undone.counts, (await readOne(2)).counts]).toEqual([{ lead: 2 }, { contact_message: 1 }]);
  expect((await staff("POST", `/merges/${merged.merges[0]?.id}/undo`)).status).toBe(409);
  await db().update(personMerge).set({ state: "proposed" });
  await changed("POST", `/proposals/${proposal?.id}/refuse`);
  await post("/api/leads", { ...lisa, phone: tom.phone });
  await linkWaiting();
  expect((await readOne(1)).proposals).toEqual([]);
});

test("a page shows ten proposals and says how many more; the list is of the newest and says how many are older", async () => {
  await post("/api/leads", lisa);
  await linkWaiting();
  await db().execute(
    sql`insert into person (name, locale, created_at) select 'P', 'en', now() from generate_series(1, 1012)`,
  );
  await db().execute(sql`insert into person_listing (person_id, last_at, is_customer, is_vendor, search)
    select id, now() - id * interval '1 hour', true, false, 'p' from person where id > 1`);
  const propose = (which: string) =>
    db().execute(sql`insert into person_merge (person_id, into_id, state, reason, created_at)
      select id, 1, 'proposed', 'phone', now() from person where ${sql.raw(which)} order by id`);
  const listed = async () => {
    const answer = await staff("GET", "?status=proposals&limit=100");
    const items = (await answer.json()) as PersonSummary[];
    return { items, total: answer.headers.get("x-total-count"), facts: answer.headers.get("x-list-facts") };
  };
  await propose("id between 2 and 14");
  const one = await readOne(1);
  expect([one.proposals.map(({ other }) => other.id), one.moreProposals]).toEqual([
    [14, 13, 12, 11, 10, 9, 8, 7, 6, 5],
    3,
  ]);
  expect(await listed()).toMatchObject({ total: "14", facts: null });
  const all = (await (await staff("GET", "?limit=100")).json()) as PersonSummary[];
  expect(all.filter(({ isProposed }) => isProposed).map(({ id }) => id)).toEqual(
    Array.from({ length: 14 }, (_, at) => at + 1),
  );
  // Whoever became one person with them by another merge is proposed no more.
  await changed("POST", "/1/merge", { other: 14 });
  await db().execute(sql`update person set merged_into = 14 where id = 13`);
  expect((await readOne(1)).moreProposals).toBe(1);
  await db().execute(sql`update person set merged_into = null`);
  await propose("id > 14");
  expect((await readOne(1)).moreProposals).toBe(991);
  expect(await listed()).toMatchObject({ total: "201", facts: "older=811" });
});

test("a merge of more than 30 days ago is not undone any more", async () => {
  await post("/api/leads", lisa);
  await post("/api/contact", tom);
  await linkWaiting();
  const { merges } = await changed("POST", "/1/merge", { other: 2 });
  await db().execute(sql`update person_merge set decided_at = now() - interval '31 days'`);
  expect((await readOne(1)).merges).toEqual([]);
  expect((await staff("POST", `/merges/${merges[0]?.id}/undo`)).status).toBe(409);
});

test("two strangers with one address typed wrong: staff split them, and the next record finds its own", async () => {
  await post("/api/leads", lisa);
  // Tom mistypes: his request bears Lisa's address.
  await post("/api/contact", { ...tom, email: lisa.email });
  await linkWaiting();
  expect((await readOne(1)).counts).toEqual({ lead: 1, contact_message: 1 });
  const split = await changed("POST", "/1/records", { kind: "contact_message", record: 1, to: null });
  expect(split).toMatchObject({
    name: "Tom Birch",
    counts: { contact_message: 1 },
    contacts: [{ value: "+18095550178" }],
  });
  expect(await readOne(1)).toMatchObject({ counts: { lead: 1 }, contacts: [{ value: lisa.email }] });
  await post("/api/contact", tom);
  await linkWaiting();
  expect((await readOne(split.id)).counts).toEqual({ contact_message: 2 });
  // Neither a copy of Lisa's data nor their erasure touches Tom's.
  const ask = (path: string, body: object) => staff("POST", path, { email: "", phone: "", ...body });
  const copy = await (await ask("/export", { person: 1 })).text();
  expect(copy).toContain("We move in May.");
  expect(copy).not.toContain("A pump.");
  expect(copy).not.toContain("Tom Birch");
  const found = JSON.parse(copy) as { records: Record<string, { records?: { kind: string }[] }[]> };
  const places = Object.values(found.records).flatMap((some) => some.flatMap(({ records }) => records ?? []));
  expect(places.map(({ kind }) => kind)).toEqual(["lead"]);
  const { total } = (await (await ask("/search", { person: 1 })).json()) as { total: number };
  expect((await ask("/erase", { person: 1, total })).status).toBe(200);
  expect((await staff("GET", "/1")).status).toBe(404);
  expect(await readOne(split.id)).toMatchObject({ counts: { contact_message: 2 } });
});

test("nobody outside the team reads people: no open call answers with another's record", async () => {
  await post("/api/leads", lisa);
  const answer = await site.json("POST", "/api/contact", { body: { ...tom, email: lisa.email } });
  await linkWaiting();
  expect(Object.keys(answer as object).toSorted()).toEqual(["message", "success"]);
  for (const path of ["", "/1", "/1/timeline", "/of?records=lead:1"])
    expect((await site.send("GET", `/api/admin/people${path}`)).status).toBe(401);
});

test("staff edit a person; an outdated version, and an address that somebody else has, are refused", async () => {
  await post("/api/leads", lisa);
  await post("/api/contact", tom);
  await linkWaiting();
  const values = {
    name: "Lisa M. Abrams",
    town: "Sosúa",
    tags: ["retiree"],
    owner: "ana@example.com",
    locale: "es",
  };
  expect(await changed("PATCH", "/1", { ...values, version: 1 })).toMatchObject({ ...values, version: 2 });
  expect((await staff("PATCH", "/1", { town: "Cabarete", version: 1 })).status).toBe(409);
  expect((await find("sosua"))[0]?.id).toBe(1);
  const taken = await staff("POST", "/1/contacts", { kind: "email", value: "TOM@example.com" });
  expect([taken.status, await taken.json()]).toMatchObject([409, { details: { person: 2 } }]);
  for (const value of ["x", "ana@example.com"])
    expect((await staff("POST", "/1/contacts", { kind: "email", value })).status).toBe(400);
  const { contacts } = await changed("POST", "/1/contacts", { kind: "phone", value: "849 555 0133" });
  const point = contacts.find(({ value }) => value === "+18495550133")?.id ?? 0;
  expect(contacts.find(({ id }) => id === point)?.confirmedBy).toBe("ana@example.com");
  expect((await staff("PATCH", `/2/contacts/${point}`, { shared: true })).status).toBe(404);
  // A number that several use joins nobody.
  await changed("PATCH", `/1/contacts/${point}`, { shared: true });
  await post("/api/contact", { ...tom, phone: "849 555 0133" });
  await linkWaiting();
  expect((await readOne(1)).proposals).toEqual([]);
  expect((await changed("DELETE", `/1/contacts/${point}`)).contacts).toHaveLength(1);
});

test("our own address, which a person has since before it was ours, is not searched for", async () => {
  await post("/api/leads", { ...lisa, email: "cleo@example.com" });
  await post("/api/leads", { ...lisa, email: "cleo@example.com", phone: "809 555 0100" });
  await linkWaiting();
  await changed("POST", "/1/contacts", { kind: "email", value: lisa.email });
  const asked = { email: "", phone: "", person: 1 };
  const search = async () => (await (await staff("POST", "/search", asked)).json()) as { email: string };
  expect((await search()).email).toBe(`cleo@example.com, ${lisa.email}`);
  await db().update(authUser).set({ email: "cleo@example.com" });
  try {
    expect((await search()).email).toBe(lisa.email);
  } finally {
    await db().update(authUser).set({ email: "ana@example.com" });
  }
});

test("erasing a person erases everybody they were merged with, and all contact points", async () => {
  await post("/api/leads", lisa);
  await post("/api/contact", tom);
  await linkWaiting();
  await changed("POST", "/1/merge", { other: 2 });
  const asked = { email: "", phone: "", person: 2 };
  const { total } = (await (await staff("POST", "/search", asked)).json()) as { total: number };
  expect((await staff("POST", "/erase", { ...asked, total })).status).toBe(200);
  await linkWaiting();
  const tables = [person, contactPoint, personMerge];
  expect(await Promise.all(tables.map((table) => db().$count(table)))).toEqual([0, 0, 0]);
  const { rows } = await db().execute(sql`select (select count(*)::int from lead) as leads,
    (select count(*)::int from contact_message) as messages, (select count(*)::int from person_listing) as listed`);
  expect(rows).toEqual([{ leads: 0, messages: 0, listed: 0 }]);
});

test("who has an address or a number is found by the whole of it, however it is written; not where several share it", async () => {
  await post("/api/leads", tom);
  await post("/api/leads", { ...lisa, email: "notom@example.com" });
  await linkWaiting();
  const reached = async (contact: string) => {
    const answer = await staff("GET", `?contact=${encodeURIComponent(contact)}`);
    return ((await answer.json()) as PersonSummary[]).map(({ name, counts }) => [name, counts]);
  };
  const found = [["Tom Birch", { lead: 1 }]];
  for (const contact of ["TOM@example.com", "809-555-0178", "+1 (809) 555 0178"])
    expect(await reached(contact)).toEqual(found);
  for (const contact of ["om@example.com", "555 0178", "nobody@example.com", "x"])
    expect(await reached(contact)).toEqual([]);
  const { contacts } = await readOne(1);
  const point = contacts.find(({ kind }) => kind === "phone")?.id;
  await changed("PATCH", `/1/contacts/${point}`, { shared: true });
  expect(await reached("809 555 0178")).toEqual([]);
});

import { eq, getTableName, inArray, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { notifyPasswordChanged } from "#app/marketplace/accounts/server/password.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { inspectTexts } from "#app/marketplace/moderation/server/inspect.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { linkWaiting } from "#app/staff/people/server/waiting.server.ts";
import { communityFollow, communityPost } from "#app/support/community/schema.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { idempotencyKey } from "#platform/http/calls/schema.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { staffLogin } from "../../../../tests/e2e/fixtures/staff-login.ts";
import { bookedAt } from "../../../../tests/support/records/booking.ts";
import { listedVendor } from "../../../../tests/support/records/vendor-account.ts";
import { newApplication } from "../../../../tests/support/records/vendor-application.ts";
import {
  enterEverything,
  personNumber,
  type TestPerson,
} from "../../../../tests/support/records/whole-person.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { PersonFound } from "../contract.ts";
import { personalDataRegistry } from "./registry.server.ts";
import { searchEverywhere } from "./search-everywhere.server.ts";

const site = openSite();
const people = rounds(4, 50);
const chosen = 2;

const asked = ({ email, digits }: TestPerson) => ({ email, phone: digits });

const approvedVendor = async (overrides: object = {}) =>
  (await listedVendor(site, { services: ["Other Service"], ...overrides })).vendorId;

async function search(body: object): Promise<PersonFound> {
  const answer = await site.send("POST", "/api/admin/people/search", { body, staff: true });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PersonFound;
}

function erase(body: object): Promise<Response> {
  return site.send("POST", "/api/admin/people/erase", { body, staff: true });
}

/** All tables outside PostgreSQL's own schemas, each row as text, with bytes decoded. */
async function tablesWithTexts(): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows.map(({ name }) => name);
}

/** Per table: number and text of the rows that contain the person. */
async function tracesOf({ canary, digits }: TestPerson): Promise<Map<string, string>> {
  const spaced = [...digits].join("[^0-9]{0,3}");
  const hex = (text: string) => Buffer.from(text).toString("hex");
  const pattern = [canary, spaced, hex(canary), hex(digits)].join("|");
  const found = new Map<string, string>();
  for (const table of await tablesWithTexts()) {
    const { rows } = await db().execute<{ count: string; sum: string | null }>(sql`
      select count(*) as count, md5(string_agg(one::text, '' order by one::text)) as sum
      from ${sql.raw(table)} as one where one::text ~* ${pattern}`);
    const [row] = rows;
    if (row && row.count !== "0") found.set(table, `${row.count} ${row.sum}`);
  }
  return found;
}

async function everythingBut({ canary }: TestPerson): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await tablesWithTexts()) {
    const { rows } = await db().execute<{ who: string; count: string; sum: string }>(sql`
      select who, count(*) as count, md5(string_agg(one, '' order by one)) as sum
      from (select row::text as one, substring(row::text from 'kanari[0-9]+zz') as who
        from ${sql.raw(table)} as row) as rows
      where who <> ${canary} group by who`);
    for (const { who, count, sum } of rows) sums[`${who} ${table}`] = `${count} ${sum}`;
  }
  return sums;
}

/** Asks for letters about replies to their own post: without a mail service the form does not offer them. */
async function followBoard({ canary, email }: TestPerson): Promise<void> {
  const [post] = await db()
    .select()
    .from(communityPost)
    .where(eq(communityPost.author, `P ${canary}`));
  const id = post?.id ?? 0;
  const asked = { topicId: id, postId: id, email, locale: "en", notifiedPlace: 0 } as const;
  await db()
    .insert(communityFollow)
    .values({ ...asked, ...newLinkToken().stored, createdAt: new Date() });
}

test("one of many is erased: no trace in any column of any table, and the others are as they were", async () => {
  const everybody = Array.from({ length: people }, (_, n) => personNumber(n));
  const vendorId = await approvedVendor();
  for (const person of everybody) {
    await enterEverything(site, person, vendorId);
    await followBoard(person);
  }
  await linkWaiting();
  const [one, ...others] = everybody.toSpliced(chosen, 1).toSpliced(0, 0, personNumber(chosen)) as [
    TestPerson,
    ...TestPerson[],
  ];
  const [letter] = await db().select().from(outbox).where(eq(outbox.recipient, one.email));
  await site.send("POST", `/api/admin/outbox/${letter?.id}/sent-by-hand`, { staff: true });
  const traces = await tracesOf(one);
  expect([...traces.keys()].length).toBeGreaterThan(15);
  const before = await everythingBut(one);
  expect(Object.keys(before).length).toBeGreaterThan(15 * others.length);
  const answersBefore = await db().$count(idempotencyKey);
  const sealedBefore = await db().$count(vendorApplication);

  const found = await search(asked(one));
  // Also with one of the two known: no row that was not found contains them.
  expect(found.kinds.map(({ kind }) => kind)).toEqual(Object.keys(personalDataRegistry));
  const copy = await site.send("POST", "/api/admin/people/export", { body: asked(one), staff: true });
  const text = await copy.text();
  for (const secret of ["taxId", "ownerIdNumber", "insurancePolicyNumber"])
    expect(text).toContain(`"${secret}":"${secret} ${one.canary}"`);
  for (const other of others) expect(text).not.toContain(other.canary);
  expect(text).not.toContain(staffLogin.email);

  expect((await erase({ ...asked(one), total: found.total })).status).toBe(409);
  const { total, kinds } = await search(asked(one));
  const answer = await erase({ ...asked(one), total });
  expect([answer.status, await answer.json()]).toEqual([200, { erased: total }]);

  expect([...(await tracesOf(one)).keys()]).toEqual([]);
  expect(await everythingBut(one)).toEqual(before);
  expect(await db().$count(vendorApplication)).toBe(sealedBefore - 1);
  const keyed = kinds.find(({ kind }) => kind === "answer")?.count ?? 0;
  expect(keyed).toBeGreaterThan(8);
  expect(await db().$count(idempotencyKey)).toBe(answersBefore - keyed);

  expect(await search(asked(one))).toMatchObject({ total: 0, searched: null });
  const again = await search({ ...asked(one), everywhere: true });
  expect([again.total, again.searched?.traces]).toEqual([0, []]);
  const [line] = await db().select().from(auditLog).where(sql`act = 'person.erase'`);
  expect(line).toMatchObject({ by: "Ana", detail: { lead: "2", booking: "4", vendor_application: "1" } });
  console.log(
    `a person's rights: ${total} records of 1 of ${people} erased from ${traces.size} tables; 0 traces in ` +
      `${(await tablesWithTexts()).length} tables, ${others.length} others as they were`,
  );
}, 300_000);

test("a vendor whom others booked goes, and their bookings stay", async () => {
  const one = personNumber(700);
  const vendorId = await approvedVendor({ businessName: one.canary, email: one.email, phone: one.digits });
  const other = personNumber(701);
  const { id } = await bookedAt(site, vendorId, { customerEmail: other.email, customerName: other.canary });
  const report = { reason: "wrong", message: "His prices.", email: other.email };
  await site.send("POST", `/api/vendors/${vendorId}/report`, { body: report });
  const { total } = await search({ email: one.email });
  expect((await erase({ email: one.email, phone: one.digits, total })).status).toBe(200);
  expect([...(await tracesOf(one)).keys()]).toEqual([]);
  const [kept] = await db().select().from(booking).where(sql`id = ${id}`);
  expect(kept).toMatchObject({ customerName: other.canary, vendorName: "Antiguo proveedor" });
  expect((await search({ email: other.email })).kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["booking", "report", "letter"]),
  );
  expect(await db().$count(vendor, sql`id = ${vendorId} and status = 'suspended' and email = ''`)).toBe(1);
  expect((await site.send("GET", `/api/vendors/${vendorId}`)).status).toBe(404);
});

test("a vendor's letters are found at an address that the account no longer has", async () => {
  const one = personNumber(710);
  const vendorId = await approvedVendor({ businessName: one.canary, email: one.email, phone: one.digits });
  const ctx = { ...systemContext(), db: db() };
  await inspectTexts(ctx, { id: vendorId }, [{ source: "description", text: "Call 809-555-0142." }]);
  await notifyPasswordChanged(ctx, vendorId, "a change");
  const names = ["vendor_flagged", "vendor_password_changed"] as const;
  await db()
    .update(outbox)
    .set({ recipient: "before@example.com", facts: sql`'{}'::jsonb` })
    .where(inArray(outbox.letter, [...names]));
  expect(await db().$count(outbox, eq(outbox.recipient, "before@example.com"))).toBe(2);
  const { total } = await search({ email: one.email });
  expect((await erase({ email: one.email, phone: one.digits, total })).status).toBe(200);
  expect(await db().$count(outbox, eq(outbox.recipient, "before@example.com"))).toBe(0);
});

test("an approved applicant's reference goes from the audit log, what was done stays", async () => {
  const one = personNumber(720);
  const body = newApplication({ email: one.email });
  expect((await site.send("POST", "/api/vendor-applications", { body })).status).toBe(201);
  const [row] = await db().select().from(vendorApplication).where(eq(vendorApplication.email, one.email));
  const { id = 0, reference = "" } = row ?? {};
  const asStaff = async (method: string, path: string, change: object) => {
    const sent = { staff: true, body: change };
    expect((await site.send(method, `/api/admin/vendor-applications/${id}/${path}`, sent)).status).toBe(200);
  };
  await asStaff("PUT", "checks", { checks: ["identity", "registration", "references", "insurance"] });
  await asStaff("PATCH", "status", { status: "approved" });
  const applicant = { ...one, canary: reference };
  expect([...(await tracesOf(applicant)).keys()]).toContain("public.audit_log");
  const { total } = await search({ email: one.email });
  expect((await erase({ email: one.email, phone: "", total })).status).toBe(200);
  expect([...(await tracesOf(applicant)).keys()]).toEqual([]);
  const kept = await db()
    .select()
    .from(auditLog)
    .where(sql`act = 'vendor.status' and detail ->> 'to' = 'approved'`);
  expect(kept.at(-1)?.detail).toEqual({ from: "pending", to: "approved" });
});

test("what arrives while everything is being erased is not left over: all stays until it was looked at", async () => {
  const one = personNumber(800);
  const write = (message: string) =>
    site.send("POST", "/api/leads", { body: { name: one.canary, email: one.email, phone: "", message } });
  expect((await write("The first.")).status).toBe(201);
  const { total } = await search({ email: one.email });
  const eraseLeads = personalDataRegistry.lead.erase;
  const meanwhile = vi.spyOn(personalDataRegistry.lead, "erase").mockImplementationOnce(async (ctx, held) => {
    await eraseLeads(ctx, held);
    expect((await write("The second, at this very moment.")).status).toBe(201);
  });
  expect((await erase({ email: one.email, phone: "", total })).status).toBe(409);
  meanwhile.mockRestore();
  const now = await search({ email: one.email });
  expect(now.kinds.find(({ kind }) => kind === "lead")?.count).toBe(2);
  expect((await erase({ email: one.email, phone: "", total: now.total })).status).toBe(200);
  expect((await search({ email: one.email })).total).toBe(0);
});

test("an address inside another, and another's number, find nobody", async () => {
  const lead = { name: "Mariana", email: "mariana@example.com", phone: "809-555-7777", message: "m" };
  await site.send("POST", "/api/leads", { body: lead });
  expect((await search({ email: "ana@example.co" })).total).toBe(0);
  expect((await search({ email: "riana@example.com", phone: "809-555-777" })).total).toBe(0);
  expect((await search({ email: " MARIANA@example.com " })).total).toBeGreaterThan(0);
  expect((await search({ phone: "+1 (809) 555 7777" })).total).toBeGreaterThan(0);
});

test("what no module reports is counted in every column, by as many statements as a table needs", async () => {
  await db().execute(sql`insert into lead (name, email, phone, message, reference, locale, created_at)
    select 'Anybody', 'anybody@example.com', '', 'Ask Somebody@nowhere.example, please', 'S' || n, 'en', now()
    from generate_series(1, 300) n`);
  const traces = [{ table: "lead", column: "message", count: 300 }];
  expect((await search({ email: "somebody@nowhere.example", everywhere: true })).searched?.traces).toEqual(
    traces,
  );
  const person = { email: "somebody@nowhere.example", phone: "" };
  expect((await searchEverywhere({ db: db() }, person, 1)).traces).toEqual(traces);
});

test("the house's own addresses, and nothing at all, are refused", async () => {
  const [letter] = await db().select().from(outbox).where(sql`letter = 'lead_notice'`).limit(1);
  for (const body of [{}, { email: letter?.recipient }, { email: "ana@example.com" }]) {
    const answer = await site.send("POST", "/api/admin/people/search", { body, staff: true });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, ["email"]]);
  }
});

/** Tables without personal data of outsiders, with the reason; a module reports every other table. */
const withoutPeople: Record<string, string> = {
  ai_share: "keyed fingerprints of network addresses, for two days",
  ai_spending: "what the AI cost each day",
  auth_account: "staff",
  auth_session: "staff",
  auth_spent_code: "staff",
  auth_two_factor: "staff",
  auth_user: "staff",
  auth_verification: "staff",
  backup_record: "when backups were written",
  calendar_feed: "staff",
  community_count: "how many posts stand on the board",
  generated_secret: "the house's own keys",
  glossary_term: "words of the language",
  message_template: "the team's own texts, with placeholders for what is somebody's",
  migration: "which migrations ran",
  snooze: "which record sleeps until when; it goes with the record",
  person_waiting: "numbers of records that are to be linked",
  setup_put_off: "what the owner set up later",
  setup_secret: "the house's own keys",
  setup_section: "the company's own details",
  rate_limit: "network addresses and fingerprints, for a day at most",
  staff_invitation: "staff",
};

test("every table is in a domain's list of what it holds of people, or holds nothing of them", async () => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by name`);
  const known = Object.values(personalDataRegistry).flatMap((part) => part.tables.map(getTableName));
  expect(rows.map(({ name }) => name)).toEqual([...known, ...Object.keys(withoutPeople)].toSorted());
});

test.each([
  ["(829) 555-7731", { phone: "829 555 7731" }],
  ["8.2.9 - 5.5.5 - 7.7.3.2", { phone: "8295557732" }],
  ["+1 829\n555 7733", { phone: "+1 829 555 7733" }],
  ["ANA.77@Example.com", { email: "ana.77@example.com" }],
])("a post that says %j is found, also by the index of those with a contact", async (words, asked) => {
  const post = {
    author: "Ana",
    title: "Hello",
    content: `Write to ${words}, please.`,
    locale: "en" as const,
  };
  await db()
    .insert(communityPost)
    .values({ ...post, status: "held", createdAt: new Date() });
  const { kinds } = await search({ email: "", phone: "", ...asked });
  expect(kinds).toMatchObject([{ kind: "community_post", count: 1 }]);
});

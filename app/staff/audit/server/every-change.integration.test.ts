import { eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { review } from "#app/clients/reviews/schema.server.ts";
import { calls } from "#app/server/api.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { staffLogin } from "../../../../tests/e2e/fixtures/staff-login.ts";
import { makeRecords, pathOf, validBody } from "../../../../tests/support/calls/every-call.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { passwordToken, writePasswordLetters } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { type AuditAct, type AuditLine, auditDetails } from "../contract.ts";
import { auditLog } from "../schema.server.ts";
import { valueNames } from "../value-names.ts";

const site = openSite({ smtpUrl: () => "smtp://127.0.0.1:9" });

/** Staff calls that change something without an audit event, with the reason. */
const withoutLine: Record<string, string> = {
  "POST /api/admin/notifications/:id/read": "a reader's own bookmark",
  "POST /api/admin/notifications/:id/opened": "a reader's own bookmark",
  "POST /api/admin/chats/:id/reply": "the words stand in the conversation, with who wrote them and when",
  "POST /api/admin/confirm": "shows again who it is; what is then done is written down",
  "POST /api/admin/logout": "writes one: see below; it would end this test's own session",
  "POST /api/admin/letters/translation": "shows how words would read in another language, and keeps nothing",
  "POST /api/admin/chats/:id/preview": "shows how words would read in another language, and keeps nothing",
  "POST /api/admin/outbox/:id/link": "only where the link lets its holder in: see below",
  "POST /api/admin/setup/try-whatsapp":
    "needs a provider: app/staff/setup/server/services.integration.test.ts",
  "POST /api/admin/chats/:id/translations": "puts what was said into another language, and nothing else",
};

/** Calls that close or replace a record run last. */
const last = ["/cancel", "/release", "/erase"];
const rank = (path: string) => last.findIndex((end) => path.endsWith(end));

const heldTables = [
  "lead",
  "contact_message",
  "booking",
  "safety_request",
  "local_vendor",
  "vendor_application",
];

async function makeReady(path: string): Promise<void> {
  for (const table of heldTables)
    await db().execute(sql`update ${sql.identifier(table)} set held_reason = 'trap' where id = 1`);
  if (path === "/api/admin/leads/:id/sale")
    await db().execute(sql`insert into sale (lead_id, package, price_cents, currency, sold_at, by, created_at)
      values (1, 'royal', 1, 'USD', now(), 'Ana', now())
      on conflict (lead_id) where taken_back_at is null do update set version = 1`);
  if (path === "/api/admin/setup/settings/access")
    await db().execute(
      sql`insert into setup_section values ('access', 0, '{"secondStep":"required"}', now(), 'Ana')`,
    );
  if (path === "/api/admin/vendors/:id/status")
    await db().execute(sql`update vendor set status = 'pending' where id = 1`);
  if (path === "/api/admin/vendor-applications/:id/status")
    await db().execute(sql`update vendor_application set status = 'changes_requested' where id = 1`);
  if (path === "/api/admin/chats/:id/assignee")
    await db().execute(sql`update chat_session set assignee = ${staffLogin.email} where id = 1`);
  await db().execute(sql`update contact_message set answered_at = null, answered_by = null where id = 1`);
  if (path === "/api/admin/dominican-vendors/bulk")
    await db().execute(sql`update local_vendor set status = 'pendiente' where id = 1`);
  await db().execute(sql`update glossary_term set use = 'kept' where id = 1`);
  await db().execute(sql`update message_template set shortcut = '/t' || id`);
  await db().update(review).set({ reply: "Thank you.", status: "waiting" }).where(eq(review.id, 1));
}

test("every call by which staff change something writes who did what to which record, and when", async () => {
  await makeRecords(site);
  const changing = calls
    .filter(({ caller, method }) => caller === "staff" && method !== "GET")
    .filter(({ method, path }) => !(`${method} ${path}` in withoutLine))
    // Account calls need the right password or code and end the session: app/staff/accounts/server/api.integration.test.ts.
    .filter(({ path }) => !path.startsWith("/api/admin/account"))
    // These need the number of an act of a moment ago: app/staff/shell/editing/undo/undo.integration.test.ts.
    .filter(({ path }) => !path.endsWith("/undo"))
    .toSorted((one, other) => rank(one.path) - rank(other.path));
  const silent: string[] = [];
  for (const { method, path, body } of changing) {
    await makeReady(path);
    const before = await db().$count(auditLog);
    const ask = { staff: true, ...(body ? { body: validBody(path) } : {}) };
    const answer = await site.send(method, pathOf(path), ask);
    expect([method, path, answer.status]).toEqual([method, path, answer.status === 201 ? 201 : 200]);
    const [line] = await db().select().from(auditLog).orderBy(sql`id desc`).limit(1);
    if ((await db().$count(auditLog)) === before || line?.by !== "Ana") silent.push(`${method} ${path}`);
  }
  expect(silent).toEqual([]);
  const lines = await db().select().from(auditLog);
  const undeclared = lines.flatMap(({ act, detail }) =>
    Object.keys(detail).flatMap((key) => (key in auditDetails[act as AuditAct] ? [] : [`${act}: ${key}`])),
  );
  expect(undeclared).toEqual([]);
  const moves = await db()
    .select()
    .from(auditLog)
    .where(sql`act ~ '[.](status|state|update|assign|decide|answered|close|links|verification)$'`);
  expect(moves.filter(({ detail }) => detail.to === undefined || detail.from === undefined)).toEqual([]);
  const all = await db().select().from(auditLog).where(ne(auditLog.subject, "person"));
  const keys = new Set(all.flatMap(({ detail }) => Object.keys(detail)));
  const isNamed = (key: string) =>
    /^(from|to)(When|Cost|Agreed|Final|Commission|Paid|Price|Sold|Service)?$/.test(key) ||
    Object.hasOwn(valueNames, key);
  expect([...keys].filter((key) => !isNamed(key))).toEqual([]);
  console.log(`the record: ${changing.length} calls by which staff change something, none without a line`);
});

test("what the team writes on the board is written down; in a vendor's name nobody of the house speaks", async () => {
  const body = { userId: "The team", title: "Water on Monday", content: "None until noon.", language: "en" };
  const { id } = (await site.json("POST", "/api/community/post", { body, staff: true })) as { id: number };
  const [line] = await db().select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(line).toMatchObject({ act: "community_post.written", subjectId: id, by: "Ana" });
  const theirs = calls.filter(({ caller, path }) => caller === "vendor" && path.includes("/:id/"));
  expect(theirs).toHaveLength(3);
  for (const { method, path } of theirs) {
    const answer = await site.send(method, pathOf(path), { staff: true, body: validBody(path) });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

test("who reads a link that lets its holder in is written down, once", async () => {
  const { email } = await registerVendor(site);
  await site.send("POST", "/api/vendor/password-reset", { body: { email } });
  const seen = () => db().$count(auditLog, eq(auditLog.act, "letter.link"));
  const before = await seen();
  await writePasswordLetters();
  const list = await site.send("GET", `/api/admin/outbox?search=${encodeURIComponent(email)}`, {
    staff: true,
  });
  expect(await list.clone().text()).not.toMatch(/token=/);
  expect(await seen()).toBe(before);
  const [letter] = (await list.json()) as { id: number }[];
  const looks = await Promise.all(
    Array.from({ length: 12 }, async () => {
      return /token=([\w-]+)/.exec(
        (
          (await site.json("POST", `/api/admin/outbox/${letter?.id}/link`, { staff: true })) as {
            text: string;
          }
        ).text,
      )?.[1];
    }),
  );
  const [token] = looks;
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(new Set(looks).size).toBe(1);
  expect(await seen()).toBe(before + 1);
  expect(await passwordToken(site, email)).toBe(token);
  expect(await seen()).toBe(before + 1);
});

test("who signs in, and who takes leads out of the house, is written down", async () => {
  await site.send("POST", "/api/admin/login", { body: staffLogin });
  await site.send("GET", "/api/admin/leads.csv?status=new&search=Marsha", { staff: true });
  const lines = await db()
    .select({ by: auditLog.by, act: auditLog.act, detail: auditLog.detail })
    .from(auditLog)
    .orderBy(sql`id desc`)
    .limit(2);
  expect(lines).toEqual([
    { by: "Ana", act: "lead.export", detail: { status: "new", search: "…" } },
    { by: "Ana", act: "staff.sign_in", detail: {} },
  ]);
});

test("the record is read by who, deed, kind and day, newest first, page by page", async () => {
  const read = async (query: string) => {
    const answer = await site.send("GET", `/api/admin/audit?${query}`, { staff: true });
    expect(answer.status).toBe(200);
    return { lines: (await answer.json()) as AuditLine[], link: answer.headers.get("Link") };
  };
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santo_Domingo" }).format(new Date());
  const all = await read("limit=100");
  expect(all.lines.map(({ at }) => at)).toEqual(
    all.lines
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect((await read("act=lead.export")).lines).toHaveLength(1);
  expect((await read("subject=staff&by=an")).lines.every(({ by }) => by === "Ana")).toBe(true);
  const byAddress = (await read(`limit=100&by=${staffLogin.email.toUpperCase()}`)).lines;
  expect(byAddress.length).toBeGreaterThan(1);
  expect(new Set(byAddress.map(({ byEmail }) => byEmail))).toEqual(new Set([staffLogin.email]));
  expect((await read("by=nobody")).lines).toEqual([]);
  expect((await read(`from=${today}&to=${today}`)).lines.length).toBeGreaterThan(1);
  expect((await read("to=2020-01-01")).lines).toEqual([]);
  const first = await read("limit=2");
  const next = /<([^>]*)>;\s*rel="next"/.exec(first.link ?? "")?.[1] ?? "";
  const second = await read(new URL(next, "http://list").searchParams.toString());
  expect([...first.lines, ...second.lines]).toEqual(all.lines.slice(0, 4));
});

test("no line can be taken out or told otherwise; only words can be taken from its detail", async () => {
  const refused = async (statement: ReturnType<typeof sql>) => {
    const error = await db()
      .execute(statement)
      .catch((cause: { cause: { code: string } }) => cause.cause.code);
    expect(error).toBe("42501");
  };
  await refused(sql`delete from audit_log`);
  await refused(sql`truncate audit_log`);
  await refused(sql`update audit_log set by = 'Nobody'`);
  await refused(sql`update audit_log set detail = detail || '{"to": "other"}' where act = 'lead.export'`);
  await db().execute(sql`update audit_log set detail = detail - 'search' where act = 'lead.export'`);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "lead.export"));
  expect(line?.detail).toEqual({ status: "new" });
});

test("who signs out is written down", async () => {
  expect((await site.send("POST", "/api/admin/logout", { staff: true })).status).toBe(200);
  const [line] = await db().select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(line).toMatchObject({ by: "Ana", act: "staff.sign_out" });
});

import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { idempotencyKey } from "#platform/http/calls/schema.server.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { lead } from "../schema.server.ts";

const site = openSite();
const marsha = {
  name: "Marsha",
  email: "marsha@example.com",
  phone: "(614) 555-0142",
  package: "royal",
  message: "We move in March.",
};

test("a request for a consultation keeps the lead, tells staff, and writes both letters", async () => {
  const answer = await site.send("POST", "/api/leads", {
    body: marsha,
    headers: { "Accept-Language": "es-DO,es;q=0.9" },
  });
  expect(answer.status).toBe(201);
  const { success, reference } = await answer.json();
  expect(success).toBe(true);
  expect(reference).toMatch(/^AR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const [row] = await db().select().from(lead).where(eq(lead.reference, reference));
  expect(row).toMatchObject({
    name: "Marsha",
    phone: "+16145550142",
    package: "royal",
    status: "new",
    locale: "es",
    heldReason: null,
  });
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, "marsha@example.com"));
  expect(letters.map((letter) => [letter.letter, letter.locale, letter.status])).toEqual([
    ["lead_receipt", "es", "waiting"],
  ]);
  expect(await db().$count(adminNotification, eq(adminNotification.subjectId, row?.id ?? 0))).toBe(1);
});

test("the same key and body again answers the first answer and makes no second lead", async () => {
  const headers = { "Idempotency-Key": "double-click" };
  const body = { ...marsha, email: "twice@example.com" };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => site.send("POST", "/api/leads", { body, headers })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(bodies.map((one) => one.reference)).size).toBe(1);
  expect(answers.filter((answer) => answer.headers.get("Idempotency-Replayed") === "true")).toHaveLength(11);
  expect(await db().$count(lead, eq(lead.email, "twice@example.com"))).toBe(1);
  expect(await db().$count(outbox, eq(outbox.recipient, "twice@example.com"))).toBe(1);
});

test("the same key with another body is refused, and a refused body leaves no key", async () => {
  const headers = { "Idempotency-Key": "other-body" };
  expect((await site.send("POST", "/api/leads", { body: { ...marsha, name: "" }, headers })).status).toBe(
    400,
  );
  expect(await db().$count(idempotencyKey, eq(idempotencyKey.key, "other-body"))).toBe(0);
  expect((await site.send("POST", "/api/leads", { body: marsha, headers })).status).toBe(201);
  const answer = await site.send("POST", "/api/leads", { body: { ...marsha, name: "Dale" }, headers });
  expect(answer.status).toBe(422);
  expect((await answer.json()).code).toBe("key_reused");
});

test.each([
  ["name", { name: "" }],
  ["name", { name: "x".repeat(201) }],
  ["name", { name: 7 }],
  ["name", { name: "a\u0000b" }],
  ["name", { name: undefined }],
  ["email", { email: "not-an-address" }],
  ["email", { email: `${"a".repeat(250)}@x.com` }],
  ["email", { email: ["a@b.co"] }],
  ["phone", { phone: "1".repeat(61) }],
  ["package", { package: "platinum" }],
  ["message", { message: "x".repeat(5001) }],
  ["message", { message: "x".repeat(100_000) }],
  ["message", { message: { toString: "no" } }],
])("a wrong %s is named, in the person's language, and nothing is kept", async (field, wrong) => {
  const before = await db().$count(lead);
  for (const [language, word] of [
    ["en", /Please check|marked/],
    ["es", /Revisa/],
  ] as const) {
    const answer = await site.send("POST", "/api/leads", {
      body: { ...marsha, ...wrong },
      headers: { "Accept-Language": language },
    });
    expect(answer.status).toBe(400);
    const error = await answer.json();
    expect(error.message).toMatch(word);
    expect(Object.keys(error.fields)).toEqual([field]);
    expect(error.fields[field].length).toBeGreaterThan(5);
  }
  expect(await db().$count(lead)).toBe(before);
});

test("hostile text is kept and given back as the text it is", async () => {
  const name = "<script>alert(1)</script> \u202Eevil\u202C '; drop table lead; --";
  const { reference } = await site.json("POST", "/api/leads", { body: { ...marsha, name } });
  const [found] = await site.read(`/api/admin/leads?search=${reference}`);
  // Line-breaking characters do not belong in a name.
  expect(found.name).toBe("<script>alert(1)</script> evil '; drop table lead; --");
});

const lettersOf = async (id: number) =>
  (
    await db()
      .select({ letter: outbox.letter })
      .from(outbox)
      .where(inArray(outbox.effect, [`lead-receipt:${id}`, `lead-notice:${id}`]))
  )
    .map(({ letter }) => letter)
    .toSorted();

test("what looks like a robot's is held for staff and not lost; its sender has the receipt, staff the letter later", async () => {
  const robot = { email: "trap@example.com", trap: "http://spam.example" };
  expect((await site.send("POST", "/api/leads", { body: { ...marsha, ...robot } })).status).toBe(201);
  const [{ id, heldReason } = { id: 0, heldReason: null }] = await db()
    .select()
    .from(lead)
    .where(eq(lead.email, robot.email));
  expect([heldReason, await lettersOf(id)]).toEqual(["trap", ["lead_receipt"]]);
  // Released: staff are notified, and nobody twice.
  for (const _ of [1, 2]) await site.send("POST", `/api/admin/leads/${id}/release`, { staff: true });
  expect(await lettersOf(id)).toEqual(["lead_notice", "lead_receipt"]);
  const releases = and(eq(auditLog.act, "lead.release"), eq(auditLog.subjectId, id));
  expect(await db().$count(auditLog, releases)).toBe(1);
  const person = { ...marsha, email: "person@example.com", elapsed: 40_000, trap: "" };
  for (const held of [null, "repeated"]) {
    await site.send("POST", "/api/leads", { body: person });
    const rows = await db().select().from(lead).where(eq(lead.email, person.email)).orderBy(lead.id);
    expect(rows.at(-1)?.heldReason).toBe(held);
  }
});

test("what a browser filled in at once is held back by nothing, and counts as any other", async () => {
  const fast = { ...marsha, email: "fast@example.com", elapsed: 400 };
  await site.send("POST", "/api/leads", { body: fast });
  const [{ id, heldReason } = { id: 0, heldReason: "none" }] = await db()
    .select()
    .from(lead)
    .where(eq(lead.email, fast.email));
  expect([heldReason, await lettersOf(id)]).toEqual([null, ["lead_notice", "lead_receipt"]]);
});

test("a retry says how long it has taken by now, and is the same request all the same", async () => {
  const headers = { "Idempotency-Key": "filled-in-at-once" };
  const retry = (elapsed: number) =>
    site.send("POST", "/api/leads", {
      body: { ...marsha, email: "retry@example.com", message: '"elapsed":1', trap: "", elapsed },
      headers,
    });
  const first = await (await retry(2061)).json();
  const repeated = await retry(8061);
  expect([repeated.status, repeated.headers.get("Idempotency-Replayed"), await repeated.json()]).toEqual([
    201,
    "true",
    first,
  ]);
});

test("robots' requests, all of them fast: 99 % are held; people's, filled in at once: none", async () => {
  const send = async (body: object) => {
    expect(
      (await site.send("POST", "/api/leads", { body: { ...marsha, elapsed: 300, ...body } })).status,
    ).toBe(201);
  };
  const heldOf = (like: string) =>
    db().$count(lead, and(sql`${lead.email} like ${like}`, isNotNull(lead.heldReason)));
  const [robots, persons] = [rounds(100, 500), rounds(40, 200)];
  // Half fill in the honeypot, half repeat one text from one address.
  for (let index = 0; index < robots; index += 1)
    await send(
      index % 2 === 0
        ? { email: `robot-${index}@flood.example`, trap: "x" }
        : { email: "robot@flood.example", message: "Cheap watches" },
    );
  const held = await heldOf("%@flood.example");
  for (let index = 0; index < persons; index += 1)
    await send({ email: `person-${index}@people.example`, trap: "" });
  const people = await heldOf("%@people.example");
  console.log(`spam: ${robots} robots' requests, ${held} held; ${persons} people's, ${people} held`);
  expect(held).toBeGreaterThanOrEqual(0.99 * robots);
  expect(people).toBe(0);
}, 120_000);

test.each([
  ["N/A", "N/A"],
  ["call me after 5", "call me after 5"],
  ["809 555 0100 / 829 555 0101", "809 555 0100 / 829 555 0101"],
  ["809 555 0100", "+18095550100"],
])(
  "the optional phone is taken as it is written, and normalised where it is a number: %s",
  async (phone, stored) => {
    const answer = await site.send("POST", "/api/leads", { body: { ...marsha, message: "", phone } });
    const { reference } = await answer.json();
    const [row] = await db().select().from(lead).where(eq(lead.reference, reference));
    expect([answer.status, row?.phone]).toEqual([201, stored]);
  },
);

test.each(["Explorer", "ROYAL", "elite"])("a package is taken in either spelling: %s", async (name) => {
  const answer = await site.send("POST", "/api/leads", { body: { ...marsha, message: "", package: name } });
  const { reference } = await answer.json();
  const [row] = await db().select().from(lead).where(eq(lead.reference, reference));
  expect([answer.status, row?.package]).toEqual([201, name.toLowerCase()]);
});

test("any status can follow any other, and each change is kept with who, when, from, to", async () => {
  const { reference } = await site.json("POST", "/api/leads", {
    body: { ...marsha, email: "status@example.com" },
  });
  const [found] = await site.read(`/api/admin/leads?search=${reference}`);
  expect(found).toMatchObject({ status: "new", clock: "on-time", firstAnsweredAt: null });
  const walk = ["contacted", "closed", "qualified", "new", "converted", "converted"];
  for (const status of walk) {
    const answer = await site.send("PATCH", `/api/admin/leads/${found.id}/status`, {
      body: { status },
      staff: true,
    });
    expect(await answer.json()).toMatchObject({ status, clock: status === "new" ? "on-time" : "answered" });
  }
  const history = await site.read(`/api/admin/leads/${found.id}/history`);
  expect(
    history.map(
      (change: { from: string; to: string; by: string }) => `${change.by}: ${change.from} > ${change.to}`,
    ),
  ).toEqual([
    "Ana: new > contacted",
    "Ana: contacted > closed",
    "Ana: closed > qualified",
    "Ana: qualified > new",
    "Ana: new > converted",
  ]);
  expect(
    (
      await site.send("PATCH", `/api/admin/leads/${found.id}/status`, {
        body: { status: "lost" },
        staff: true,
      })
    ).status,
  ).toBe(400);
  const stale = { status: "qualified", from: "new" };
  const conflict = await site.send("PATCH", `/api/admin/leads/${found.id}/status`, {
    body: stale,
    staff: true,
  });
  expect([conflict.status, (await conflict.json()).code]).toEqual([409, "conflict"]);
  expect(
    (await site.send("PATCH", "/api/admin/leads/999999/status", { body: { status: "new" }, staff: true }))
      .status,
  ).toBe(404);
});

test("late are those whose 24 hours are over without an answer, and the figure counts the same", async () => {
  const longAgo = new Date(Date.now() - 25 * 3_600_000);
  await db().update(lead).set({ createdAt: longAgo }).where(eq(lead.email, "twice@example.com"));
  const late = await site.read("/api/admin/leads?late=yes");
  expect(late.map((row: { email: string; clock: string }) => [row.email, row.clock])).toEqual([
    ["twice@example.com", "late"],
  ]);
  const figures = await site.read("/api/admin/leads/statistics");
  expect(figures.late).toBe(1);
  expect(figures.total).toBe(await db().$count(lead));
});

test("pages follow each other forwards and back without a gap or a repeat", async () => {
  const newestFirst = (
    await db().select({ id: lead.id }).from(lead).orderBy(desc(lead.createdAt), desc(lead.id))
  ).map((row) => row.id);
  const read = async (path: string) => {
    const answer = await site.send("GET", path, { staff: true });
    expect(answer.headers.get("X-Total-Count")).toBe(String(newestFirst.length));
    const link = (rel: string) =>
      new RegExp(`<([^>]*)>; rel="${rel}"`).exec(answer.headers.get("Link") ?? "")?.[1];
    const ids: number[] = (await answer.json()).map((row: { id: number }) => row.id);
    return { ids, next: link("next"), previous: link("prev") };
  };
  let page = await read("/api/admin/leads?limit=2");
  expect(page.previous).toBeUndefined();
  const forwards = [page.ids];
  while (page.next) {
    page = await read(page.next);
    forwards.push(page.ids);
  }
  expect(forwards.flat()).toEqual(newestFirst);
  const backwards = [page.ids];
  while (page.previous) {
    page = await read(page.previous);
    backwards.unshift(page.ids);
  }
  expect(backwards).toEqual(forwards);
});

test("a search finds words without their accents, wherever they stand, and phones however they are written", async () => {
  const maria = {
    ...marsha,
    name: "María Fernández",
    email: "maria@example.com",
    phone: "809-555-0177",
    message: "De Ohio a Sosúa",
  };
  await site.send("POST", "/api/leads", { body: maria });
  const find = async (search: string) =>
    (await site.read(`/api/admin/leads?search=${encodeURIComponent(search)}`)).map(
      (row: { name: string }) => row.name,
    );
  for (const search of ["fernandez", "FERNÁNDEZ", "sosua maria", "(809) 555-0177", "+1 809 555 0177"]) {
    expect([search, await find(search)]).toEqual([search, ["María Fernández"]]);
  }
  expect(await find("fernandez peru")).toEqual([]);
  // Contains no digit of a phone number.
  expect(await find("-------")).toEqual([]);
});

test("a search takes % and _ as they are typed", async () => {
  await site.send("POST", "/api/leads", {
    body: { ...marsha, email: "pct@example.com", message: "a 100%_sure thing" },
  });
  const find = async (search: string) =>
    (await site.read(`/api/admin/leads?search=${encodeURIComponent(search)}`)).length;
  expect(await find("100%_sure")).toBe(1);
  expect(await find("100__sure")).toBe(0);
  expect(await find("100%SURE")).toBe(0);
});

const formulas = [
  '=HYPERLINK("http://x","open")\nthanks',
  "+1\n2",
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://x")',
  "=IMPORTXML(1)",
  "+A1",
  "-A1",
  "@A1",
  "=A1",
  "==1",
  "=-1",
  "=+1",
  "+=1",
  "-=1",
  "@=1",
  "=\u202E1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(A1)",
];

test("no cell of the CSV file can run as a formula", async () => {
  for (const [index, name] of formulas.entries()) {
    await site.send("POST", "/api/leads", {
      body: { ...marsha, email: `csv${index}@example.com`, message: `${name}` },
    });
  }
  // Multi-line names are refused now, but may exist in old rows.
  for (const [index, name] of formulas.entries())
    await db()
      .update(lead)
      .set({ name: `${name}\n${index}` })
      .where(eq(lead.email, `csv${index}@example.com`));
  const answer = await site.send("GET", "/api/admin/leads.csv?search=csv", { staff: true });
  expect(answer.headers.get("Content-Type")).toContain("text/csv");
  const text = await answer.text();
  expect(text.split("\r\n").length).toBeGreaterThanOrEqual(formulas.length + 2);
  const cells = Papa.parse<string[]>(text.replace("\uFEFF", "")).data.flat();
  const isPhone = (cell: string) => /^\+[\d ]{7,}$/.test(cell);
  expect(cells.some(isPhone)).toBe(true);
  expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell) && !isPhone(cell))).toEqual([]);
});

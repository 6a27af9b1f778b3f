import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { vendorApplicationDraft as draft } from "../schema.server.ts";
import { deleteExpiredDrafts } from "./drafts.server.ts";

const site = openSite();
const started = {
  email: "rafael@example.com",
  answers: { businessName: "Taller canary", languages: ["Spanish"], bondedInsured: true },
  saved: ["business"],
};
const save = (body: object = started, headers: Record<string, string> = { "Accept-Language": "es" }) =>
  site.send("POST", "/api/vendor-application-drafts", { body, headers });
const open = (token: string) => site.send("POST", "/api/vendor-application-drafts/open", { body: { token } });
const tokenIn = (path: string) => path.split("=").at(-1) ?? "";

test("a draft is stored sealed, mailed once, and opens on any device until it expires", async () => {
  const answer = await save(started, { "Accept-Language": "es", "Idempotency-Key": "draft-once" });
  expect(answer.status).toBe(201);
  const receipt = await answer.json();
  expect(receipt).toMatchObject({
    mailed: false,
    path: expect.stringMatching(/^\/vendor-application#continue=[\w-]{43}$/),
  });
  await save(started, { "Accept-Language": "es", "Idempotency-Key": "draft-once" });
  const token = tokenIn(receipt.path);
  const { email: _email, ...content } = started;
  for (const _device of [1, 2]) expect(await (await open(token)).json()).toEqual(content);
  const rows = await db().select().from(draft);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/canary/);
  expect(JSON.stringify(rows)).not.toContain(token);
  const letters = await db().select().from(outbox).where(eq(outbox.letter, "application_draft"));
  expect(letters.map(({ recipient, locale }) => [recipient, locale])).toEqual([[started.email, "es"]]);
  expect(JSON.stringify(letters)).not.toContain(token);
  await db()
    .update(draft)
    .set({ expiresAt: new Date(Date.now() - 1_000) });
  expect((await open(token)).status).toBe(404);
  await deleteExpiredDrafts(new Date(), new AbortController().signal);
  expect(await db().$count(draft)).toBe(0);
});

test.each([
  ["a confidential answer", { answers: { ownerIdNumber: "001-1391820-5" } }],
  ["an unknown answer", { answers: { constructor: "x" } }],
  ["an endless answer", { answers: { businessName: "x".repeat(3001) } }],
  ["no address", { email: "" }],
  ["an unknown section", { saved: ["everything"] }],
])("%s is refused", async (_what, wrong) => {
  expect((await save({ ...started, ...wrong })).status).toBe(400);
});

test("whom our letter reaches gets nobody else's contact with it", async () => {
  const contact = {
    primaryPhone: "809-555-0150",
    secondaryPhone: "809-555-0151",
    website: "https://a.example",
  };
  const stored = async (email: string) => {
    const answers = { ...started.answers, ...contact, ownerFirstName: "Ana", ...(email && { email }) };
    const { path } = await (await save({ ...started, answers, saved: ["business", "owner"] })).json();
    return (await open(tokenIn(path))).json();
  };
  const own = await stored(started.email.toUpperCase());
  expect(own).toMatchObject({ answers: contact, saved: ["business", "owner"] });
  const others = { answers: { ...started.answers, ownerFirstName: "Ana" }, saved: ["business"] };
  expect(await stored("attacker@example.com")).toEqual(others);
  expect(await stored("")).toEqual(others);
});

test("a person's drafts are found by the address, and erased", async () => {
  const email = "gone-draft@example.com";
  await save({ ...started, email });
  const person = { email, phone: "" };
  const found = await site.json("POST", "/api/admin/people/search", { body: person, staff: true });
  expect(found.kinds.map(({ kind }: { kind: string }) => kind)).toContain("application_draft");
  const body = { ...person, total: found.total };
  expect((await site.send("POST", "/api/admin/people/erase", { body, staff: true })).status).toBe(200);
  expect(await db().$count(draft, eq(draft.email, email))).toBe(0);
});

import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { unsealFacts } from "#app/staff/outbox/server/sealed-links.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Lead } from "../contract.ts";
import { lead } from "../schema.server.ts";

const site = openSite();

async function ask(email: string, more: object = {}): Promise<{ lead: Lead; planningPath: string }> {
  const body = { name: "Marsha Whitcomb", email, phone: "(614) 555-0142", package: "royal", ...more };
  const { reference, planningPath } = await site.json("POST", "/api/leads", { body });
  const [found] = await site.read(`/api/admin/leads?search=${reference}`);
  return { lead: found, planningPath };
}

const dataOf = ({ name, email, phone, package: chosen, locale, version }: Lead) => ({
  ...{ name, email, phone, package: chosen, locale, version },
});

const correct = (of: Lead, change: object, language = "en") =>
  site.send("PUT", `/api/admin/leads/${of.id}/data`, {
    body: { ...dataOf(of), ...change },
    headers: { "Accept-Language": language },
    staff: true,
  });

const lettersOf = (id: number) =>
  db()
    .select()
    .from(outbox)
    .where(eq(outbox.effect, `lead-receipt:${id}`));

test("a corrected address: search finds it, the waiting receipt goes to it with a new link, the former link opens nothing, the history says both", async () => {
  const { lead: asked, planningPath } = await ask("marsha@exmaple.com");
  const answer = await correct(asked, { name: "Martha Whitcomb", email: "martha@example.com", locale: "es" });
  expect(answer.status).toBe(200);
  const { lead: now, redirected } = await answer.json();
  expect([now.name, now.email, now.locale, now.version, redirected]).toEqual([
    "Martha Whitcomb",
    "martha@example.com",
    "es",
    2,
    1,
  ]);
  expect(await site.read("/api/admin/leads?search=martha@example.com")).toHaveLength(1);
  expect(await site.read("/api/admin/leads?search=marsha@exmaple.com")).toHaveLength(0);
  const [receipt] = await lettersOf(asked.id);
  expect(receipt).toMatchObject({ recipient: "martha@example.com", status: "waiting", locale: "es" });
  expect(receipt?.facts).toMatchObject({ name: "Martha Whitcomb", email: "martha@example.com" });
  const [notice] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.effect, `lead-notice:${asked.id}`));
  // Closed at once, as there is no mail service: it stays as it was sent to the bell.
  expect(notice?.lastError).toBe("no_service");
  const path = receipt && unsealFacts(receipt).path;
  expect((await site.send("GET", `/api${path}`)).status).toBe(200);
  expect((await site.send("GET", `/api${planningPath}`)).status).toBe(404);
  const [news] = await db()
    .select()
    .from(adminNotification)
    .where(and(eq(adminNotification.type, "new_lead"), eq(adminNotification.subjectId, asked.id)));
  expect(news?.about).toBe("Martha Whitcomb");
  const history = await site.read(`/api/admin/leads/${asked.id}/history`);
  expect(
    history.map(({ kind, by, field, from, to }: Record<string, string>) => [kind, by, field, from, to]),
  ).toEqual([
    ["correction", "Ana", "name", "Marsha Whitcomb", "Martha Whitcomb"],
    ["correction", "Ana", "email", "marsha@exmaple.com", "martha@example.com"],
    ["correction", "Ana", "locale", "en", "es"],
  ]);
});

test("a receipt that failed at the former address is tried anew at the new one; one that was sent stays", async () => {
  const [failed, sent] = [await ask("bounced@exmaple.com"), await ask("arrived@example.com")];
  const set = (id: number, change: object) =>
    db()
      .update(outbox)
      .set(change)
      .where(eq(outbox.effect, `lead-receipt:${id}`));
  await set(failed.lead.id, { status: "failed", lastError: "550", attempts: 6 });
  await set(sent.lead.id, { status: "sent", sentAt: new Date(), attempts: 1 });
  const answers = [
    await (await correct(failed.lead, { email: "bounced@example.com" })).json(),
    await (await correct(sent.lead, { email: "other@example.com" })).json(),
  ];
  expect(answers.map(({ redirected }) => redirected)).toEqual([1, 0]);
  const [again, kept] = [await lettersOf(failed.lead.id), await lettersOf(sent.lead.id)];
  expect(again[0]).toMatchObject({
    recipient: "bounced@example.com",
    status: "waiting",
    attempts: 0,
    lastError: null,
  });
  expect(kept[0]).toMatchObject({ recipient: "arrived@example.com", status: "sent" });
});

test("after the receipt has left, the new link goes to the corrected address by a letter of its own, also the second time", async () => {
  const { lead: asked } = await ask("left@exmaple.com");
  await db()
    .update(outbox)
    .set({ status: "sent", sentAt: new Date() })
    .where(eq(outbox.effect, `lead-receipt:${asked.id}`));
  for (const email of ["left@example.org", "left@example.com"]) {
    const [now] = await site.read(`/api/admin/leads?search=${asked.reference}`);
    await correct(now, { email });
    const letters = await db().select().from(outbox).where(eq(outbox.recipient, email));
    expect(letters.map(({ letter }) => letter)).toEqual(["lead_planning"]);
    const path = letters[0] && unsealFacts(letters[0]).path;
    expect((await site.send("GET", `/api${path}`)).status).toBe(200);
  }
});

test("without an address the waiting letter is withdrawn; a number alone is enough, neither is not", async () => {
  const { lead: asked } = await ask("gone-away@example.com");
  const { lead: now } = await (await correct(asked, { email: "" })).json();
  expect([now.email, now.phone]).toEqual(["", "+16145550142"]);
  expect((await lettersOf(asked.id))[0]).toMatchObject({ status: "failed", lastError: "withdrawn" });
  for (const [language, words] of [
    ["en", "Enter an email address, or a phone number with its area code."],
    ["es", "Escribe un correo electrónico o un teléfono con su código de área."],
  ] as const) {
    const refused = await correct(now, { phone: "" }, language);
    expect([refused.status, (await refused.json()).fields]).toEqual([400, { email: words }]);
  }
});

test("the public form's rules hold, an outdated version overwrites nothing, the same data again changes nothing", async () => {
  const { lead: asked } = await ask("rules@example.com");
  for (const [field, value] of [
    ["name", ""],
    ["name", "x".repeat(201)],
    ["email", "not-an-address"],
    ["phone", "1".repeat(61)],
    ["package", "platinum"],
    ["locale", "fr"],
  ] as const) {
    const refused = await correct(asked, { [field]: value });
    expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, [field]]);
  }
  const same = await (await correct(asked, {})).json();
  expect(same.lead.version).toBe(1);
  await site.send("PATCH", `/api/admin/leads/${asked.id}/status`, {
    body: { status: "contacted" },
    staff: true,
  });
  const late = await correct(asked, { name: "Late" });
  expect([late.status, (await late.json()).code]).toEqual([409, "conflict"]);
  const [row] = await db().select().from(lead).where(eq(lead.id, asked.id));
  expect(row?.name).toBe("Marsha Whitcomb");
});

test("of twelve colleagues who correct at once one is heard, and nobody's words are lost without being told", async () => {
  const { lead: asked } = await ask("twelve@example.com");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => correct(asked, { name: `Name ${n}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
});

test("erasing the person by the former or by the present address leaves neither in the audit log", async () => {
  for (const search of ["former", "present"]) {
    const [former, present] = [`former-${search}@example.com`, `present-${search}@example.com`];
    const { lead: asked } = await ask(former);
    await correct(asked, { email: present });
    const email = search === "former" ? former : present;
    const found = await site.json("POST", "/api/admin/people/search", { body: { email }, staff: true });
    const erased = await site.send("POST", "/api/admin/people/erase", {
      body: { email, total: found.total },
      staff: true,
    });
    expect(erased.status).toBe(200);
    const lines = await db().select().from(auditLog).where(eq(auditLog.act, "lead.correct"));
    const text = JSON.stringify(lines.filter(({ subjectId }) => subjectId === asked.id));
    expect(text).not.toMatch(/(former|present)-/);
    expect(text).toContain('"field":"email"');
  }
});

test("what the team wrote, and has not left, goes to the corrected address in its own language", async () => {
  const { lead: asked } = await ask("wanda@exmaple.com");
  const letter = { channel: "email", subject: "Your move", text: "Welcome, Wanda.", language: "en" };
  const body = { kind: "lead", id: asked.id, to: asked.email, ...letter };
  expect((await site.send("POST", "/api/admin/letters", { body, staff: true })).status).toBe(201);
  const now: Lead = (await site.read("/api/admin/leads?search=wanda@exmaple.com"))[0];
  const answer = await correct(now, { email: "wanda@example.com", locale: "es" });
  expect((await answer.json()).redirected).toBe(2);
  const letters = await db().select().from(outbox).where(eq(outbox.recipient, "wanda@example.com"));
  expect(letters.map((one) => [one.letter, one.locale]).sort()).toEqual([
    ["lead_receipt", "es"],
    ["staff_letter", "en"],
  ]);
});

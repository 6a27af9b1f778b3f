import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { listen } from "../../../../tests/support/listen.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Settings, TryResult } from "../contract.ts";
import { effectiveSettings, fixedFields } from "./effective.server.ts";
import { fixedSettings } from "./in-use.server.ts";

/** What a stored service may reach: this test's own ones. */
let mayReach = true;
const provider = { status: 200, body: {} as object, asked: [] as { url: string; body: string }[] };
const fake = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on("end", () => {
    provider.asked.push({ url: request.url ?? "", body });
    response.writeHead(provider.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(provider.body));
  });
});
let providerUrl = "";
beforeAll(async () => {
  providerUrl = `http://127.0.0.1:${await listen(fake)}`;
});
const site = openSite({
  workJobs: true,
  stored: () => ({ isForbidden: () => !mayReach, providerUrl }),
});
const mails: { to: string[]; raw: string }[] = [];
let refusal: Error | undefined;
let port = 0;

beforeAll(async () => {
  const sink = await openMailSink((mail) => {
    if (refusal) throw refusal;
    mails.push(mail);
  });
  port = Number(new URL(sink).port);
});

async function save(section: "mail" | "whatsapp", changes: object) {
  const { sections, values } = (await site.read("/api/admin/setup/settings")) as Settings;
  const version = sections.find((one) => one.section === section)?.version;
  const { mailFrom, smtpHost, smtpPort, smtpSecurity, smtpUser } = values;
  const { whatsappProvider, metaPhoneId, twilioAccountSid, twilioFrom, twilioTemplates } = values;
  const none = { metaToken: null, metaAppSecret: null, metaVerifyToken: null, twilioAuthToken: null };
  const now = {
    mail: { mailFrom, smtpHost, smtpPort, smtpSecurity, smtpUser, smtpPassword: null },
    whatsapp: { whatsappProvider, metaPhoneId, twilioAccountSid, twilioFrom, twilioTemplates, ...none },
  };
  const body = { version, ...now[section], ...changes };
  const answer = await site.send("PUT", `/api/admin/setup/settings/${section}`, { staff: true, body });
  expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
}
const tryOut = async (what: "mail" | "whatsapp", body?: object): Promise<TryResult> => {
  const answer = await site.send("POST", `/api/admin/setup/try-${what}`, {
    staff: true,
    ...(body && { body }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

test("without a service there is nothing to try", async () => {
  for (const [what, body] of [["mail"], ["whatsapp", { phone: "+18095550142" }]] as const) {
    const ask = { staff: true, ...(body && { body }) };
    expect((await site.send("POST", `/api/admin/setup/try-${what}`, ask)).status).toBe(409);
  }
});

test("a mail service that is stored takes letters at once, and its answer to a try is told in its words", async () => {
  const { values } = (await site.read("/api/admin/setup/settings")) as Settings;
  // The form offers ports of mail services only; the sink has any: stored as the form stores it.
  await save("mail", { smtpHost: "localhost.arribo.example", mailFrom: "Arribo <hola@arribo.do>" });
  await db().execute(sql`update setup_section set version = version + 1,
    values = values || ${JSON.stringify({ smtpHost: "127.0.0.1", smtpPort: port })}::jsonb where section = 'mail'`);
  await db().execute(sql`notify settings`);
  await expect.poll(async () => (await tryOut("mail")).result, { timeout: 20_000 }).toBe("accepted");
  expect(mails[0]?.to).toEqual(["ana@example.com"]);
  expect(mails[0]?.raw).toContain("From: Arribo <hola@arribo.do>");
  expect((await tryOut("mail")).words).toMatch(/^250 /);
  refusal = Object.assign(new Error("No such person here"), { responseCode: 550 });
  expect(await tryOut("mail")).toEqual({ result: "refused", words: "550 No such person here" });
  refusal = undefined;
  expect(values.smtpHost).toBe(null);
  // Real letters go the same way: one to a visitor who writes.
  await site.send("POST", "/api/contact", {
    body: { name: "Lisa", email: "lisa@example.com", subject: "general", message: "Hello there", elapsed: 9 },
  });
  await expect
    .poll(() => mails.some(({ to }) => to[0] === "lisa@example.com"), { timeout: 20_000 })
    .toBe(true);
  expect(await db().$count(outbox, sql`status = 'sent'`)).toBeGreaterThan(0);
});

test("a name that leads to this machine is not reached, and the try says that nobody answered", async () => {
  mayReach = false;
  await db().execute(sql`update setup_section set version = version + 1,
    values = values || ${JSON.stringify({ smtpHost: "localhost" })}::jsonb where section = 'mail'`);
  await db().execute(sql`notify settings`);
  await expect
    .poll(() => tryOut("mail"), { timeout: 20_000 })
    .toEqual({ result: "no_answer", words: "EFORBIDDEN" });
  mayReach = true;
});

test("WhatsApp: accepted, refused with the provider's code and words, or no answer", async () => {
  await save("whatsapp", {
    whatsappProvider: "meta",
    metaPhoneId: "106540352242922",
    metaToken: "geheim-geheim-1",
    metaAppSecret: "geheim-geheim-2",
    metaVerifyToken: "geheim-geheim-3",
  });
  provider.body = { messages: [{ id: "wamid.1" }] };
  const phone = { phone: "+18095550142" };
  expect(await tryOut("whatsapp", phone)).toEqual({ result: "accepted", words: "" });
  expect(provider.asked[0]?.url).toBe("/106540352242922/messages");
  expect(JSON.parse(provider.asked[0]?.body ?? "")).toMatchObject({ to: "+18095550142", type: "text" });
  Object.assign(provider, { status: 401, body: { error: { code: 190, message: "Session has expired" } } });
  expect(await tryOut("whatsapp", phone)).toEqual({ result: "refused", words: "190: Session has expired" });
  fake.closeAllConnections();
  await new Promise((resolve) => fake.close(resolve));
  expect(await tryOut("whatsapp", phone)).toEqual({ result: "no_answer", words: "ECONNREFUSED" });
});

test("what the file and the environment set holds, and is named; the rest is the owner's", () => {
  const base = fixedSettings();
  const { operator } = base;
  const fixed = {
    operator: {
      ...operator,
      supportPhone: "+1 809-682-0199",
      company: { name: "Arribo SRL", registration: null },
    },
    smtpUrl: "smtp://127.0.0.1:2525",
  };
  const stored = {
    revision: 1,
    values: {
      supportPhone: "+1 809-111-1111",
      "company.name": "Other",
      "company.registration": "RNC 1",
      smtpHost: "mail.other.example",
      smtpPort: 587,
      mailFrom: "Other <other@arribo.do>",
    },
    secrets: {},
  };
  const named = fixedFields(fixed);
  expect(named.get("supportPhone")).toBe("operator.json: supportPhone");
  expect(named.get("smtpHost")).toBe("SMTP_URL");
  expect(named.has("company.registration")).toBe(false);
  expect(named.has("mailFrom")).toBe(false);
  const { operator: merged, mail } = effectiveSettings(fixed, stored);
  expect(merged.supportPhone).toBe("+1 809-682-0199");
  expect(merged.company).toEqual({ name: "Arribo SRL", registration: "RNC 1" });
  // The environment's service may be this machine: nothing guards it.
  expect(mail).toEqual({ url: "smtp://127.0.0.1:2525", from: "Other <other@arribo.do>" });
});

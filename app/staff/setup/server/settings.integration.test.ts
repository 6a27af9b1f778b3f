import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { deliveredOperator } from "#platform/config/operator-defaults.ts";
import { db } from "#platform/database/pool.server.ts";
import operatorFile from "../../../../operator.json" with { type: "json" };
import { openChat } from "../../../../tests/support/chat-socket.ts";
import { openSecondSite } from "../../../../tests/support/second-site.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Settings, SettingValues } from "../contract.ts";
import { setupSecret } from "../schema.server.ts";
import { type SettingSection, settingFields } from "../values.ts";
import { fixedSettings, openSettings } from "./in-use.server.ts";

const site = openSite();
let second: Awaited<ReturnType<typeof openSecondSite>>;
beforeAll(async () => {
  second = await openSecondSite(site.url());
});
afterAll(() => second.end());

const path = "/api/admin/setup/settings";
const read = async () => (await site.read(path)) as Settings;

/** The section as it is now, with changes. */
async function body(section: SettingSection, changes: object): Promise<object> {
  const { sections, values } = await read();
  const version = sections.find((one) => one.section === section)?.version;
  const now = settingFields[section].map((name) => [name, values[name as keyof SettingValues] ?? null]);
  return { version, ...Object.fromEntries(now), ...changes };
}
async function save(section: SettingSection, changes: object) {
  const answer = await site.send("PUT", `${path}/${section}`, {
    staff: true,
    body: await body(section, changes),
  });
  return { status: answer.status, answer: await answer.json() };
}
const sectionOf = ({ sections }: Settings, name: SettingSection) =>
  sections.find(({ section }) => section === name);

test("the defaults in the code are the file as delivered", () => {
  expect(deliveredOperator).toEqual(operatorFile);
});

test("what an owner saves is in use at once, with who and when, and in another process without a restart", async () => {
  const { status, answer } = await save("firm", {
    "company.name": "Arribo SRL",
    "legal.address": "Calle El Conde 1",
    supportPhone: "+1 809-682-0100",
    people: [{ name: "Ana", role: { en: "Concierge", es: "Concierge" } }],
  });
  expect(status).toBe(200);
  expect(sectionOf(answer, "firm")).toMatchObject({ version: 1, changedBy: "Ana" });
  expect(answer.values).toMatchObject({
    "company.name": "Arribo SRL",
    staffEmail: "concierge@arribo.example",
  });
  expect(operator()).toMatchObject({
    company: { name: "Arribo SRL", registration: null },
    legal: { address: "Calle El Conde 1", county: null },
    supportPhone: "+1 809-682-0100",
  });
  const missing = async (base: string) => {
    const cookie = { headers: { Cookie: site.cookie() } };
    const answer = await fetch(`${base}/api/admin/setup`, cookie);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return items.map(({ id }) => id);
  };
  for (const base of [site.base(), second.base])
    await expect.poll(() => missing(base)).not.toContain("company.name");
  expect(await missing(second.base)).toContain("legal.county");
});

test("two owners at once: the second is told, and nothing is overwritten", async () => {
  const first = await body("legal", { "legal.county": "Miami-Dade" });
  const other = await body("legal", { "legal.county": "Orange" });
  const put = (body: object) => site.send("PUT", `${path}/legal`, { staff: true, body });
  const answers = await Promise.all([put(first), put(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { values } = await read();
  expect(values["legal.county"]).toBe(answers[0]?.status === 200 ? "Miami-Dade" : "Orange");
  expect(operator().legal.county).toBe(values["legal.county"]);
});

test.each<[SettingSection, object, string]>([
  ["firm", { supportPhone: "" }, "supportPhone"],
  ["firm", { staffEmail: "nobody" }, "staffEmail"],
  ["firm", { people: [{ name: "Ana", role: { en: "", es: "Guía" } }] }, "people.0.role.en"],
  ["hours", { chatHours: { days: [], from: 8, to: 20, closed: [] } }, "chatHours.days"],
  ["hours", { chatHours: { days: [1], from: 20, to: 8, closed: [] } }, "chatHours.to"],
  ["hours", { chatHours: { days: [1], from: 8, to: 20, closed: ["25/12/2026"] } }, "chatHours.closed.0"],
  ["claims", { "claims.proved": ["home.none"] }, "claims.proved.0"],
  ["mail", { mailFrom: "Arribo <nobody>" }, "mailFrom"],
  ["mail", { smtpHost: "127.0.0.1" }, "smtpHost"],
  ["mail", { smtpHost: "LOCALHOST" }, "smtpHost"],
  ["mail", { smtpHost: "169.254.169.254" }, "smtpHost"],
  ["mail", { smtpHost: "mail.example.com/x" }, "smtpHost"],
  ["mail", { smtpHost: "mail.example.com", smtpPort: 6379 }, "smtpPort"],
  ["mail", { smtpHost: "mail.example.com", smtpUser: "ana" }, "smtpPassword"],
  ["whatsapp", { whatsappProvider: "meta", metaPhoneId: "12345" }, "metaToken"],
  ["whatsapp", { whatsappProvider: "twilio" }, "twilioAccountSid"],
])("%s: what is not right is refused by the field's name (%j)", async (section, changes, field) => {
  const before = await read();
  const { status, answer } = await save(section, changes);
  expect([status, Object.keys(answer.fields)]).toEqual([400, expect.arrayContaining([field])]);
  expect(await read()).toEqual(before);
});

test("a secret is stored sealed, never shown or written down, and can be kept", async () => {
  const password = "yuca-con-bacalao-77";
  const mail = { smtpHost: "mail.arribo.example", smtpUser: "ana", smtpPassword: password };
  const saved = await save("mail", mail);
  expect(saved.status).toBe(200);
  const text = JSON.stringify(saved.answer);
  expect(text).not.toContain(password);
  expect(saved.answer.secrets).toEqual([{ field: "smtpPassword", setAt: expect.any(String), setBy: "Ana" }]);
  const [row] = await db().select().from(setupSecret);
  expect(row?.value).toMatch(/^v1\./);
  const dump = await db().execute(sql`select (select jsonb_agg(audit_log) from audit_log)::text
    || (select jsonb_agg(setup_section) from setup_section)::text as all`);
  expect(JSON.stringify(dump.rows)).not.toContain(password);
  // Kept where the server is the same; another server is never given it.
  expect((await save("mail", { smtpPassword: null, mailFrom: "hola@arribo.example" })).status).toBe(200);
  const elsewhere = await save("mail", { smtpPassword: null, smtpHost: "mail.attacker.example" });
  expect([elsewhere.status, Object.keys(elsewhere.answer.fields)]).toEqual([400, ["smtpPassword"]]);
  expect((await save("mail", { smtpPassword: null, smtpUser: null })).answer.secrets).toEqual([]);
  expect(await db().select().from(setupSecret)).toEqual([]);
});

test("each change is in the audit log by the names of its fields; what changed nothing is not", async () => {
  await db().execute(sql`delete from setup_put_off`);
  const count = () => db().$count(auditLog, eq(auditLog.act, "setup.changed"));
  const before = await count();
  await save("claims", { "claims.home.relocations": "312", "claims.proved": ["home.relocations"] });
  await save("claims", {});
  expect(await count()).toBe(before + 1);
  const [line] = await db().select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(line).toMatchObject({
    by: "Ana",
    subject: "setup",
    detail: { section: "claims", fields: "claims.home.relocations claims.proved" },
  });
});

test("what is missing can be put off, and taken up again", async () => {
  const put = (isPutOff: boolean) =>
    site.json("POST", "/api/admin/setup/put-off", { staff: true, body: { item: "ai", isPutOff } });
  const ofAi = ({ items }: { items: { id: string; isPutOff: boolean }[] }) =>
    items.find(({ id }) => id === "ai")?.isPutOff;
  expect(ofAi(await put(true))).toBe(true);
  expect(ofAi(await site.read("/api/admin/setup"))).toBe(true);
  expect(ofAi(await put(false))).toBe(false);
});

test("an owner requires a second step: from the next request on, in every process; what the environment says holds", async () => {
  const hasStep = (on: boolean) => db().execute(sql`update auth_user set two_factor_enabled = ${on}`);
  const leadsAt = async (base: string) => {
    const answer = await fetch(`${base}/api/admin/leads`, { headers: { Cookie: site.cookie() } });
    return answer.status === 200 ? "open" : ((await answer.json()) as { code: string }).code;
  };
  expect(await leadsAt(second.base)).toBe("open");
  const desk = await openChat(second.base, { Cookie: site.cookie() });
  desk.send({ type: "join", desk: true });
  await desk.next("changed");
  expect((await save("access", { secondStep: "required" })).status).toBe(200);
  expect(await desk.closed).toBe(1008);
  expect(await leadsAt(site.base())).toBe("second_step_required");
  await expect.poll(() => leadsAt(second.base)).toBe("second_step_required");
  await hasStep(true);
  for (const base of [site.base(), second.base]) expect(await leadsAt(base)).toBe("open");
  const [line] = await db().select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(line).toMatchObject({
    act: "setup.changed",
    by: "Ana",
    detail: { section: "access", fields: "secondStep", from: "optional", to: "required" },
  });

  const fixed = fixedSettings();
  await openSettings({ ...fixed, secondStep: "optional" });
  await hasStep(false);
  expect(await leadsAt(site.base())).toBe("open");
  const { values, fixed: named } = await read();
  expect([values.secondStep, named]).toEqual([
    "optional",
    [{ field: "secondStep", by: "STAFF_SECOND_STEP" }],
  ]);
  await openSettings({ ...fixed, secondStep: "required" });
  expect(await leadsAt(site.base())).toBe("second_step_required");
  await openSettings(fixed);
  await hasStep(true);
  expect((await save("access", { secondStep: "optional" })).status).toBe(200);
  await hasStep(false);
  for (const base of [site.base(), second.base]) await expect.poll(() => leadsAt(base)).toBe("open");
});

test("changes ask for the password of the last ten minutes; strangers may do nothing", async () => {
  await db().execute(sql`update auth_session set created_at = now() - interval '1 hour'`);
  const { status, answer } = await save("legal", { "legal.county": "Duval" });
  expect([status, answer.code]).toEqual([403, "confirmation_required"]);
  expect((await site.send("GET", path)).status).toBe(401);
  expect((await site.send("PUT", `${path}/legal`, { body: {} })).status).toBe(401);
});

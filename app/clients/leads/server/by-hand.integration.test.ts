import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { renderLetter } from "#app/staff/outbox/templates/letters.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { lead } from "../schema.server.ts";

const site = openSite({ limits: true });
const patricia = {
  name: "Patricia Ostrander",
  email: "patricia@example.com",
  phone: "614 555 0142",
  package: "royal",
  locale: "en",
  message: "Called about residency.",
  source: "phone",
  answered: true,
};

const create = (body: object, language = "en", headers: Record<string, string> = {}) =>
  site.send("POST", "/api/admin/leads", {
    body: { ...patricia, ...body },
    headers: { "Accept-Language": language, ...headers },
    staff: true,
  });
const receiptsOf = (id: number) =>
  db()
    .select()
    .from(outbox)
    .where(eq(outbox.effect, `lead-receipt:${id}`));

test("a lead by phone: answered, with its channel and history; no letter and no bell unless it is ticked", async () => {
  const answer = await create({});
  expect(answer.status).toBe(201);
  const written = await answer.json();
  expect(written).toMatchObject({
    name: "Patricia Ostrander",
    phone: "+16145550142",
    package: "royal",
    status: "contacted",
    clock: "answered",
    source: "phone",
    heldReason: null,
  });
  expect(await receiptsOf(written.id)).toEqual([]);
  const news = and(eq(adminNotification.type, "new_lead"), eq(adminNotification.subjectId, written.id));
  expect(await db().$count(adminNotification, news)).toBe(0);
  const history = await site.read(`/api/admin/leads/${written.id}/history`);
  expect(history.map(({ by, from, to }: Record<string, string>) => [by, from, to])).toEqual([
    ["Ana", "new", "contacted"],
  ]);
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "lead.create"));
  expect(line).toMatchObject({ subjectId: written.id, by: "Ana", detail: { source: "phone" } });
  const csv = await (await site.send("GET", "/api/admin/leads.csv", { staff: true })).text();
  expect(csv.split("\r\n")[0]).toMatch(/,source$/);
});

test("with the receipt ticked the person gets the link to a call; the letter does not thank them for writing", async () => {
  const { id } = await (await create({ receipt: true, answered: false, source: "whatsapp" })).json();
  const [receipt] = await receiptsOf(id);
  expect(receipt?.recipient).toBe("patricia@example.com");
  for (const locale of ["en", "es"] as const) {
    const { paragraphs } = renderLetter(
      "lead_receipt",
      receipt?.facts ?? ({} as never),
      locale,
      "https://a.example",
    );
    expect(paragraphs.join(" ")).not.toMatch(/for writing|por escribirnos|within 24|próximas 24/);
  }
  const [row] = await db().select().from(lead).where(eq(lead.id, id));
  expect([row?.status, row?.firstAnsweredAt, row?.source]).toEqual(["new", null, "whatsapp"]);
});

test("a number alone is enough, and never gets a letter; nothing at all is refused in the person's language", async () => {
  const { id, email } = await (await create({ email: "", receipt: true })).json();
  expect(email).toBe("");
  expect(await receiptsOf(id)).toEqual([]);
  const refused = await create({ email: "", phone: "" }, "es");
  expect([refused.status, (await refused.json()).fields]).toEqual([
    400,
    { email: "Escribe un correo electrónico o un teléfono con su código de área." },
  ]);
  expect((await create({ source: "site" })).status).toBe(400);
});

test("leads with a number alone are read by search, list, file, statistics and a person's rights", async () => {
  const phone = "829 555 0177";
  const { id, reference } = await (await create({ name: "Sin Correo", email: "", phone })).json();
  const [found] = await site.read("/api/admin/leads?search=8295550177");
  expect(found.id).toBe(id);
  const csv = await (await site.send("GET", "/api/admin/leads.csv?search=Sin", { staff: true })).text();
  expect(csv).toContain(reference);
  expect((await site.send("GET", "/api/admin/leads/statistics", { staff: true })).status).toBe(200);
  const search = { body: { phone }, staff: true };
  const person = await site.json("POST", "/api/admin/people/search", search);
  expect(person.kinds.map(({ kind }: { kind: string }) => kind)).toContain("lead");
});

test("twenty in a row pass, and the same key again makes no second one", async () => {
  for (let n = 0; n < 20; n += 1) expect((await create({ message: "" })).status).toBe(201);
  const headers = { "Idempotency-Key": "by-hand-twice" };
  const ids = await Promise.all(
    [1, 2].map(async () => (await (await create({ name: "Twice" }, "en", headers)).json()).id),
  );
  expect(new Set(ids).size).toBe(1);
});

test("closing a lead that nobody answered says so, and counts as answered only if staff say that somebody did", async () => {
  const closed = async (answered?: boolean) => {
    const { id } = await (await create({ answered: false })).json();
    const body = { status: "closed", from: "new", ...(answered !== undefined && { answered }) };
    return (await site.send("PATCH", `/api/admin/leads/${id}/status`, { body, staff: true })).json();
  };
  expect((await closed()).clock).toBe("closed");
  expect((await closed(false)).clock).toBe("closed");
  expect((await closed(true)).clock).toBe("answered");
});

import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { MessageTemplate, NewTemplate } from "../contract.ts";
import { messageTemplate } from "../schema.server.ts";
import { firstTemplates } from "./first-templates.ts";
import { seedTemplates } from "./seed.server.ts";

const site = openSite();
beforeAll(seedTemplates);

const fields: NewTemplate = {
  ...{ name: "Price of the flat", shortcut: "/price", channel: "letter", kinds: ["lead"] },
  ...{
    subjectEn: "About {package}",
    subjectEs: "Sobre {paquete}",
    textEn: "Hello {first name}.",
    textEs: "Hola.",
  },
};
const add = (body: object = {}) =>
  site.send("POST", "/api/admin/templates", { body: { ...fields, ...body }, staff: true });
const change = (id: number, body: object) =>
  site.send("PATCH", `/api/admin/templates/${id}`, {
    body: { ...fields, archived: false, ...body },
    staff: true,
  });
const list = async (query = "") =>
  (await site.read(`/api/admin/templates?limit=100&${query}`)) as MessageTemplate[];

test("every installation begins with the ready answers of the chat and some letters, once", async () => {
  const all = await list();
  expect(all).toHaveLength(firstTemplates.length);
  const ready = ["/contact", "/details", "/emergency", "/goodbye", "/hello", "/moment", "/within-24-hours"];
  expect(all.filter(({ channel }) => channel === "chat").map(({ shortcut }) => shortcut)).toEqual(ready);
  const hello = all.find(({ shortcut }) => shortcut === "/hello") as MessageTemplate;
  const { id, version, changedBy: _, changedAt: _at, ...kept } = hello;
  expect((await change(id, { ...kept, archived: true, version })).status).toBe(200);
  await seedTemplates();
  expect((await list("status=in_use")).map(({ shortcut }) => shortcut)).not.toContain("/hello");
  expect(await list()).toHaveLength(firstTemplates.length);
});

test("an unknown placeholder, and a shortcut that is none, are refused with the field named", async () => {
  for (const [field, value, says] of [
    ["textEn", "Hello {frist name}.", "There is no such placeholder: {frist name}."],
    ["textEs", "Hola {}", "There is no such placeholder: {}."],
    ["subjectEs", "{referencia} {otro}", "There is no such placeholder: {otro}."],
    ["shortcut", "price", "A slash, then letters"],
    ["shortcut", "/the price", "A slash, then letters"],
    ["textEs", " ", "Please fill this in."],
  ] as const) {
    const answer = await add({ [field]: value });
    const found = ((await answer.json()) as { fields: Record<string, string> }).fields;
    expect([answer.status, Object.keys(found)]).toEqual([400, [field]]);
    expect(found[field]).toContain(says);
  }
  expect((await add({ kinds: ["vendor"] })).status).toBe(400);
});

test("a template is added and changed; each changed field is in its history; a shortcut is of one template", async () => {
  const added = (await (await add({ shortcut: "/Price" })).json()) as MessageTemplate;
  expect(added).toMatchObject({ shortcut: "/price", changedBy: "Ana", version: 1, kinds: ["lead"] });
  expect((await add()).status).toBe(400);
  const other = (await (await add({ shortcut: "/other" })).json()) as MessageTemplate;
  const taken = await change(other.id, { shortcut: "/price", version: 1 });
  expect(((await taken.json()) as { fields: object }).fields).toHaveProperty("shortcut");
  const changed = await change(added.id, { name: "Price", textEs: "Hola, {primer nombre}.", version: 1 });
  expect(await changed.json()).toMatchObject({ name: "Price", version: 2 });
  const late = await change(added.id, { name: "Another price", version: 1 });
  expect(late.status).toBe(409);
  const history = await site.read(`/api/admin/templates/${added.id}/history`);
  expect((history as { act: string; detail: object }[]).map(({ act, detail }) => [act, detail])).toEqual([
    ["message_template.changed", { field: "textEs", from: "Hola.", to: "Hola, {primer nombre}." }],
    ["message_template.changed", { field: "name", from: "Price of the flat", to: "Price" }],
    ["message_template.added", { to: "/price" }],
  ]);
  // What changes nothing is no change.
  const before = await db().$count(auditLog);
  const same = await change(added.id, { name: "Price", textEs: "Hola, {primer nombre}.", version: 2 });
  expect(await same.json()).toMatchObject({ version: 2 });
  expect(await db().$count(auditLog)).toBe(before);
});

test("a supplied template has its name in both languages until somebody writes another", async () => {
  const find = async () => (await list()).find(({ shortcut }) => shortcut === "/goodbye") as MessageTemplate;
  const { changedBy: _, changedAt: _at, names, ...supplied } = await find();
  expect([supplied.name, names]).toEqual(["Goodbye", { en: "Goodbye", es: "Despedida" }]);
  for (const word of ["despedida", "GOODBYE"])
    expect((await list(`search=${word}`)).map(({ id }) => id)).toContain(supplied.id);
  // Edited by who reads it in Spanish.
  const edited = { ...supplied, name: "Despedida", textEs: "Fue un gusto." };
  expect(await (await change(supplied.id, edited)).json()).toMatchObject({ textEs: "Fue un gusto.", names });
  const history = await site.read(`/api/admin/templates/${supplied.id}/history`);
  expect((history as { detail: { field: string } }[]).map(({ detail }) => detail.field)).toEqual(["textEs"]);
  const renamed = { ...edited, name: "Adiós", version: supplied.version + 1 };
  expect((await change(supplied.id, renamed)).status).toBe(200);
  expect((await find()).names).toEqual({ en: "Adiós", es: "Adiós" });
  const own = (await (await add({ name: "Hello", shortcut: "/own-hello" })).json()) as MessageTemplate;
  expect(own.names).toEqual({ en: "Hello", es: "Hello" });
});

test("of two colleagues who change one at once, one is told of the other", async () => {
  const [row] = await db().select().from(messageTemplate).where(eq(messageTemplate.shortcut, "/other"));
  const answers = await Promise.all(
    ["One", "Two"].map((name) => change(row?.id ?? 0, { shortcut: "/other", name, version: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a list by channel has those for any; one is found by its words", async () => {
  const chat = await list("channel=chat&status=in_use");
  expect(new Set(chat.map(({ channel }) => channel))).toEqual(new Set(["chat", "any"]));
  expect((await list("search=medio d&limit=1")).length).toBeLessThan(2);
  expect((await list("search=peligro")).map(({ shortcut }) => shortcut)).toEqual(["/emergency"]);
  const { rows } = await db().execute(sql`select count(*)::int as n from message_template`);
  expect(rows[0]?.n).toBe(firstTemplates.length + 3);
});

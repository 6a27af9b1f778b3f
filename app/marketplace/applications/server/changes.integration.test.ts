import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { newApplication } from "../../../../tests/support/records/vendor-application.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Application, AskedAnswers, Paper } from "../contract.ts";
import { maxPapers } from "../rules/papers.ts";
import { vendorApplicationPaper as paper, vendorApplication } from "../schema.server.ts";

const site = openSite();
const pdf = Buffer.from("%PDF-1.7\ncanary-page cédula 001-1391820-5\n%%EOF\n");

async function apply(overrides: Record<string, unknown> = {}) {
  const body = newApplication(overrides);
  const { reference, statusPath } = await site.json("POST", "/api/vendor-applications", { body });
  const [row] = await db().select().from(vendorApplication).where(eq(vendorApplication.reference, reference));
  return { ...body, id: row?.id ?? 0, token: statusPath.split("/").at(-1) ?? "" };
}

const staffPath = "/api/admin/vendor-applications";
const ask = (id: number, fields: string[] = [], note = "Revisa esto, por favor.") =>
  site.send("PATCH", `${staffPath}/${id}/status`, {
    body: { status: "changes_requested", note, fields },
    staff: true,
  });
const read = async (id: number) => (await site.read(`${staffPath}/${id}`)) as Application;
const asked = async (token: string) =>
  (await site.json("GET", `/api/vendor-applications/${token}/answers`)) as AskedAnswers;
const answer = (token: string, body: object) =>
  site.send("POST", `/api/vendor-applications/${token}/answer`, { body });
const tick = (id: number, checks: string[]) =>
  site.send("PUT", `${staffPath}/${id}/checks`, { body: { checks }, staff: true });

const upload = (token: string, file: Uint8Array, type = "application/pdf", name = "póliza.pdf") =>
  fetch(`${site.base()}/api/vendor-applications/${token}/papers?${new URLSearchParams({ name })}`, {
    method: "POST",
    body: new Uint8Array(file),
    headers: { "Content-Type": type, Origin: site.base() },
  });

test("the link opens the answers while staff ask, sealed ones masked, and at no other time", async () => {
  const sent = await apply();
  const closed = () => site.send("GET", `/api/vendor-applications/${sent.token}/answers`);
  expect((await closed()).status).toBe(409);
  expect((await ask(sent.id, ["city", "bankName"])).status).toBe(200);
  const shown = await asked(sent.token);
  expect(shown).toMatchObject({
    fields: ["city", "bankName"],
    answers: { city: "Santiago", languages: ["Spanish", "English"], yearEstablished: 2012 },
    masked: { ownerIdNumber: "•••• 8205", bankName: "••••" },
    papers: [],
  });
  const text = JSON.stringify(shown);
  for (const secret of [sent.ownerIdNumber, sent.bankName, sent.email, sent.emergencyContactName])
    expect([secret, text.includes(String(secret))]).toEqual([secret, false]);
  const [letter] = await db().select().from(outbox).where(eq(outbox.letter, "application_changes"));
  expect(letter?.facts.message).toBe("Revisa esto, por favor.\n\nAnswers to change: City, Bank");
  expect((await answer(sent.token, { message: "Listo." })).status).toBe(200);
  expect((await closed()).status).toBe(409);
  expect((await site.send("GET", "/api/vendor-applications/unknown/answers")).status).toBe(404);
});

test("changed answers are stored, shown to the reviewer, and undo the checks that looked at them", async () => {
  const sent = await apply();
  await tick(sent.id, ["identity", "registration", "references", "insurance"]);
  await ask(sent.id, ["city", "bankName"]);
  const { answers } = await asked(sent.token);
  const changed = { ...answers, city: "Moca", businessName: "Plomería Moca", yearEstablished: "2012" };
  const secrets = { bankName: "Banco del Valle", taxId: "" };
  expect((await answer(sent.token, { answers: changed, secrets })).status).toBe(200);
  const shown = await read(sent.id);
  expect(shown).toMatchObject({
    ...{ status: "in_review", city: "Moca", businessName: "Plomería Moca", requestedFields: [] },
    answers: { city: "Moca", taxId: "•••• 6796" },
  });
  expect(shown.steps.at(-1)).toMatchObject({
    by: null,
    changes: [
      { field: "businessName", from: "Plomería El Yaque", to: "Plomería Moca" },
      { field: "city", from: "Santiago", to: "Moca" },
      { field: "bankName", from: "", to: "" },
    ],
  });
  const done = shown.checks.filter(({ doneAt }) => doneAt).map(({ check }) => check);
  expect(done).toEqual(["identity", "references", "insurance"]);
  const reveal = { body: { field: "bankName" }, staff: true };
  expect(await site.json("POST", `${staffPath}/${sent.id}/reveal`, reveal)).toMatchObject({
    value: "Banco del Valle",
  });
  const progress = await site.json("GET", `/api/vendor-applications/${sent.token}`);
  expect(JSON.stringify(progress)).not.toMatch(/"Moca"|Banco del Valle/);
});

test("of a former phone number only its end is kept", async () => {
  const sent = await apply({ primaryPhone: "809-555-0141", secondaryPhone: "809-555-0142" });
  await ask(sent.id, ["primaryPhone"]);
  const { answers } = await asked(sent.token);
  const changed = { ...answers, primaryPhone: "809-555-0143", secondaryPhone: "" };
  expect((await answer(sent.token, { answers: changed })).status).toBe(200);
  const { steps, answers: now } = await read(sent.id);
  expect(now).toMatchObject({ primaryPhone: "+18095550143", secondaryPhone: "" });
  expect(steps.at(-1)?.changes).toEqual([
    { field: "primaryPhone", from: "•••• 0141", to: "•••• 0143" },
    { field: "secondaryPhone", from: "•••• 0142", to: "" },
  ]);
});

test("an answer needs something new; wrong values are named, and address and consents cannot be changed", async () => {
  const sent = await apply();
  await ask(sent.id);
  const { answers } = await asked(sent.token);
  const nothing = await answer(sent.token, { message: " ", answers });
  expect([nothing.status, Object.keys((await nothing.json()).fields)]).toEqual([400, ["message"]]);
  const wrong = await answer(sent.token, {
    answers: { ...answers, yearEstablished: 1900, city: "" },
    secrets: { emergencyContactPhone: "12" },
  });
  expect(Object.keys((await wrong.json()).fields).sort()).toEqual([
    "answers.city",
    "answers.yearEstablished",
    "secrets.emergencyContactPhone",
  ]);
  const sly = { ...answers, email: "thief@example.com", termsAccepted: false, city: "Moca" };
  expect((await answer(sent.token, { answers: sly })).status).toBe(200);
  expect(await read(sent.id)).toMatchObject({
    email: sent.email,
    answers: { email: sent.email, termsAccepted: true, city: "Moca" },
  });
});

test("papers: stored encrypted, for staff alone, and each opening is a line in the log", async () => {
  const sent = await apply();
  expect((await upload(sent.token, pdf)).status).toBe(409);
  await ask(sent.id);
  const stored = (await (await upload(sent.token, pdf)).json()) as { papers: Paper[] };
  expect(stored.papers).toMatchObject([{ name: "póliza.pdf", type: "application/pdf", size: pdf.length }]);
  const [row] = await db().select().from(paper).where(eq(paper.applicationId, sent.id));
  expect(JSON.stringify([row?.sealed, row?.bytes.toString("latin1")])).not.toMatch(/canary|liza/);
  expect((await answer(sent.token, {})).status).toBe(200);
  const id = stored.papers[0]?.id ?? 0;
  const open = (of = sent.id, staff = true) =>
    site.send("POST", `${staffPath}/${of}/papers/${id}`, { staff });
  expect((await open(sent.id, false)).status).toBe(401);
  const other = await apply();
  expect((await open(other.id)).status).toBe(404);
  const opened = await open();
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  expect(opened.headers.get("Content-Disposition")).toBe("attachment");
  expect(opened.headers.get("Content-Security-Policy")).toContain("sandbox");
  const lines = await db().select().from(auditLog).where(eq(auditLog.act, "application.paper"));
  expect(lines).toMatchObject([{ subjectId: sent.id, by: "Ana", detail: { paper: String(id) } }]);
  expect((await upload(sent.token, pdf)).status).toBe(409);
  await ask(sent.id, [], "Otra vez.");
  expect((await answer(sent.token, {})).status).toBe(400);
});

test("a picture is re-encoded, other files are refused, six papers are the most, and one can be removed", async () => {
  const sent = await apply();
  await ask(sent.id);
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#fff" } })
    .withExif({ IFD3: { GPSLatitude: "19/1 27/1 0/1" } })
    .jpeg()
    .toBuffer();
  const first = (await (await upload(sent.token, photo, "image/jpeg", "cédula.jpg")).json()) as {
    papers: Paper[];
  };
  expect(first.papers).toMatchObject([{ name: "cédula.jpg", type: "image/webp" }]);
  const html = Buffer.from("<script>alert(1)</script>");
  for (const type of ["application/pdf", "image/png"])
    expect([type, (await upload(sent.token, html, type)).status]).toEqual([type, 400]);
  expect((await upload(sent.token, html, "text/html")).status).toBe(415);
  const page = (n: number) => Buffer.from(pdf.toString().replace("canary", `page ${n}`));
  const late = await Promise.all(Array.from({ length: maxPapers }, (_, n) => upload(sent.token, page(n))));
  expect(late.map(({ status }) => status).sort()).toEqual([...Array(maxPapers - 1).fill(200), 400]);
  const remove = (token: string, one = 0) =>
    site.send("DELETE", `/api/vendor-applications/${token}/papers/${one}`);
  const other = await apply();
  await ask(other.id);
  expect((await remove(other.token, first.papers[0]?.id)).status).toBe(404);
  expect((await remove(sent.token, first.papers[0]?.id)).status).toBe(200);
  expect((await asked(sent.token)).papers).toHaveLength(maxPapers - 1);
});

test("an upload that is repeated, also at once, stores nothing twice; a removal is a line in the log", async () => {
  const sent = await apply();
  await ask(sent.id);
  const all = await Promise.all([1, 2, 3].map(() => upload(sent.token, pdf)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { papers } = (await (await upload(sent.token, pdf, "application/pdf", "otra.pdf")).json()) as {
    papers: Paper[];
  };
  expect(papers).toMatchObject([{ name: "póliza.pdf" }]);
  const [row] = await db().select().from(paper).where(eq(paper.applicationId, sent.id));
  // Who has the file cannot look for it in a copy of the database.
  expect(row?.uploadHash).not.toContain(createHash("sha256").update(pdf).digest("base64url"));
  const other = await apply();
  await ask(other.id);
  expect((await upload(other.token, pdf)).status).toBe(200);
  await site.send("DELETE", `/api/vendor-applications/${sent.token}/papers/${papers[0]?.id}`);
  const history = (await site.read(`${staffPath}/${sent.id}/history`)) as { act: string; by: string }[];
  expect(history[0]).toMatchObject({ act: "application.removePaper", by: "visitor" });
  expect((await upload(sent.token, pdf)).status).toBe(200);
});

test("two tabs answer at once: one does, the other is told", async () => {
  const sent = await apply();
  await ask(sent.id);
  const both = await Promise.all([1, 2].map((n) => answer(sent.token, { message: `Respuesta ${n}` })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(sent.id)).steps.filter(({ by }) => by === null)).toHaveLength(1);
});

test("a person's copy has the papers, and erasing the application leaves none", async () => {
  const sent = await apply();
  await ask(sent.id);
  await upload(sent.token, pdf);
  const person = { email: sent.email, phone: "" };
  const copy = await site.send("POST", "/api/admin/people/export", { body: person, staff: true });
  expect(await copy.text()).toContain(pdf.toString("base64"));
  // After the copy, whose openings of papers are records too.
  const found = await site.json("POST", "/api/admin/people/search", { body: person, staff: true });
  const body = { ...person, total: found.total };
  expect((await site.send("POST", "/api/admin/people/erase", { body, staff: true })).status).toBe(200);
  expect(await db().$count(paper, eq(paper.applicationId, sent.id))).toBe(0);
});

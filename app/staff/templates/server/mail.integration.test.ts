import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Addressee, MessageTemplate } from "../contract.ts";
import { valuesIn } from "../rules/draft.ts";
import { filledTemplate } from "../rules/menu.ts";
import { seedTemplates } from "./seed.server.ts";

let received: { to: string[]; raw: string }[] = [];
const smtpUrl = await openMailSink((mail) => void received.push(mail));
const site = openSite({ smtpUrl: () => smtpUrl, workJobs: true });

beforeEach(() => {
  received = [];
});

/** The parts of a mail, with quoted-printable undone. */
function readMail(raw: string) {
  const plain = Buffer.from(
    raw
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  )
    .toString("utf8")
    .replaceAll("\r\n", "\n");
  const [text = "", html = ""] = plain.split("Content-Type: text/html");
  return { text, html };
}

async function newLead(fields: object = {}) {
  const body = {
    name: "Patricia Ostrander",
    email: "patricia@example.com",
    phone: "",
    message: "m",
    ...fields,
  };
  await site.send("POST", "/api/leads", { body });
  const [row] = await db().select().from(lead).orderBy(sql`id desc`).limit(1);
  return row as typeof lead.$inferSelect;
}

async function mailTo(email: string, letter: object): Promise<{ raw: string; text: string; html: string }> {
  const body = { ...letter, to: email };
  const answer = await site.send("POST", "/api/admin/letters", { body, staff: true });
  expect(answer.status).toBe(201);
  // It waits for an undo.
  await db().update(outbox).set({ dueAt: new Date() }).where(eq(outbox.status, "waiting"));
  const find = () =>
    received.filter(({ to, raw }) => to.includes(email) && !/Subject: We received|Recibimos/.test(raw));
  await vi.waitFor(() => expect(find().length).toBeGreaterThan(0), 15_000);
  const raw = find().at(-1)?.raw ?? "";
  return { raw, ...readMail(raw) };
}

test("a template's letter arrives in the reader's language, filled in, with our address to answer to", async () => {
  await seedTemplates();
  const { id, reference } = await newLead({ locale: "es" });
  const to = (await site.read(`/api/admin/letters/addressee?kind=lead&id=${id}`)) as Addressee;
  const found = (await site.read("/api/admin/templates?search=first-answer")) as MessageTemplate[];
  const template = found[0] as MessageTemplate;
  for (const language of ["en", "es"] as const) {
    const words = filledTemplate(template, language, valuesIn(to, language));
    const mail = await mailTo("patricia@example.com", {
      kind: "lead",
      id,
      channel: "email",
      ...words,
      language,
    });
    expect(mail.text).toContain(
      language === "en" ? "Hello Patricia,\n\nThank you" : "Hola, Patricia:\n\nGracias",
    );
    expect(mail.text).toContain(language === "en" ? "I’m Ana," : "Soy Ana ");
    expect(mail.raw).toContain(reference);
    expect(mail.raw).toMatch(/Reply-To: concierge@arribo\.example/);
    // The firm's line under it: how to reach us.
    expect(mail.text).toContain("+1 809-555-0100");
    expect(mail.html).toContain(`<html lang="${language}">`);
    received = [];
  }
});

test("hostile words arrive as text, lines stay lines, and a link can be followed", async () => {
  const { id } = await newLead({ email: "hostile@example.com" });
  const to = (await site.read(`/api/admin/letters/addressee?kind=lead&id=${id}`)) as Addressee;
  const url = to.values.callLink?.en ?? "";
  const text = `<img src=x onerror=alert(1)> & <b>bold</b>\nsecond line\n\nHere: ${url}\n<a href="javascript:alert(1)">x</a> https://example.com/"onmouseover=1`;
  const body = { kind: "lead", id, channel: "email", subject: "<b>S</b>", text, language: "en" };
  const { html, text: plain } = await mailTo("hostile@example.com", body);
  expect(plain).toContain(text);
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;bold&lt;/b&gt;\nsecond line");
  expect(html).not.toMatch(/<img|<b>|href="javascript|<[^>]*onmouseover/);
  expect(html).toContain(`<a href="${url}"`);
  expect(html).toContain("white-space:pre-line");
});

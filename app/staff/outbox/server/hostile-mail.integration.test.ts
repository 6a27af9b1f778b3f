import { like } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { operator } from "#platform/config/operator.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { asOneLine } from "#platform/text/invisible.ts";
import { bookingDay, fullBody } from "../../../../tests/support/records/booking.ts";
import { newLocalVendor } from "../../../../tests/support/records/local-vendor.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { listedVendor, newVendor } from "../../../../tests/support/records/vendor-account.ts";
import { newApplication } from "../../../../tests/support/records/vendor-application.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { LetterFacts } from "../contract.ts";
import { letterNames } from "../letter-registry.ts";
import { outbox } from "../schema.server.ts";
import { helpLine, letterText, renderLetter } from "../templates/letters.ts";

type Left = { to: string[]; head: string; raw: string };
const left: Left[] = [];
const smtpUrl = await openMailSink(({ to, raw }) => {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  left.push({ to, head, raw });
});
vi.setConfig({ testTimeout: 240_000 });
const site = openSite({ smtpUrl: () => smtpUrl, workJobs: true, limits: true });

let vendorId = 0;
beforeAll(async () => {
  ({ vendorId } = await listedVendor(site, { email: "the-vendor@example.com" }));
});

const victim = "victim@mail.example";
const hostileAddresses = [
  `Your-account-is-blocked:go-to-evil.example/pay<${victim}>`,
  `one,two,three<${victim}>`,
  `x;y<${victim}>`,
  `"<script>alert(1)</script>"<${victim}>`,
  `${victim}>,<other`,
  `<${victim}>`,
  `${victim},second@mail.example`,
  `${victim};second@mail.example`,
  `${victim} second@mail.example`,
  `group:${victim},b@mail.example;`,
  `${victim}\r\nBcc: second@mail.example`,
  `${victim}\nSubject: You won`,
  `${victim}\u2028Bcc:second@mail.example`,
  `${victim}\u0000.x`,
  `victim@[127.0.0.1].x`,
  `victim@[127.0.0.1]`,
  `victim@localhost`,
  `${victim};DATA.x`,
  `${victim}(comment).x`,
  `(Call-0900)${victim}`,
  `"Pay now" ${victim}`,
  `"pay now"@mail.example`,
  `victim@mail.example@evil.example`,
  `victim@mail\uFF0Eexample`,
  `victim\uFF20mail.example`,
  `=?utf-8?q?Pay_now?=<${victim}>`,
  `mailto:${victim}`,
  `${victim}?subject=Pay`,
  `\\"${victim}`,
  `victim@-mail-.example`,
];
const seen = "PAY-AT-evil.example";
const hostileNames = [
  `${seen}\r\nBcc: ${victim}`,
  `${seen}\nTo: ${victim}`,
  `${seen}\u0000`,
  `${seen}\u0007\u001b[2J`,
  `${seen}\u2028Bcc: ${victim}`,
  `${seen}\u0085X`,
  `\u202E${seen}`,
  `${seen}\u2066\u2067`,
  `${seen}\u200B\u200C\u200D`,
  `\uFEFF${seen}\u2060`,
  `${seen}\u061C\u200F`,
  `"${seen}" <${victim}>`,
  `${seen}" <${victim}>, "x`,
  `${seen},${victim}`,
  `=?utf-8?B?UEFZ?= ${seen}`,
  `<b>${seen}</b>`,
  `${seen}; ${victim}`,
  `${seen}\t.`,
  `${seen}\u009b31m`,
  `\u180E${seen}\u00AD`,
];

const forms: Record<string, (name: string, address: string) => [path: string, body: object]> = {
  lead: (name, email) => ["/api/leads", { name, email, message: "m" }],
  contact: (name, email) => ["/api/contact", { name, email, subject: name, message: "m" }],
  "short booking": (customerName, customerContact) => [
    "/api/bookings",
    { vendorId, date: bookingDay, customerName, customerContact, details: "d" },
  ],
  "full booking": (customerName, customerEmail) => [
    "/api/bookings",
    fullBody(vendorId, { customerName, customerEmail }),
  ],
  "vendor's account": (contactName, email) => [
    "/api/vendor/register",
    newVendor({ contactName, businessName: contactName, email }),
  ],
  "new password": (_, email) => ["/api/vendor/password-reset", { email }],
  application: (ownerFirstName, email) => [
    "/api/vendor-applications",
    newApplication({ ownerFirstName, businessName: ownerFirstName, email }),
  ],
  "local vendor": (nombreCompleto, email) => [
    "/api/dominican-vendors",
    newLocalVendor({ nombreCompleto, email, whatsappNotifications: "no" }),
  ],
  "call for help": (name, contact) => ["/api/safety-requests", newSafetyRequest({ name, contact })],
  report: (_, email) => [`/api/vendors/${vendorId}/report`, { reason: "wrong", message: "m", email }],
};

/** All texts in the long form of the tests, a changing selection for each form in the short one. */
function formsFor(turn: number): string[] {
  const all = Object.keys(forms);
  return Array.from(
    { length: rounds(3, all.length) },
    (_, place) => all[(3 * turn + place) % all.length] ?? "",
  );
}

let sent = 0;
async function fill(form: string, name: string, address: string): Promise<number> {
  sent += 1;
  const [path, body] = forms[form]?.(name, address) ?? ["", {}];
  const headers = { "X-Forwarded-For": `198.51.${Math.floor(sent / 250)}.${sent % 250}` };
  return (await site.send("POST", path, { body, headers })).status;
}

async function settled(): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await db().select({ status: outbox.status }).from(outbox);
      expect(rows.filter(({ status }) => status === "waiting")).toEqual([]);
    },
    { timeout: 120_000, interval: 500 },
  );
}

const team = () => operator().staffEmail;
const addressesOf = (mail: Left, header: string) =>
  new RegExp(`^${header}: (.*)$`, "im").exec(mail.head)?.[1]?.trim() ?? "";

test("a plain address gets its letter from every form that writes to people", async () => {
  for (const form of Object.keys(forms))
    expect(await fill(form, "Ana", addressOf(form)), form).toBeLessThan(300);
  await settled();
  const reached = Object.keys(forms).filter((form) => left.some(({ to }) => to.join() === addressOf(form)));
  const noLetter = ["new password", "call for help", "report"];
  expect(reached).toEqual(Object.keys(forms).filter((form) => !noLetter.includes(form)));
  left.length = 0;
});

const addressOf = (form: string) => `plain-${form.replace(/\W/g, "-")}@example.com`;

test(`${hostileAddresses.length} addresses that are none, through the forms: nothing leaves but news for the team`, async () => {
  for (const [turn, address] of hostileAddresses.entries())
    for (const form of formsFor(turn)) expect(await fill(form, "Ana", address), form).toBeLessThan(500);
  await settled();
  expect(new Set(left.map(({ to }) => to.join()))).toEqual(new Set(["the-vendor@example.com", team()]));
  for (const mail of left) {
    expect(addressesOf(mail, "To")).toBe(mail.to.join());
    expect(addressesOf(mail, "Reply-To")).toMatch(/^$|^[\w.+-]+@[\w.-]+$/);
    expect(addressesOf(mail, "Reply-To")).not.toMatch(/victim|second/);
    expect(mail.head).not.toMatch(/^(bcc|cc):/im);
  }
});

test("an address that an earlier version kept does not leave either", async () => {
  left.length = 0;
  const facts = { name: "Ana", email: "", phone: "", message: "" };
  const rows = hostileAddresses
    .filter((address) => !address.includes("\u0000"))
    .map((recipient, index) => ({
      effect: `before:${index}`,
      channel: "email" as const,
      recipient,
      replyTo: recipient,
      letter: "contact_receipt" as const,
      facts,
      locale: "en" as const,
      createdAt: new Date(),
      dueAt: new Date(),
    }));
  await db().insert(outbox).values(rows);
  await settled();
  expect(left).toEqual([]);
  const states = await db().select().from(outbox).where(like(outbox.effect, "before:%"));
  expect(new Set(states.map(({ status, lastError }) => `${status} ${lastError}`))).toEqual(
    new Set(["failed EENVELOPE"]),
  );
  await db()
    .insert(outbox)
    .values({ ...rows[0], effect: "after:1", recipient: "ana@example.com" } as (typeof rows)[number]);
  await settled();
  expect(left.map((mail) => [mail.to.join(), addressesOf(mail, "Reply-To")])).toEqual([
    ["ana@example.com", ""],
  ]);
});

test(`${hostileNames.length} hostile names, through the forms: their owner's letters hold nothing of them, the team's stay in their lines`, async () => {
  left.length = 0;
  const own: string[] = [];
  for (const [index, name] of hostileNames.entries())
    for (const form of formsFor(index)) {
      const address = `own-${index}-${form.replace(/\W/g, "-")}@example.com`;
      own.push(address);
      expect(await fill(form, name, address), form).toBeLessThan(500);
    }
  await settled();
  expect(left.length).toBeGreaterThan(hostileNames.length);
  for (const mail of left) {
    expect([...own, team(), "the-vendor@example.com"]).toContain(mail.to.join());
    expect(addressesOf(mail, "To")).toBe(mail.to.join());
    expect(mail.head).not.toMatch(/^(bcc|cc):/im);
    for (const header of mail.head.split("\r\n")) expect(decoded(header)).toBe(asOneLine(decoded(header)));
    if (mail.to.join() !== team()) expect(decoded(mail.raw)).not.toContain(seen);
  }
});

function decoded(mail: string): string {
  return mail
    .replaceAll("\r\n", "\n")
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?q\?(.*?)\?=/gi, (_, text: string) => quoted(text.replaceAll("_", " ")))
    .replace(/=\?utf-8\?b\?(.*?)\?=/gi, (_, text: string) => Buffer.from(text, "base64").toString())
    .replace(/=\n/g, "");
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString();
}

/** Letters that may contain the name: what staff wrote, those to the team, to approved local vendors, and to addresses that were confirmed. */
const mayName = /^staff_letter$|_notice$|^safety_|^job_|^local_vendor_approved$|^community_replies$/;

test("no letter to an address that a stranger may have typed repeats what was typed with it, but a plain first name", () => {
  const canary = (name: string) => `Canary_${name}`;
  const facts: LetterFacts = {
    name: canary("name"),
    email: canary("email"),
    phone: canary("phone"),
    subject: canary("subject"),
    message: "",
    reference: "AR-1",
    path: "/track/x",
    when: new Date().toISOString(),
  };
  const asked = letterNames.filter((name) => !mayName.test(name));
  expect(asked.length).toBeGreaterThan(20);
  for (const name of asked)
    for (const locale of ["en", "es"] as const) {
      const letter = renderLetter(name, facts, locale, "https://arribo.example");
      const words = `${letter.subject}\n${letterText(letter, helpLine(name, locale, "809"))}`;
      expect(words.match(/Canary_\w+/g), name).toBeNull();
    }
  const written = { ...facts, message: canary("message") };
  for (const name of [
    "lead_receipt",
    "contact_receipt",
    "booking_receipt",
    "application_receipt",
    "vendor_registered",
  ] as const)
    expect(letterText(renderLetter(name, written, "es", "https://arribo.example"), "")).not.toContain(
      "Canary",
    );
});

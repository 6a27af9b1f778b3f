import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { expectFound } from "../../../../tests/support/records/search-spellings.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { type LetterName, letterNames, letterProperties } from "../letter-registry.ts";
import { outbox, outboxTry } from "../schema.server.ts";
import { helpLine, letterText, renderLetter } from "../templates/letters.ts";
import { grantsAccess } from "./sealed-links.server.ts";
import { claim, isDue } from "./send.server.ts";

/** The mail service's next response; null: accepted. */
let refusal: { code: number; text: string } | null = null;
let received: { to: string[]; raw: string }[] = [];
const smtpUrl = await openMailSink((mail) => {
  if (refusal) throw Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  received.push(mail);
});
const site = openSite({ smtpUrl: () => smtpUrl, workJobs: true });

beforeEach(() => {
  refusal = null;
  received = [];
});

const ask = (email: string, more = {}) =>
  site.send("POST", "/api/leads", {
    body: { name: "Marsha", email, message: "We move in March.", ...more },
    headers: { "Accept-Language": "es" },
  });
const rowsFor = (email: string) => db().select().from(outbox).where(eq(outbox.recipient, email));

test("with a mail service both letters leave, each once, in the customer's language", async () => {
  await ask("marsha@example.com");
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 15_000, interval: 200 });
  const receipt = received.find(({ to }) => to.includes("marsha@example.com"));
  expect(receipt?.raw).toMatch(/Subject: .*Recibimos/s);
  expect(receipt?.raw).toMatch(/Message-ID: <outbox-\d+@arribo\.example>/i);
  // The mail service has the letter shortly before our row says so.
  await vi.waitFor(async () => {
    const [row] = await rowsFor("marsha@example.com");
    expect(row).toMatchObject({ status: "sent", attempts: 1, lastError: null, dueAt: null });
  }, 10_000);
  expect(await claim(isDue("email", new Date()), 10)).toEqual([]);
  expect(received).toHaveLength(2);
});

test("what the service refuses is kept as failed with its reason, and staff can send it again", async () => {
  refusal = { code: 550, text: "mailbox unavailable" };
  await ask("full@example.com");
  await vi.waitFor(async () => expect((await rowsFor("full@example.com"))[0]?.status).toBe("failed"), {
    timeout: 15_000,
    interval: 200,
  });
  const [row] = await rowsFor("full@example.com");
  expect(row).toMatchObject({ sentAt: null, lastError: "550", notBefore: null, attempts: 1 });
  refusal = null;
  const again = await site.send("POST", `/api/admin/outbox/${row?.id}/send`, { staff: true });
  expect(again.status).toBe(200);
  await vi.waitFor(async () => expect((await rowsFor("full@example.com"))[0]?.status).toBe("sent"), {
    timeout: 20_000,
    interval: 200,
  });
  const tries = await db()
    .select()
    .from(outboxTry)
    .where(eq(outboxTry.outboxId, Number(row?.id)));
  expect(tries.map(({ outcome, code }) => [outcome, code])).toEqual([
    ["refused", "550"],
    ["accepted", ""],
  ]);
});

test("what the service puts off is tried again by itself", async () => {
  refusal = { code: 451, text: "greylisted, come back later" };
  await ask("grey@example.com");
  await vi.waitFor(async () => expect((await rowsFor("grey@example.com"))[0]?.lastError).toBe("451"), {
    timeout: 15_000,
    interval: 100,
  });
  const [row] = await rowsFor("grey@example.com");
  expect(row).toMatchObject({ status: "waiting", sentAt: null, notBefore: expect.any(Date) });
  refusal = null;
  await vi.waitFor(async () => expect((await rowsFor("grey@example.com"))[0]?.status).toBe("sent"), {
    timeout: 20_000,
    interval: 200,
  });
  expect(received.filter(({ to }) => to.includes("grey@example.com"))).toHaveLength(1);
}, 40_000);

test("a letter that cannot be put into words says so, and is written when it can be", async () => {
  const person = { recipient: "unreadable@example.com", locale: "es", createdAt: new Date() } as const;
  const facts = { name: "Eva", email: person.recipient, phone: "", message: "" };
  const path = "sealed with a key that is not here";
  const letter = { effect: "unreadable", channel: "email", letter: "vendor_password" } as const;
  const [made] = await db()
    .insert(outbox)
    .values({ ...person, ...letter, facts: { ...facts, path }, dueAt: new Date() })
    .returning();
  const read = async () => (await rowsFor(person.recipient))[0];
  await vi.waitFor(async () => {
    expect(await read()).toMatchObject({ status: "waiting", claimedUntil: null, attempts: 1 });
  }, 10_000);
  expect(
    (
      await db()
        .select()
        .from(outboxTry)
        .where(eq(outboxTry.outboxId, made?.id ?? 0))
    )[0],
  ).toMatchObject({
    outcome: "unwritten",
  });
  const list = await site.send("GET", `/api/admin/outbox?search=${person.recipient}`, { staff: true });
  expect(await list.json()).toMatchObject([{ id: made?.id, linkHidden: true, mailto: null }]);
  const shown = await site.send("POST", `/api/admin/outbox/${made?.id}/link`, { staff: true });
  expect(await shown.json()).toMatchObject({ id: made?.id, subject: "", text: "", mailto: null });
  await db()
    .update(outbox)
    .set({ facts })
    .where(eq(outbox.id, made?.id ?? 0));
  await vi.waitFor(async () => expect((await read())?.status).toBe("sent"), {
    timeout: 20_000,
    interval: 200,
  });
}, 40_000);

test("what a person sent by hand is not sent again", async () => {
  refusal = { code: 451, text: "later" };
  await ask("hand@example.com");
  const [row] = await rowsFor("hand@example.com");
  const marked = await site.send("POST", `/api/admin/outbox/${row?.id}/sent-by-hand`, { staff: true });
  expect(await marked.json()).toMatchObject({ status: "sent_by_hand", sentBy: "Ana" });
  refusal = null;
  const mine = eq(outbox.id, Number(row?.id));
  await db().update(outbox).set({ dueAt: new Date() }).where(mine);
  expect(await claim(and(isDue("email", new Date()), mine), 1)).toEqual([]);
  expect(received.filter(({ to }) => to.includes("hand@example.com"))).toHaveLength(0);
  expect((await site.send("POST", `/api/admin/outbox/${row?.id}/send`, { staff: true })).status).toBe(409);
  expect((await site.send("POST", "/api/admin/outbox/999999/send", { staff: true })).status).toBe(404);
});

const injections = [
  "\r\nBcc: victim@example.com",
  "\nBcc: victim@example.com",
  "\rBcc: v@example.com",
  "\u2028Bcc: v@example.com",
  "%0d%0aBcc: v@example.com",
  "\r\n\r\nbody",
  "\r\n.\r\nMAIL FROM:<x@x>",
  "\u0085Bcc: v@example.com",
  "=?utf-8?q?=0D=0ABcc:_v=40example.com?=",
  "\r\nContent-Type: text/html",
  "\r\nTo: v@example.com",
  "\r\nX-Evil: 1",
  "\t\r\n\tBcc: v@example.com",
  "\u000bBcc: v@example.com",
  "\u000cBcc: v@example.com",
  "\u2029Bcc: v@example.com",
  "\r\n Bcc: v@example.com",
  "a\r\nReply-To: v@example.com",
  "\r\nDATA",
  "\u001bBcc: v@example.com",
];

/** A staff letter as an earlier version queued it. */
async function keptBefore(index: number, name: string): Promise<void> {
  const email = `inject${index}@example.com`;
  const facts = { name, email, phone: "", message: `m${index}`, reference: "AR-1" };
  await db()
    .insert(outbox)
    .values({
      effect: `inject:${index}`,
      channel: "email",
      recipient: "team@example.com",
      replyTo: email,
      letter: "lead_notice",
      facts,
      locale: "en",
      createdAt: new Date(),
      dueAt: new Date(),
    });
}

test("nothing a customer writes becomes a header", async () => {
  // Letters of earlier tests may still be in flight.
  const aboutEve = () => received.filter(({ raw }) => /inject\d+@example\.com/.test(raw));
  let taken = 0;
  for (const [index, injection] of injections.entries()) {
    const { status } = await ask(`inject${index}@example.com`, {
      name: `Eve${injection}`,
      message: `m${index}`,
    });
    expect(status, JSON.stringify(injection)).toBe(/[\p{Cc}\p{Zl}\p{Zp}]/u.test(injection) ? 400 : 201);
    if (status === 201) taken += 1;
    // Earlier versions accepted any name.
    else await keptBefore(index, `Eve${injection}`);
  }
  await vi.waitFor(() => expect(aboutEve()).toHaveLength(taken * 2 + injections.length - taken), {
    timeout: 60_000,
    interval: 300,
  });
  for (const { raw, to } of aboutEve()) {
    const headers = raw.split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
    expect(headers).not.toMatch(/^(Bcc|X-Evil|DATA)/im);
    expect(headers.match(/^(To|Reply-To|Content-Type):/gim)).toHaveLength(3);
    expect(to).toHaveLength(1);
  }
}, 90_000);

test("mail to customers ends with the phone and the promise, to vendors with the phone, to staff with neither", () => {
  const help = (name: LetterName) => helpLine(name, "en", "+1 809-555-0100");
  expect(help("booking_receipt")).toBe(
    "Questions? Reply to this email or call us at +1 809-555-0100. We answer within 24 hours.",
  );
  for (const name of ["vendor_approved", "local_vendor_receipt"] as const)
    expect(help(name)).toBe("Questions? Reply to this email or call us at +1 809-555-0100.");
  expect(help("lead_notice")).toBe("");
});

test("staff see a link only if the registry says that it grants no access", () => {
  const facts = { name: "", email: "", phone: "", message: "", path: "/x" };
  const hidden = letterNames.filter((letter) => grantsAccess({ letter, facts }));
  const linkless = letterNames.filter((name) => letterProperties(name).link === null);
  expect(hidden.toSorted()).toEqual(
    [
      ...linkless,
      ...letterNames.filter((name) => name.startsWith("application_") && name !== "application_notice"),
      ...([
        "vendor_password",
        "job_offer",
        "community_confirm",
        "staff_invitation",
        "staff_password",
      ] as const),
    ].toSorted(),
  );
  expect(grantsAccess({ letter: "vendor_password", facts: { ...facts, path: "" } })).toBe(false);
});

test("a letter quotes the customer's text as text", () => {
  const letter = renderLetter(
    "lead_notice",
    { name: "N", email: "e@x.co", phone: "", message: "one\ntwo" },
    "en",
    "http://site",
  );
  expect(letterText(letter, "")).toContain("> one\n> two");
  expect(letter.action?.url).toBe("http://site/admin-dashboard");
});

test("a letter is found by its recipient", async () => {
  await ask("jose.nunez@example.com");
  const [row] = await rowsFor("jose.nunez@example.com");
  await expectFound(site, "/api/admin/outbox", row?.id ?? 0, { phone: false });
});

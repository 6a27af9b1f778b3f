import { count, eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { vendorAccount } from "#app/marketplace/accounts/schema.server.ts";
import { notifyPasswordChanged } from "#app/marketplace/accounts/server/password.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { bookingDay } from "../../../../tests/support/records/booking.ts";
import { listedVendor, newVendor, registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openMailSink } from "../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { outbox } from "../schema.server.ts";

const left: string[] = [];
const smtpUrl = await openMailSink(({ to }) => {
  left.push(...to);
});
vi.setConfig({ testTimeout: 120_000 });
const site = openSite({ smtpUrl: () => smtpUrl, workJobs: true, limits: true });

const wholeProfile = { subCategories: [], services: [], availableDates: [], businessHours: {} };

let sent = 0;
/** Each from another IP address, to avoid the limit per address. */
async function send(path: string, body: object): Promise<void> {
  sent += 1;
  const headers = { "X-Forwarded-For": `198.51.${Math.floor(sent / 250)}.${sent % 250}` };
  expect((await site.send("POST", path, { body, headers })).status).toBe(201);
}

const settled = () =>
  vi.waitFor(
    async () => {
      const rows = await db()
        .select({ status: outbox.status, n: count() })
        .from(outbox)
        .groupBy(outbox.status);
      expect(rows.some(({ status }) => status === "waiting")).toBe(false);
    },
    { timeout: 60_000, interval: 200 },
  );

const endedLetters = async () =>
  (await site.read("/api/admin/outbox?status=failed&limit=100")) as {
    id: number;
    recipient: string;
    text: string;
    mailto: string | null;
  }[];
const leftTo = (mailbox: RegExp) => left.filter((to) => mailbox.test(to)).length;

let vendorId = 0;
beforeAll(async () => {
  ({ vendorId } = await listedVendor(site, { email: "the-vendor@example.com" }));
});
const book = (customerContact: string, n: number) =>
  send("/api/bookings", {
    vendorId,
    date: bookingDay,
    customerName: "R",
    details: `d${n}`,
    customerContact,
  });

test("an address that strangers type into our forms gets ten receipts of a kind a day, however it is spelled", async () => {
  for (let n = 0; n < 12; n += 1) {
    const email = `victim+${n}@mail.example`;
    await send("/api/leads", { name: "R", email, message: `m${n}`, trap: "filled" });
  }
  for (let n = 0; n < 4; n += 1)
    await send("/api/contact", { name: "R", email: "Victim@Mail.Example", subject: "s", message: `m${n}` });
  await settled();
  expect(leftTo(/^victim\+\d+@mail\.example$/i)).toBe(10);
  expect(leftTo(/^victim@mail\.example$/i)).toBe(4);

  const ended = await endedLetters();
  expect(ended).toHaveLength(2);
  for (const letter of ended) expect(letter).toMatchObject({ lastError: "too_many", attempts: 0 });
  expect(await site.read("/api/admin/outbox?status=to_send")).toEqual([]);
  await send("/api/leads", { name: "Marsha", email: "marsha@example.com", message: "We move in March." });
  await settled();
  expect(left).toContain("marsha@example.com");
});

test("dots and tags of a Gmail address are one mailbox; elsewhere a dot is another", async () => {
  const spellings = ["so.me.body@gmail.com", "somebody@googlemail.com", "s.omebody+x@gmail.com"];
  for (let n = 0; n < 12; n += 1)
    await send("/api/contact", { name: "R", email: spellings[n % 3], subject: "s", message: `g${n}` });
  for (const email of ["a.na@mail.example", "an.a@mail.example"])
    await send("/api/contact", { name: "R", email, subject: "s", message: email });
  await settled();
  expect(leftTo(/@g(oogle)?mail\.com$/)).toBe(10);
  expect(leftTo(/^an?\.n?a@mail/)).toBe(2);
});

test("receipts of one kind do not shut off another; staff can send by hand what came over the limit, with its link", async () => {
  const person = "the.person@mail.example";
  for (let n = 0; n < 11; n += 1)
    await send("/api/contact", { name: "R", email: person, subject: "s", message: `p${n}` });
  for (let n = 0; n < 11; n += 1) await book(person, n);
  await settled();
  expect(leftTo(/^the\.person/)).toBe(20);
  const letters = (await site.read("/api/admin/outbox?status=to_send")) as {
    recipient: string;
    text: string;
  }[];
  expect(letters).toMatchObject([{ recipient: person, text: expect.stringMatching(/track/) }]);
  const own = (await endedLetters()).find(
    ({ recipient, text }) => recipient === person && /track/.test(text),
  );
  expect(own?.text).toMatch(/\/track\/[\w-]{43}/);
  expect(decodeURIComponent(own?.mailto ?? "")).toMatch(/\/track\/[\w-]{43}/);
  // Letters that staff requeue do not count.
  const again = await site.send("POST", `/api/admin/outbox/${own?.id}/send`, { staff: true });
  expect(again.status).toBe(200);
  await settled();
  expect(leftTo(/^the\.person/)).toBe(21);
});

test("an address that a vendor types in gets ten letters on registrations a day, and one a day on what a vendor wrote", async () => {
  for (let n = 0; n < 12; n += 1)
    await send("/api/vendor/register", newVendor({ email: `reg+${n}@mail.example` }));
  await settled();
  expect(leftTo(/^reg\+\d+@/)).toBe(10);

  const vendor = await registerVendor(site, { email: "writer@mail.example" });
  for (let n = 0; n < 5; n += 1) {
    const description = `Call 809-555-010${n}.`;
    const body = newVendor({ ...wholeProfile, email: "flagged@mail.example", description });
    const saved = await site.send("PUT", `/api/vendor/profile/${vendor.vendorId}`, {
      body,
      headers: vendor.headers,
    });
    expect(saved.status).toBe(200);
  }
  await settled();
  expect(leftTo(/^flagged@/)).toBe(1);
});

test("a changed password is always written of to an address that is shown to be the vendor's", async () => {
  const mine = await registerVendor(site, { email: "mine@mail.example" });
  const typed = await registerVendor(site, { email: "typed@mail.example" });
  await db()
    .update(vendorAccount)
    .set({ addressConfirmedAt: new Date() })
    .where(eq(vendorAccount.vendorId, mine.vendorId));
  for (let n = 0; n < 12; n += 1)
    for (const { vendorId } of [mine, typed])
      await notifyPasswordChanged(systemContext(), vendorId, `${vendorId}-${n}`);
  await settled();
  expect([leftTo(/^mine@/), leftTo(/^typed@/)]).toEqual([13, 11]);
});

test("a profile can be saved thirty times in ten minutes, and not without end", async () => {
  const vendor = await registerVendor(site);
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) {
    const headers = { ...vendor.headers, "X-Forwarded-For": "203.0.113.77" };
    const body = newVendor({ ...wholeProfile, address: `Calle ${n}` });
    statuses.push(
      (await site.send("PUT", `/api/vendor/profile/${vendor.vendorId}`, { body, headers })).status,
    );
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

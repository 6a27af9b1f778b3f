import type { AddressInfo } from "node:net";
import { count } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test, vi } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { bookingDay } from "../../tests/booking.ts";
import { openSite } from "../../tests/site.ts";
import { registerVendor } from "../../tests/vendor-account.ts";
import { outbox } from "./table.server.ts";

const left: string[] = [];
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, done) {
    stream.on("end", () => {
      left.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
    stream.resume();
  },
});
await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
const { port } = sink.server.address() as AddressInfo;
vi.setConfig({ testTimeout: 120_000 });
const site = openSite({ smtpUrl: () => `smtp://127.0.0.1:${port}`, workJobs: true, limits: true });
afterAll(() => new Promise<void>((resolve) => sink.close(() => resolve())));

let sent = 0;
/** Each from another network address: no limit of an address holds it. */
async function send(path: string, body: object): Promise<void> {
  sent += 1;
  const headers = { "X-Forwarded-For": `198.51.${Math.floor(sent / 250)}.${sent % 250}` };
  expect((await site.send("POST", path, { body, headers })).status).toBe(201);
}

/** Until each letter has left or ended. */
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

test("an address that strangers type into our forms gets twenty receipts a day, however it is spelled", async () => {
  const { vendorId } = await registerVendor(site, { email: "the-vendor@example.com" });
  const body = { status: "approved" };
  await site.send("PATCH", `/api/admin/vendors/${vendorId}/status`, { body, staff: true });
  for (let n = 0; n < 10; n += 1) {
    const email = `victim+${n}@mail.example`;
    await send("/api/leads", { name: "R", email, message: `m${n}`, trap: "filled" });
    await send("/api/contact", { name: "R", email: "Victim@Mail.Example", subject: "s", message: `m${n}` });
    const booking = { vendorId, date: bookingDay, customerName: "R", details: `d${n}` };
    await send("/api/bookings", { ...booking, customerContact: "victim@mail.example" });
  }
  await settled();
  expect(left.filter((to) => /^victim(\+\d)?@mail\.example$/i.test(to))).toHaveLength(20);

  // What did not leave says why, and waits for nobody; everybody else gets their receipt.
  const outboxPath = "/api/admin/outbox?status=failed";
  const ended = (await (await site.send("GET", outboxPath, { staff: true })).json()) as object[];
  expect(ended).toHaveLength(10);
  for (const letter of ended) expect(letter).toMatchObject({ lastError: "too_many", attempts: 0 });
  await send("/api/leads", { name: "Marsha", email: "marsha@example.com", message: "We move in March." });
  await settled();
  expect(left).toContain("marsha@example.com");
});

import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { approvedVendor } from "../../../../tests/support/records/local-vendor.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Dispatch } from "../contract.ts";
import { dispatchPolicy } from "../rules/dispatch-policy.ts";
import { dispatchOffer } from "../schema.server.ts";
import { expireOffers } from "./offers.server.ts";
import { offerSentByHand } from "./sent-by-hand.server.ts";

const site = openSite({ workJobs: true });
const { answerTimeMs } = dispatchPolicy.urgent;

async function staff<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await site.send(method, path, { staff: true, ...(body && { body }) });
  expect(answer.status).toBeLessThan(300);
  return (await answer.json()) as T;
}

async function asked(location: string) {
  await approvedVendor(site, { zonaUbicacion: location });
  const jobDetails = { description: "Un corte.", urgency: "urgent" };
  const job = { serviceType: "barbería", location, jobDetails };
  const { dispatchId } = await staff<{ dispatchId: number }>("POST", "/api/match-vendors", job);
  const [offer] = (await staff<Dispatch>("GET", `/api/admin/dispatches/${dispatchId}`)).offers;
  if (!offer?.messageId) throw new Error("nobody was asked");
  await setEnd(offer.id, new Date(Date.now() - 3_600_000));
  return { offerId: offer.id, messageId: offer.messageId };
}

const setEnd = (id: number, expiresAt: Date) =>
  db().update(dispatchOffer).set({ expiresAt }).where(eq(dispatchOffer.id, id));
const mark = (messageId: number) => staff("POST", `/api/admin/outbox/${messageId}/sent-by-hand`);
const run = (messageId: number) => offerSentByHand.run(String(messageId), new AbortController().signal);

async function stored({ offerId, messageId }: { offerId: number; messageId: number }) {
  const [offer] = await db().select().from(dispatchOffer).where(eq(dispatchOffer.id, offerId));
  const [message] = await db().select().from(outbox).where(eq(outbox.id, messageId));
  return { state: offer?.state, end: offer?.expiresAt?.getTime(), sent: message?.sentAt?.getTime() ?? 0 };
}

test("an offer that is marked as sent in the outbox has all its time from then, all by itself", async () => {
  const one = await asked("Moca");
  await mark(one.messageId);
  await vi.waitFor(
    async () => {
      const { end, sent } = await stored(one);
      expect(end).toBe(sent + answerTimeMs);
    },
    { timeout: 15_000, interval: 200 },
  );
  expect((await stored(one)).state).toBe("offered");
});

test("marked here or there, told twice or late: it is the same time", async () => {
  const one = await asked("Nagua");
  await staff("POST", `/api/admin/job-offers/${one.offerId}/sent`);
  const first = await stored(one);
  expect(first.end).toBe(first.sent + answerTimeMs);
  await run(one.messageId);
  await run(one.messageId);
  expect(await stored(one)).toEqual(first);
});

test("its time does not run out between the mark and the job that tells of it", async () => {
  const one = await asked("Bonao");
  const sentAt = new Date();
  // Only the mark, as if the job that follows it had not run yet.
  await db().update(outbox).set({ status: "sent_by_hand", sentAt }).where(eq(outbox.id, one.messageId));
  await expireOffers(new Date(sentAt.getTime() + 1000));
  expect(await stored(one)).toMatchObject({ state: "offered", end: sentAt.getTime() + answerTimeMs });
  await expireOffers(new Date(sentAt.getTime() + answerTimeMs));
  expect((await stored(one)).state).toBe("expired");
});

test("an offer that is over stays over, and a message about something else is nobody's offer", async () => {
  const one = await asked("Azua");
  await db().update(dispatchOffer).set({ state: "expired" }).where(eq(dispatchOffer.id, one.offerId));
  await mark(one.messageId);
  const before = await stored(one);
  await run(one.messageId);
  expect(await stored(one)).toEqual(before);
  const [receipt] = await db().select().from(outbox).where(eq(outbox.letter, "local_vendor_receipt"));
  await mark(receipt?.id ?? 0);
  await run(receipt?.id ?? 0);
  await run(0);
});

import { expect, test } from "vitest";
import { inLocale } from "#platform/i18n/text.ts";
import { apply } from "../../../../tests/support/records/local-vendor.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Dispatch, Offer } from "../contract.ts";
import { messages } from "../matching/messages.ts";
import { notifiedText } from "../matching/use-match-form.ts";

const site = openSite();

test("without a provider the answer names whom it found, and claims that nobody was written to", async () => {
  const id = await apply(site, { servicioOfrece: "Plomería", zonaUbicacion: "Barahona" });
  const body = { status: "aprobado", adminNotes: "" };
  await site.send("PATCH", `/api/admin/dominican-vendors/${id}`, { body, staff: true });
  const { vendorsNotified, notifications, dispatchId } = await site.json("POST", "/api/match-vendors", {
    body: {
      serviceType: "plomería",
      location: "Barahona",
      jobDetails: { description: "A leak.", urgency: "urgent" },
    },
    staff: true,
  });
  expect([vendorsNotified, notifications]).toEqual([
    1,
    [{ vendorName: expect.any(String), phone: expect.any(String), notifiedAt: null }],
  ]);
  const [offer] = ((await site.read(`/api/admin/dispatches/${dispatchId}`)) as Dispatch).offers;
  await site.send("POST", `/api/admin/job-offers/${offer?.id}/sent`, { body: {}, staff: true });
  const job = (await site.read(`/api/admin/dispatches/${dispatchId}`)) as Dispatch;
  expect(job.offers[0]?.notifiedAt).toEqual(expect.any(String));
});

test("the toast says found, to send and notified as they are", () => {
  const text = (sent: Offer["message"][], quietUntil: string | null = null) => {
    const offers = sent.map((message) => ({ state: "offered", message }));
    return notifiedText(sent.length, { quietUntil, offers } as Dispatch, inLocale(messages, "en"));
  };
  expect(text([])).toBe("Nobody to ask");
  expect(text(["ready"])).toBe("1 vendor found, 1 message to send");
  expect(text(["sent", "sent_by_hand"])).toBe("2 vendors notified");
  expect(text(["sent", "ready", "waiting"], "2027-03-31T11:00:00.000Z")).toBe(
    "3 vendors found, 1 vendor notified, 1 message to send, 1 message waits for the morning",
  );
  expect(text(["waiting", "waiting"])).toBe("2 vendors found");
});

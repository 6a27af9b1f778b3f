import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox, whatsappPreference } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { atHour } from "../../../../tests/support/at-hour.ts";
import { approvedVendor } from "../../../../tests/support/records/local-vendor.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Dispatch, MatchRequest, Offer, OfferView } from "../contract.ts";
import { messages } from "../matching/messages.ts";
import { notifiedText } from "../matching/use-match-form.ts";
import { dispatchOffer } from "../schema.server.ts";
import { expireOffers, offerEffect } from "./offers.server.ts";

const site = openSite();

// Vendors who travel match every zone, so each test starts empty.
beforeEach(async () => {
  await db().update(localVendor).set({ status: "rechazado" });
});

type Result = { vendorsNotified: number; notifications: { vendorName: string }[]; dispatchId: number };

async function match(job: Partial<MatchRequest>, urgency = "urgent"): Promise<Result> {
  const jobDetails = { description: "Dos cortes en casa, esta tarde.", urgency };
  const body = { serviceType: "barbería", location: "Santiago", jobDetails, ...job };
  const answer = await site.send("POST", "/api/match-vendors", { body, staff: true });
  expect(answer.status).toBe(201);
  return answer.json() as Promise<Result>;
}

const read = async (id: number): Promise<Dispatch> =>
  site.read(`/api/admin/dispatches/${id}`) as Promise<Dispatch>;
const asked = async (id: number) =>
  (await read(id)).offers.map(({ vendorName, state }) => [vendorName, state]);

async function tokenOf(dispatchId: number, vendorId: number): Promise<string> {
  const mine = and(eq(dispatchOffer.dispatchId, dispatchId), eq(dispatchOffer.localVendorId, vendorId));
  const [row] = await db().select().from(dispatchOffer).where(mine);
  return row ? openLinkToken(row) : "";
}

async function answer(dispatchId: number, vendorId: number, said: "accept" | "decline"): Promise<OfferView> {
  const token = await tokenOf(dispatchId, vendorId);
  const reply = await site.send("POST", `/api/job-offers/${token}/answer`, { body: { answer: said } });
  expect(reply.status).toBe(200);
  return reply.json() as Promise<OfferView>;
}

async function sendByHand(dispatchId: number): Promise<void> {
  for (const one of (await read(dispatchId)).offers.filter((offer) => offer.message === "ready"))
    expect((await site.send("POST", `/api/admin/job-offers/${one.id}/sent`, { staff: true })).status).toBe(
      200,
    );
}

const named = (nombreCompleto: string, zonaUbicacion: string, more: object = {}) =>
  approvedVendor(site, { nombreCompleto, zonaUbicacion, ...more });

test("asked are the approved who agreed, of that service, in that zone or ready to travel, nobody else", async () => {
  await named("There", "Montecristi");
  await named("There too", "Monte Cristi", { servicioOfrece: "Barbero a domicilio" });
  await named("Travels", "Azua", { puedeMoverse: "si" });
  await named("Nowhere known, travels", "Otra zona", { puedeMoverse: "si" });
  await named("Far", "Azua");
  await named("Elsewhere", "Otra zona");
  await named("Other work", "Montecristi", { servicioOfrece: "Plomería" });
  await named("Beauty, but nails", "Montecristi", { servicioOfrece: "Uñas acrílicas" });
  await named("Did not agree", "Montecristi", { whatsappNotifications: "no" });
  await named("No number", "Montecristi", { telefono: "555-0142" });
  const waiting = await named("Taken back", "Montecristi");
  await site.send("PATCH", `/api/admin/dominican-vendors/${waiting}`, {
    body: { status: "rechazado" },
    staff: true,
  });
  const result = await match({ location: "Monte Cristi" });
  expect(result.notifications.map((one) => one.vendorName)).toEqual([
    "There",
    "There too",
    "Travels",
    "Nowhere known, travels",
  ]);
  expect(result.vendorsNotified).toBe(4);
  const { offers } = await read(result.dispatchId);
  expect(offers.map((one) => one.sameZone)).toEqual([true, true, false, false]);
  expect(new Set(offers.map((one) => one.message))).toEqual(new Set(["ready"]));
  expect(offers.every((one) => one.waitsForHand)).toBe(true);
});

test("an offer's link is not in the job's answer: staff see it in the outbox alone, where it is recorded", async () => {
  await named("Looked at", "Santiago");
  const { dispatchId } = await match({ location: "Santiago" });
  const job = await site.send("GET", `/api/admin/dispatches/${dispatchId}`, { staff: true });
  expect(await job.text()).not.toMatch(/job-offer|wa\.me/);
  const seen = () => db().$count(auditLog, eq(auditLog.act, "letter.link"));
  const before = await seen();
  const { offers } = await read(dispatchId);
  const shown = await site.send("POST", `/api/admin/outbox/${offers[0]?.messageId}/link`, { staff: true });
  expect((await shown.json()).waMe).toMatch(/^https:\/\/wa\.me\/1809\d{7}\?text=.*job-offer/);
  expect(await seen()).toBe(before + 1);
  await site.send("POST", `/api/admin/job-offers/${offers[0]?.id}/sent`, { staff: true });
  expect((await read(dispatchId)).offers[0]?.waitsForHand).toBe(false);
});

test("who applied twice with one number is asked once, and who was asked before comes later", async () => {
  const telefono = "809-555-0190";
  await named("Once", "Bonao", { telefono });
  await named("Twice", "Bonao", { telefono });
  await named("Fresh", "Bonao");
  expect((await match({ location: "Bonao" })).notifications.map((one) => one.vendorName)).toEqual([
    "Once",
    "Fresh",
  ]);
  await named("Newest", "Bonao");
  const second = await match({ location: "Bonao" });
  expect(second.notifications.map((one) => one.vendorName).slice(0, 1)).toEqual(["Newest"]);
});

test("the first yes takes the job; the others hear of it, and their yes comes to nothing", async () => {
  const [first, second] = [await named("First", "Nagua"), await named("Second", "Nagua")];
  const { dispatchId } = await match({ location: "Nagua" });
  const { offers } = await read(dispatchId);
  const message = offers.find((one) => one.localVendorId === second)?.messageId;
  await site.send("POST", `/api/admin/outbox/${message}/sent-by-hand`, { staff: true });
  expect((await answer(dispatchId, first, "accept")).state).toBe("accepted");
  expect((await answer(dispatchId, second, "accept")).state).toBe("taken");
  expect((await answer(dispatchId, first, "accept")).state).toBe("accepted");
  expect(await asked(dispatchId)).toEqual([
    ["First", "accepted"],
    ["Second", "taken"],
  ]);
  expect((await read(dispatchId)).status).toBe("accepted");
  const told = await db()
    .select()
    .from(outbox)
    .where(like(outbox.effect, `job_%:${dispatchId}:%`));
  expect(told.map((one) => one.letter).sort()).toEqual(["job_taken", "job_won"]);
  const news = await db().select().from(adminNotification).where(eq(adminNotification.type, "job_accepted"));
  expect(news.map((one) => [one.subjectId, one.about])).toEqual([[dispatchId, "First"]]);
});

test("a no, and silence, bring the next in line; when nobody is left, staff hear of it", async () => {
  const ids: number[] = [];
  for (let at = 1; at <= 12; at += 1) ids.push(await named(`V${at}`, "Higüey"));
  // Urgent, because other jobs wait for the morning when the test runs at night.
  const { dispatchId, vendorsNotified } = await match({ location: "Higüey" });
  expect(vendorsNotified).toBe(10);
  expect((await answer(dispatchId, ids[0] ?? 0, "decline")).state).toBe("declined");
  expect((await asked(dispatchId)).map(([, state]) => state)).toEqual([
    "declined",
    ...Array(10).fill("offered"),
    "next",
  ]);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await expireOffers(later(20));
  expect((await asked(dispatchId)).at(-1)).toEqual(["V12", "next"]);
  await sendByHand(dispatchId);
  await expireOffers(later(5));
  expect((await asked(dispatchId)).at(-1)).toEqual(["V12", "next"]);
  await expireOffers(later(20));
  expect((await asked(dispatchId)).map(([, state]) => state)).toEqual([
    "declined",
    ...Array(10).fill("expired"),
    "offered",
  ]);
  await sendByHand(dispatchId);
  expect((await answer(dispatchId, ids[1] ?? 0, "accept")).state).toBe("expired");
  await expireOffers(later(40));
  expect((await read(dispatchId)).status).toBe("unanswered");
  const news = await db()
    .select()
    .from(adminNotification)
    .where(eq(adminNotification.type, "job_unanswered"));
  expect(news.map((one) => [one.subjectId, one.about])).toContainEqual([dispatchId, "barbería, Higüey"]);
});

test("at night messages wait until seven, and the time to answer counts from then; urgent ones go", async () => {
  await named("Sleeper", "Constanza");
  for (const [hour, urgency, waits, patience] of [
    [23, "normal", true, 240],
    [23, "urgent", false, 15],
    [10, "normal", false, 240],
  ] as const) {
    const { made, seven } = await atHour(hour, async () => {
      const { dispatchId } = await match({ location: "Constanza" }, urgency);
      return read(dispatchId);
    });
    const [offer] = made.offers;
    const [row] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.effect, offerEffect({ id: offer?.id ?? 0, turn: 1 })));
    const until = waits ? seven : null;
    const at = `${urgency} at ${hour}`;
    expect([made.quietUntil, row?.notBefore?.toISOString() ?? null], at).toEqual([until, until]);
    const from = new Date(until ?? row?.createdAt ?? 0).getTime();
    expect(Math.round((Date.parse(offer?.expiresAt ?? "") - from) / 60_000), at).toBe(patience);
  }
});

test("an offer whose time is over cannot be taken, also in the minute before that is noticed", async () => {
  const id = await named("Slow", "Bonao");
  const { dispatchId } = await match({ location: "Bonao" });
  await sendByHand(dispatchId);
  const over = { expiresAt: new Date(Date.now() - 1_000) };
  await db().update(dispatchOffer).set(over).where(eq(dispatchOffer.dispatchId, dispatchId));
  expect(await asked(dispatchId)).toEqual([["Slow", "offered"]]);
  expect((await answer(dispatchId, id, "accept")).state).toBe("expired");
  expect([(await read(dispatchId)).status, await asked(dispatchId)]).toEqual(["open", [["Slow", "offered"]]]);
});

test("a job called off: those who were asked are not any more, and a yes comes too late", async () => {
  const vendor = await named("Asked", "Jarabacoa");
  const { dispatchId } = await match({ location: "Jarabacoa" });
  const cancel = () => site.send("POST", `/api/admin/dispatches/${dispatchId}/cancel`, { staff: true });
  expect((await cancel()).status).toBe(200);
  expect((await answer(dispatchId, vendor, "accept")).state).toBe("withdrawn");
  expect((await cancel()).status).toBe(409);
  expect(await db().$count(outbox, like(outbox.effect, `job_%:${dispatchId}:%`))).toBe(0);
});

test("a job called off after somebody took it is no longer theirs", async () => {
  const vendor = await named("Winner", "Cabrera");
  const { dispatchId } = await match({ location: "Cabrera" });
  expect((await answer(dispatchId, vendor, "accept")).state).toBe("accepted");
  await site.send("POST", `/api/admin/dispatches/${dispatchId}/cancel`, { staff: true });
  const token = await tokenOf(dispatchId, vendor);
  expect(await site.json("GET", `/api/job-offers/${token}`)).toMatchObject({
    state: "withdrawn",
  });
  expect(await db().$count(outbox, eq(outbox.effect, `job_cancelled:${dispatchId}:${vendor}`))).toBe(1);
});

test("who is taken off the list cannot take the job any more, and another is asked in that place", async () => {
  const ids: number[] = [];
  for (let at = 1; at <= 6; at += 1) ids.push(await named(`L${at}`, "Azua"));
  const { dispatchId } = await match({ location: "Azua" }, "low");
  const out = ids[0] ?? 0;
  await site.send("PATCH", `/api/admin/dominican-vendors/${out}`, {
    body: { status: "rechazado" },
    staff: true,
  });
  expect((await answer(dispatchId, out, "accept")).state).toBe("withdrawn");
  const [stopped] = await db()
    .select()
    .from(localVendor)
    .where(eq(localVendor.id, ids[1] ?? 0));
  await db()
    .insert(whatsappPreference)
    .values({ phone: stopped?.telefono ?? "", stopped: true, text: "STOP", at: new Date() });
  await expireOffers(new Date());
  expect(await asked(dispatchId)).toEqual([
    ["L1", "withdrawn"],
    ["L2", "withdrawn"],
    ...["L3", "L4", "L5", "L6"].map((name) => [name, "offered"]),
  ]);
});

test("one number's newest approved answer about messages holds", async () => {
  const telefono = "809-555-0191";
  await named("First yes", "Dajabón", { telefono });
  await named("Then no", "Dajabón", { telefono, whatsappNotifications: "no" });
  expect((await match({ location: "Dajabón" })).vendorsNotified).toBe(0);
});

test("samples stand in only after everybody who is real", async () => {
  const sample = await named("Sample", "Santiago");
  await db().update(localVendor).set({ isSample: true }).where(eq(localVendor.id, sample));
  await named("Real", "Santiago");
  const { notifications } = await match({ location: "Santiago" });
  expect(notifications.map((one) => one.vendorName)).toEqual(["Real", "Sample"]);
});

test("who says no, or nothing in time, is not written to about it later", async () => {
  const [no, silent] = [await named("No", "Moca"), await named("Silent", "Moca")];
  const { dispatchId } = await match({ location: "Moca" });
  const unsent = async () =>
    (await read(dispatchId)).offers.filter((one) => one.messageId).map((one) => one.vendorName);
  expect(await unsent()).toEqual(["No", "Silent"]);
  await answer(dispatchId, no, "decline");
  expect(await unsent()).toEqual(["Silent"]);
  await sendByHand(dispatchId);
  await expireOffers(new Date(Date.now() + 24 * 3_600_000));
  expect((await answer(dispatchId, silent, "accept")).state).toBe("expired");
});

test("who stops while waiting for a turn is passed over, and leaves every other offer too", async () => {
  const ids: number[] = [];
  for (let at = 1; at <= 7; at += 1) ids.push(await named(`Q${at}`, "Baní"));
  const [first, second] = [
    await match({ location: "Baní" }, "low"),
    await match({ location: "Baní" }, "low"),
  ];
  const stop = async (job: number, vendor: number) =>
    site.send("POST", `/api/job-offers/${await tokenOf(job, vendor)}/stop`);
  const inBoth = ids.find((id) => id === ids[4]) ?? 0;
  await stop(first.dispatchId, inBoth);
  const left = [...(await read(first.dispatchId)).offers, ...(await read(second.dispatchId)).offers];
  const theirs = left.filter((one) => one.localVendorId === inBoth).map((one) => one.state);
  expect(theirs).not.toContain("offered");
  const waiting =
    (await read(first.dispatchId)).offers.find((one) => one.state === "next")?.localVendorId ?? 0;
  await stop(first.dispatchId, waiting);
  await answer(first.dispatchId, ids[0] ?? 0, "decline");
  const skipped = (await read(first.dispatchId)).offers.find((one) => one.localVendorId === waiting);
  expect(skipped?.state).toBe("withdrawn");
});

test("who wants no more messages gets none, and the words and the time are kept", async () => {
  const vendor = await named("Enough", "Neiba");
  const { dispatchId } = await match({ location: "Neiba" });
  const token = await tokenOf(dispatchId, vendor);
  const presses = Array.from({ length: 6 }, () => site.send("POST", `/api/job-offers/${token}/stop`));
  for (const stopped of await Promise.all(presses))
    expect((await stopped.json()) as OfferView).toMatchObject({ stopped: true, state: "declined" });
  expect((await match({ location: "Neiba" })).vendorsNotified).toBe(0);
  const [row] = await db().select().from(localVendor).where(eq(localVendor.id, vendor));
  const kept = await db()
    .select()
    .from(whatsappPreference)
    .where(eq(whatsappPreference.phone, row?.telefono ?? ""));
  expect(kept).toMatchObject([{ stopped: true, text: "job-offer: stop" }]);
});

test("an offer tells its holder about the job, and nobody else anything", async () => {
  const vendor = await named("Reader", "Samaná");
  const { dispatchId } = await match({ location: "Samaná" });
  const token = await tokenOf(dispatchId, vendor);
  const view = await site.json("GET", `/api/job-offers/${token}`);
  expect(view).toMatchObject({
    vendorName: "Reader",
    serviceType: "barbería",
    state: "offered",
    locale: "es",
  });
  expect((await site.send("GET", `/api/job-offers/${"x".repeat(43)}`)).status).toBe(404);
  expect((await site.send("GET", `/api/admin/dispatches/${dispatchId}`)).status).toBe(401);
});

test("service and place are needed, and named when they are missing", async () => {
  const body = { serviceType: "", location: "Boston", jobDetails: { urgency: "soon" } };
  const { fields } = (await site.json("POST", "/api/match-vendors", { body, staff: true })) as {
    fields: object;
  };
  expect(Object.keys(fields).sort()).toEqual(["jobDetails.urgency", "location", "serviceType"]);
});

test("without a provider the answer names whom it found, and claims that nobody was written to", async () => {
  await named("Found", "Barahona", { servicioOfrece: "Plomería" });
  const { dispatchId, ...found } = await match({ serviceType: "plomería", location: "Barahona" });
  expect(found).toMatchObject({
    vendorsNotified: 1,
    notifications: [{ vendorName: "Found", phone: expect.any(String), notifiedAt: null }],
  });
  await sendByHand(dispatchId);
  expect((await read(dispatchId)).offers[0]?.notifiedAt).toEqual(expect.any(String));
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

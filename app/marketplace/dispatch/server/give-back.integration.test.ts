import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { approvedVendor } from "../../../../tests/support/records/local-vendor.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Dispatch, OfferView } from "../contract.ts";
import { dispatchOffer, dispatch as table } from "../schema.server.ts";
import { expireOffers } from "./offers.server.ts";

const site = openSite();
const dayMs = 24 * 3_600_000;
const inDays = (days: number) => todayInSantoDomingo(new Date(Date.now() + days * dayMs));

beforeEach(async () => {
  await db().update(localVendor).set({ status: "rechazado" });
});

const hire = (nombreCompleto: string) => approvedVendor(site, { nombreCompleto, zonaUbicacion: "Santiago" });

async function giveOut(work: object = {}): Promise<number> {
  const jobDetails = { description: "Dos cortes.", urgency: "urgent", ...work };
  const body = { serviceType: "barbería", location: "Santiago", jobDetails };
  const made = await site.send("POST", "/api/match-vendors", { body, staff: true });
  expect(made.status).toBe(201);
  return ((await made.json()) as { dispatchId: number }).dispatchId;
}

const read = async (id: number) => (await site.read(`/api/admin/dispatches/${id}`)) as Dispatch;
const states = async (id: number) =>
  (await read(id)).offers.map(({ vendorName, state }) => [vendorName, state]);

async function linkOf(dispatchId: number, vendorId: number): Promise<string> {
  const mine = and(eq(dispatchOffer.dispatchId, dispatchId), eq(dispatchOffer.localVendorId, vendorId));
  const [row] = await db().select().from(dispatchOffer).where(mine);
  return `/api/job-offers/${row ? openLinkToken(row) : ""}`;
}
const accept = async (id: number, vendor: number) =>
  (await site.json("POST", `${await linkOf(id, vendor)}/answer`, {
    body: { answer: "accept" },
  })) as OfferView;
const giveBack = async (id: number, vendor: number, reason = "Se me dañó el motor.") =>
  site.send("POST", `${await linkOf(id, vendor)}/return`, { body: { reason } });
const lettersOf = async (effect: string) =>
  (await db().select().from(outbox).where(like(outbox.effect, effect))).map((row) => row.effect);

test("day, hour, place, pay and length stand in the offer, for staff and in the message", async () => {
  const vendor = await hire("Reader");
  const work = {
    workDay: inDays(3),
    workTime: "14:30",
    place: "Los Jardines",
    payPesos: "1500",
    minutes: "90",
  };
  const id = await giveOut(work);
  const told = { ...work, payPesos: 1500, minutes: 90 };
  expect(await site.json("GET", await linkOf(id, vendor))).toMatchObject(told);
  expect(await read(id)).toMatchObject(told);
  const [offer] = (await read(id)).offers;
  const [message] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.effect, `job-offer:${offer?.id}`));
  expect(message?.facts.job).toEqual(told);
});

test("what is not known may stay open; a day that is over and odd values are refused by name", async () => {
  const vendor = await hire("Reader");
  const id = await giveOut({ workDay: "", workTime: "", place: "", payPesos: "", minutes: "" });
  const open = { workDay: null, workTime: null, place: "", payPesos: null, minutes: null };
  expect(await site.json("GET", await linkOf(id, vendor))).toMatchObject(open);
  const jobDetails = {
    workDay: inDays(-1),
    workTime: "25:00",
    payPesos: 0,
    minutes: 5,
    place: "p".repeat(121),
  };
  const body = { serviceType: "barbería", location: "Santiago", jobDetails };
  const { fields } = await site.json("POST", "/api/match-vendors", { body, staff: true });
  expect(Object.keys(fields).sort()).toEqual(
    ["minutes", "payPesos", "place", "workDay", "workTime"].map((name) => `jobDetails.${name}`),
  );
});

test("a job given back goes to those who came too late; staff read why", async () => {
  const [first, second] = [await hire("First"), await hire("Second")];
  const id = await giveOut({ workDay: inDays(1) });
  expect(await accept(id, first)).toMatchObject({ state: "accepted", mayReturn: true });
  expect((await accept(id, second)).state).toBe("taken");
  expect((await giveBack(id, second)).status).toBe(409);
  expect((await giveBack(id, first, " ")).status).toBe(400);
  const returned = await giveBack(id, first);
  expect(await returned.json()).toMatchObject({ state: "returned", mayReturn: false });
  expect(await states(id)).toEqual([
    ["First", "returned"],
    ["Second", "offered"],
  ]);
  expect(await read(id)).toMatchObject({
    ...{ status: "open", endedAt: null },
    offers: [{ returnReason: "Se me dañó el motor." }, { message: "ready" }],
  });
  const news = await db().select().from(adminNotification).where(eq(adminNotification.type, "job_returned"));
  expect(news.map(({ subjectId, about }) => [subjectId, about])).toEqual([[id, "First"]]);
  // The message of the first turn is gone with the first answer; the second turn has its own.
  expect(await lettersOf(`job-offer:%`)).toContainEqual(expect.stringMatching(/^job-offer:\d+:2$/));
  expect(await lettersOf(`job_won:${id}:%`)).toEqual([]);
  expect((await accept(id, first)).state).toBe("returned");
  expect((await accept(id, second)).state).toBe("accepted");
  expect((await giveBack(id, first)).status).toBe(200);
  expect((await read(id)).status).toBe("accepted");
});

test("staff mark the second turn's message as sent by hand, and its time runs out", async () => {
  const [first, second] = [await hire("First"), await hire("Second")];
  const id = await giveOut();
  await accept(id, first);
  await giveBack(id, first);
  const again = (await read(id)).offers.find((offer) => offer.localVendorId === second);
  expect(again).toMatchObject({ waitsForHand: true, message: "ready" });
  const marked = await site.send("POST", `/api/admin/job-offers/${again?.id}/sent`, { staff: true });
  expect(marked.status).toBe(200);
  expect((await read(id)).offers.find((offer) => offer.id === again?.id)?.message).toBe("sent_by_hand");
});

test("nobody else is left: the job ends unanswered, and staff hear of both", async () => {
  const only = await hire("Only");
  const id = await giveOut();
  await accept(id, only);
  await giveBack(id, only);
  expect((await read(id)).status).toBe("unanswered");
  const news = await db().select().from(adminNotification).where(eq(adminNotification.subjectId, id));
  expect(news.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["job_accepted", "job_returned", "job_unanswered"]),
  );
});

test("on the day of the job it is too late, and a cancelled job cannot be given back", async () => {
  const vendor = await hire("Late");
  const today = await giveOut({ workDay: inDays(0) });
  expect(await accept(today, vendor)).toMatchObject({ state: "accepted", mayReturn: false });
  expect((await giveBack(today, vendor)).status).toBe(409);
  const cancelled = await giveOut({ workDay: inDays(5) });
  await accept(cancelled, vendor);
  await site.send("POST", `/api/admin/dispatches/${cancelled}/cancel`, { staff: true });
  expect((await giveBack(cancelled, vendor)).status).toBe(409);
});

test("a job without a day can be given back for a week after it was accepted", async () => {
  const vendor = await hire("Any day");
  const id = await giveOut();
  await accept(id, vendor);
  const mine = eq(dispatchOffer.dispatchId, id);
  const acceptedAgo = async (ms: number) => {
    await db()
      .update(dispatchOffer)
      .set({ answeredAt: new Date(Date.now() - ms) })
      .where(mine);
    return ((await site.json("GET", await linkOf(id, vendor))) as OfferView).mayReturn;
  };
  expect(await acceptedAgo(7 * dayMs - 60_000)).toBe(true);
  expect(await acceptedAgo(7 * dayMs)).toBe(false);
  expect((await giveBack(id, vendor)).status).toBe(409);
});

test("no offer can be accepted after the hour of the work, or its day: its time ends then", async () => {
  const [first, second] = [await hire("In time"), await hire("Too late")];
  for (const [workTime, end] of [
    ["14:30", `${inDays(1)}T14:30:00-04:00`],
    ["", `${inDays(2)}T00:00:00-04:00`],
  ] as const) {
    const id = await giveOut({ workDay: inDays(1), workTime, urgency: "low" });
    const moment = new Date(end);
    // Staff send the message by hand three hours before the work: of a day to answer these are left.
    const sent = () => read(id).then(({ offers }) => offers.find((one) => one.localVendorId === first));
    await site.send("POST", `/api/admin/job-offers/${(await sent())?.id}/sent`, { staff: true });
    await db()
      .update(outbox)
      .set({ sentAt: new Date(moment.getTime() - 3 * 3_600_000) })
      .where(like(outbox.effect, `job-offer:${(await sent())?.id}`));
    await expireOffers(new Date(moment.getTime() - 3 * 3_600_000));
    await expireOffers(new Date(moment.getTime() - 1000));
    expect((await sent())?.expiresAt).toBe(moment.toISOString());
    expect(await states(id)).toEqual([
      ["In time", "offered"],
      ["Too late", "offered"],
    ]);
    await expireOffers(moment);
    expect(await read(id)).toMatchObject({ status: "unanswered" });
    expect((await accept(id, second)).state).toBe("expired");
  }
});

test("who waits in line is not asked when the work has begun, and a job of an hour ago is refused", async () => {
  for (let n = 1; n <= 6; n += 1) await hire(`V${n}`);
  const id = await giveOut({ workDay: inDays(1), workTime: "10:00", urgency: "low" });
  await expireOffers(new Date(`${inDays(1)}T10:00:00-04:00`));
  expect((await states(id)).map(([, state]) => state)).toEqual([...Array(5).fill("expired"), "withdrawn"]);
  expect((await read(id)).status).toBe("unanswered");
  const jobDetails = { workDay: todayInSantoDomingo(), workTime: "00:00" };
  const body = { serviceType: "barbería", location: "Santiago", jobDetails };
  const { fields } = await site.json("POST", "/api/match-vendors", { body, staff: true });
  expect(fields).toEqual({ "jobDetails.workTime": expect.stringContaining("hour has already passed") });
});

const races = rounds(4, 200);
test(`given back, accepted and called off at once, ${races} times: never two holders, and all agree`, async () => {
  const vendors = [await hire("A"), await hire("B"), await hire("C")];
  const [holder = 0, ...others] = vendors;
  const outcomes = new Set<string>();
  for (let round = 0; round < races; round += 1) {
    const id = await giveOut({ workDay: inDays(2) });
    await accept(id, holder);
    const cancel = () => site.send("POST", `/api/admin/dispatches/${id}/cancel`, { staff: true });
    const deeds = [
      () => giveBack(id, holder),
      () => giveBack(id, holder, "Twice"),
      ...others.map((vendor) => () => accept(id, vendor)),
      ...(round % 3 === 2 ? [cancel] : []),
    ].sort(() => Math.random() - 0.5);
    await Promise.all(deeds.map((deed) => deed()));
    // A yes that came before the job was given back was too late; now it counts.
    const offered = (await read(id)).offers.filter(({ state }) => state === "offered");
    await Promise.all(offered.map(({ localVendorId }) => accept(id, localVendorId)));
    const job = await read(id);
    const held = job.offers.filter(({ state }) => state === "accepted");
    const wonLetters = await lettersOf(`job_won:${id}:%`);
    expect([round, job.status, held.length]).toEqual([
      round,
      job.status,
      job.status === "accepted" ? 1 : held.length,
    ]);
    if (job.status === "accepted") {
      expect(held[0]?.localVendorId).not.toBe(holder);
      expect(wonLetters).toEqual([`job_won:${id}:${held[0]?.localVendorId}:2`]);
      expect(job.offers.filter(({ state }) => state === "offered")).toEqual([]);
    }
    expect((await db().select().from(table).where(eq(table.id, id)))[0]?.round).toBeLessThanOrEqual(2);
    outcomes.add(job.status);
  }
  console.log(`given back at once: ${races} races ended as ${[...outcomes].sort().join(", ")}`);
}, 600_000);

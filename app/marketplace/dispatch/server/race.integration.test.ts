import { eq, inArray, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { translateOutage } from "#platform/database/outage.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { newLinkToken, openLinkToken } from "#platform/security/link-token.server.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import type { OfferView } from "../contract.ts";
import { dispatch, dispatchOffer } from "../schema.server.ts";
import { answerOffer } from "./answer.server.ts";
import { cancelDispatch } from "./dispatch.server.ts";
import { expireOffers } from "./offers.server.ts";

openSite();
const vendors = 200;
const races = rounds(3, 500);

const ctx = () => ({ actor: { kind: "visitor" as const }, locale: "es" as const, now: new Date() });

async function hire(prefix = "809555"): Promise<number[]> {
  const rows = await db()
    .insert(localVendor)
    .values(
      Array.from({ length: vendors }, (_, index) => ({
        nombreCompleto: `Vendor ${index}`,
        servicioOfrece: "Motoconcho",
        zonaUbicacion: "Santiago" as const,
        telefono: `+1${prefix}${String(index).padStart(4, "0")}`,
        descripcionServicio: "d",
        precioPromedio: "",
        email: "",
        photoUrls: "",
        whatsappNotifications: true,
        consentText: "c",
        serviceCategory: "Transporte" as const,
        locale: "es" as const,
        status: "aprobado" as const,
        createdAt: new Date(),
      })),
    )
    .returning({ id: localVendor.id });
  return rows.map((row) => row.id);
}

/** Retries while the answer is "busy", as the page does: 200 answers compete for a pool of 10. */
async function say(token: string, answer: "accept" | "decline" = "accept"): Promise<OfferView> {
  for (;;) {
    try {
      return await db().transaction((tx) => answerOffer({ ...ctx(), db: tx }, { token, answer }));
    } catch (error) {
      const failure = translateOutage(error);
      if (!(failure instanceof AppError) || failure.code !== "unavailable") throw error;
    }
  }
}

async function offerTo(ids: readonly number[]): Promise<{ id: number; tokens: string[] }> {
  const now = new Date();
  const [job] = await db()
    .insert(dispatch)
    .values({
      serviceType: "motoconcho",
      serviceCategory: "Transporte",
      location: "Santiago",
      description: "",
      urgency: "urgent",
      createdBy: "Ana",
      createdAt: now,
    })
    .returning();
  const id = job?.id ?? 0;
  const links = ids.map(newLinkToken);
  const offers = links.map(({ stored }, index) => ({
    dispatchId: id,
    localVendorId: ids[index] ?? 0,
    rank: index + 1,
    sameZone: true,
    ...stored,
    state: "offered" as const,
    offeredAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  }));
  await db().insert(dispatchOffer).values(offers);
  return { id, tokens: links.map(({ token }) => token) };
}

test(`${vendors} vendors say yes at the same moment, ${races} times over: exactly one wins each time`, async () => {
  const ids = await hire();
  const winners: number[] = [];
  for (let round = 0; round < races; round += 1) {
    const { id, tokens } = await offerTo(ids);
    // Shuffled, because the first to ask has the best chance.
    tokens.sort(() => Math.random() - 0.5);
    const views = await Promise.all(tokens.map((token) => say(token)));
    const said = views.map((view) => view.state);
    expect([round, said.filter((state) => state === "accepted").length]).toEqual([round, 1]);
    expect(said.filter((state) => state === "taken")).toHaveLength(vendors - 1);
    const rows = await db().select().from(dispatchOffer).where(eq(dispatchOffer.dispatchId, id));
    const won = rows.filter((row) => row.state === "accepted");
    expect(won.map(openLinkToken)).toEqual(tokens.filter((_, index) => said[index] === "accepted"));
    winners.push(rows.findIndex((row) => row.state === "accepted"));
  }
  const letters = await db()
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(inArray(outbox.letter, ["job_won"]));
  expect(letters).toHaveLength(races);
  console.log(
    `race: ${races} jobs, ${races * vendors} acceptances, ${races} winners, ${new Set(winners).size} different ones`,
  );
}, 1_800_000);

test("yes and no of one vendor, time running out and staff calling it off, all at once: one outcome, and all agree", async () => {
  const ids = (await hire("809666")).slice(0, 6);
  const outcomes = new Set<string>();
  for (let round = 0; round < races; round += 1) {
    const { id, tokens } = await offerTo(ids);
    const [torn = "", ...others] = tokens;
    const staff = {
      kind: "staff" as const,
      id: "1",
      name: "Ana",
      email: "ana@example.com",
      role: "owner" as const,
    };
    const later = new Date(Date.now() + 3_600_000);
    const cancel = () => db().transaction((tx) => cancelDispatch({ ...ctx(), actor: staff, db: tx }, { id }));
    const deeds = [
      () => say(torn),
      () => say(torn, "decline"),
      ...others.slice(0, 2).map((token) => () => say(token)),
      () => (round % 2 === 0 ? expireOffers(later) : cancel().catch(() => undefined)),
    ].sort(() => Math.random() - 0.5);
    const said = await Promise.all(deeds.map((deed) => deed()));
    const offers = await db().select().from(dispatchOffer).where(eq(dispatchOffer.dispatchId, id));
    const [job] = await db().select().from(dispatch).where(eq(dispatch.id, id));
    const won = offers.filter((offer) => offer.state === "accepted");
    expect(won.length).toBeLessThanOrEqual(1);
    if (job?.status === "accepted") expect(won).toHaveLength(1);
    const told = said.filter((view) => (view as OfferView | undefined)?.state === "accepted").length;
    expect(told).toBeLessThanOrEqual(won.length > 0 ? 2 : 1);
    if (job?.status !== "open") expect(offers.filter((offer) => offer.state === "offered")).toEqual([]);
    const letters = await db().$count(outbox, like(outbox.effect, `job_won:${id}:%`));
    expect(letters).toBe(won.length);
    outcomes.add(`${job?.status}`);
  }
  console.log(`one job, all at once: ${races} races ended as ${[...outcomes].sort().join(", ")}`);
}, 600_000);

test("who is taken off the list while saying yes does not get the job", async () => {
  const [vendor = 0] = await hire("809777");
  const { id, tokens } = await offerTo([vendor]);
  const [token = ""] = tokens;
  let saying: Promise<OfferView> | undefined;
  await db().transaction(async (tx) => {
    await tx.select().from(dispatch).where(eq(dispatch.id, id)).for("update");
    await tx.update(localVendor).set({ status: "rechazado" }).where(eq(localVendor.id, vendor));
    saying = say(token);
    await waitingForLock();
  });
  expect((await saying)?.state).toBe("withdrawn");
  const [job] = await db().select().from(dispatch).where(eq(dispatch.id, id));
  expect(job?.status).toBe("open");
});

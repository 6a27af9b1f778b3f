import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { localVendor } from "#app/local-vendors/table.server.ts";
import { outbox } from "#app/notifications/table.server.ts";
import { newToken } from "#platform/auth/vendor-token.server.ts";
import { translateOutage } from "#platform/database/failure.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { openSite } from "../../tests/site.ts";
import { answerOffer } from "./answer.server.ts";
import type { OfferView } from "./contract.ts";
import { dispatch, dispatchOffer } from "./table.server.ts";

openSite();
const vendors = 200;
/** `RACE_ROUNDS=500` runs the long form. */
const rounds = Number(process.env.RACE_ROUNDS ?? 40);

const ctx = () => ({ actor: { kind: "visitor" as const }, locale: "es" as const, now: new Date() });

async function hire(): Promise<number[]> {
  const rows = await db()
    .insert(localVendor)
    .values(
      Array.from({ length: vendors }, (_, index) => ({
        nombreCompleto: `Vendor ${index}`,
        servicioOfrece: "Motoconcho",
        zonaUbicacion: "Santiago" as const,
        telefono: `+1809555${String(index).padStart(4, "0")}`,
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

/** Says yes until there is an answer that is no "busy", as the page does: 200 want what the pool has 10 of. */
async function accept(token: string): Promise<OfferView> {
  for (;;) {
    try {
      return await db().transaction((tx) => answerOffer({ ...ctx(), db: tx }, { token, answer: "accept" }));
    } catch (error) {
      const failure = translateOutage(error);
      if (!(failure instanceof AppError) || failure.code !== "unavailable") throw error;
    }
  }
}

/** A job that all of them were asked to do. @returns its id, and their links */
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
  const offers = ids.map((localVendorId, index) => ({
    dispatchId: id,
    localVendorId,
    rank: index + 1,
    sameZone: true,
    token: newToken().token,
    state: "offered" as const,
    offeredAt: now,
    expiresAt: new Date(now.getTime() + 600_000),
  }));
  await db().insert(dispatchOffer).values(offers);
  return { id, tokens: offers.map((offer) => offer.token) };
}

test(`${vendors} vendors say yes at the same moment, ${rounds} times over: exactly one wins each time`, async () => {
  const ids = await hire();
  const winners: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id, tokens } = await offerTo(ids);
    // In another order each time: the first to ask has the best chance.
    tokens.sort(() => Math.random() - 0.5);
    const views = await Promise.all(tokens.map(accept));
    const said = views.map((view) => view.state);
    expect([round, said.filter((state) => state === "accepted").length]).toEqual([round, 1]);
    expect(said.filter((state) => state === "taken")).toHaveLength(vendors - 1);
    const rows = await db().select().from(dispatchOffer).where(eq(dispatchOffer.dispatchId, id));
    const won = rows.filter((row) => row.state === "accepted");
    expect(won.map((row) => row.token)).toEqual(tokens.filter((_, index) => said[index] === "accepted"));
    winners.push(rows.findIndex((row) => row.state === "accepted"));
  }
  const letters = await db()
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(inArray(outbox.letter, ["job_won"]));
  expect(letters).toHaveLength(rounds);
  console.log(
    `race: ${rounds} jobs, ${rounds * vendors} acceptances, ${rounds} winners, ${new Set(winners).size} different ones`,
  );
}, 1_800_000);

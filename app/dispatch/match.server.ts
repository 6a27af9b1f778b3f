import { and, count, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { ServiceCategory, Zone } from "#app/local-vendors/contract.ts";
import { localVendor } from "#app/local-vendors/table.server.ts";
import { canWhatsapp } from "#app/local-vendors/tell.server.ts";
import { isConfigured } from "#app/notifications/post.server.ts";
import { isStopped } from "#app/notifications/whatsapp-preference.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { doesJob } from "./services.ts";
import { dispatchOffer } from "./table.server.ts";

export type Candidate = typeof localVendor.$inferSelect & { sameZone: boolean };

/** So many are asked for one job at most, wave after wave. */
const longestQueue = 200;
/** How far back it counts who was asked how often, in milliseconds. */
const lately = 30 * 24 * 3_600_000;

/**
 * Who can be asked to do a job, in the order of asking: approved, with consent to be written to, of that service, in
 * that zone or ready to travel. First who is there, then whose words name the service for certain, then (at a weekend)
 * who works then, then who was asked least of late, so that work goes round; then who was approved first.
 */
export async function candidatesFor(
  ctx: Ctx,
  job: { serviceType: string; serviceCategory: ServiceCategory; location: Zone },
): Promise<Candidate[]> {
  const there = inArray(localVendor.zonaUbicacion, sameZones(job.location));
  const rows = await ctx.db
    .select()
    .from(localVendor)
    .where(
      and(
        eq(localVendor.status, "aprobado"),
        eq(localVendor.whatsappNotifications, true),
        isNull(localVendor.heldReason),
        // Nobody is behind a sample: it may stand in while messages go by hand, and a real one never leaves for it.
        isConfigured("whatsapp") ? eq(localVendor.isSample, false) : undefined,
        or(there, eq(localVendor.puedeMoverse, true)),
      ),
    );
  const asked = { service: job.serviceType, category: job.serviceCategory };
  const able = rows.flatMap((row) => {
    const fit = doesJob(asked, { service: row.servicioOfrece, category: row.serviceCategory });
    return fit === "no" || !canWhatsapp(row) ? [] : [{ ...row, fit, sameZone: isThere(row, job.location) }];
  });
  const [stopped, askedLately] = await Promise.all([
    isStopped(
      ctx,
      able.map((one) => one.telefono),
    ),
    askedSince(ctx, new Date(ctx.now.getTime() - lately)),
  ]);
  const weekend = [0, 6].includes(new Date(ctx.now.getTime() - 4 * 3_600_000).getUTCDay());
  const order = (one: (typeof able)[number]) => [
    one.sameZone ? 0 : 1,
    one.fit === "yes" ? 0 : 1,
    weekend && one.disponibleFinSemana === false ? 1 : 0,
    askedLately.get(one.telefono) ?? 0,
    one.reviewedAt?.getTime() ?? 0,
    one.id,
  ];
  const willing = able
    .filter((one) => !stopped.has(one.telefono))
    .map((one) => ({ one, order: order(one) }))
    .sort((a, b) => compare(a.order, b.order))
    .map(({ one }) => one);
  return oncePerPhone(willing).slice(0, longestQueue);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Both spellings of one town (RULINGS 30). "Otra zona" is no place: nobody is known to be there. */
function sameZones(zone: Zone): Zone[] {
  if (zone === "Monte Cristi" || zone === "Montecristi") return ["Monte Cristi", "Montecristi"];
  return zone === "Otra zona" ? [] : [zone];
}

function isThere({ zonaUbicacion }: { zonaUbicacion: Zone }, location: Zone): boolean {
  return sameZones(location).includes(zonaUbicacion);
}

/** How often each number was asked: a second application is no second place in the line. */
async function askedSince(ctx: Ctx, since: Date): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ phone: localVendor.telefono, count: count() })
    .from(dispatchOffer)
    .innerJoin(localVendor, eq(localVendor.id, dispatchOffer.localVendorId))
    .where(gt(dispatchOffer.offeredAt, since))
    .groupBy(localVendor.telefono);
  return new Map(rows.map((row) => [row.phone, row.count]));
}

/** Who applied twice is asked once. */
function oncePerPhone<T extends { telefono: string }>(willing: readonly T[]): T[] {
  return [...Map.groupBy(willing, (one) => one.telefono).values()].flatMap(([first]) => first ?? []);
}

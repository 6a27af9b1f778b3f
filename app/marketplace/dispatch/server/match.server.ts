import { and, eq, isNull, sql } from "drizzle-orm";
import type { ServiceCategory, Zone } from "#app/marketplace/local-vendors/contract.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { isConfigured, saidStop } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { whatsappNumber } from "#platform/whatsapp/number.ts";
import { isWeekend } from "../rules/pace.ts";
import { doesJob } from "../rules/services.ts";

type Job = { serviceType: string; serviceCategory: ServiceCategory; location: Zone };
export type Candidate = { id: number; sameZone: boolean };

/** So many are asked for one job at most, wave after wave. */
const longestQueue = 200;
/** How far back it counts who was asked how often, in milliseconds. */
const lately = 30 * 24 * 3_600_000;

/**
 * Who can be asked to do a job, in the order of asking: approved, with consent to be written to, of that service, in
 * that zone or ready to travel. First who is there, then whose words name the service for certain, then (at a weekend)
 * who works then, then who was asked least of late, so that work goes round; then who was approved first. One number is
 * asked once, and not at all where it said STOP, or where its newest approved application says no to messages. Nobody is
 * behind a sample: it stands in where no other fits and messages go by hand; a real one never leaves for it.
 */
export async function candidatesFor(ctx: Ctx, job: Job): Promise<Candidate[]> {
  const { certain, possible } = await servicesFor(ctx, job);
  const zones = sameZones(job.location);
  const since = new Date(ctx.now.getTime() - lately).toISOString();
  const there = sql`v.zona_ubicacion = any(${sql.param(zones)})`;
  const { rows } = await ctx.db.execute<{ id: string; there: boolean }>(sql`
    with asked as (
      select asked.telefono, count(*) as times
      from dispatch_offer as o join local_vendor as asked on asked.id = o.local_vendor_id
      where o.offered_at > ${since}::timestamptz group by asked.telefono
    ), willing as (
      select v.id, v.telefono, ${there} as there, v.is_sample, v.reviewed_at, coalesce(asked.times, 0) as times,
        v.servicio_ofrece <> all(${sql.param(certain)}) as is_guess,
        ${isWeekend(ctx.now)}::boolean and v.disponible_fin_semana is false as is_off
      from local_vendor as v left join asked on asked.telefono = v.telefono
      where v.status = 'aprobado' and v.whatsapp_notifications and v.held_reason is null
        and v.servicio_ofrece = any(${sql.param([...certain, ...possible])})
        and (${there} or v.puede_moverse)
        and v.telefono ~ ${whatsappNumber}
        and not (${isConfigured("whatsapp")}::boolean and v.is_sample)
        and not exists (
          select from local_vendor as newer where newer.telefono = v.telefono and newer.id > v.id
            and newer.status = 'aprobado' and not newer.whatsapp_notifications)
        and not ${saidStop(sql`v.telefono`)}
    ), once as (
      select distinct on (telefono) * from willing order by telefono, there desc, is_guess, id
    )
    select id, there from once
    order by is_sample, there desc, is_guess, is_off, times, reviewed_at, id limit ${longestQueue}`);
  return rows.map((row) => ({ id: Number(row.id), sameZone: row.there }));
}

/** Of what the approved say they do: which of it is the job for certain, and which may be. */
async function servicesFor(ctx: Ctx, job: Job): Promise<{ certain: string[]; possible: string[] }> {
  const told = await ctx.db
    .selectDistinct({ service: localVendor.servicioOfrece, category: localVendor.serviceCategory })
    .from(localVendor)
    .where(and(eq(localVendor.status, "aprobado"), isNull(localVendor.heldReason)));
  const asked = { service: job.serviceType, category: job.serviceCategory };
  const fitting = (fit: "yes" | "maybe") =>
    told.filter((one) => doesJob(asked, one) === fit).map(({ service }) => service);
  return { certain: fitting("yes"), possible: fitting("maybe") };
}

/** Both spellings of one town (RULINGS 30). "Otra zona" is no place: nobody is known to be there. */
function sameZones(zone: Zone): Zone[] {
  if (zone === "Monte Cristi" || zone === "Montecristi") return ["Monte Cristi", "Montecristi"];
  return zone === "Otra zona" ? [] : [zone];
}

import { and, eq, isNull, sql } from "drizzle-orm";
import type { ServiceCategory, Zone } from "#app/marketplace/local-vendors/contract.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { hasOptedOut, isChannelConfigured } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { whatsappNumberPattern } from "#platform/whatsapp/number.ts";
import { isWeekend } from "../rules/dispatch-policy.ts";
import { doesJob } from "../rules/services.ts";

type NewDispatch = { serviceType: string; serviceCategory: ServiceCategory; location: Zone };
export type Candidate = { id: number; sameZone: boolean };

/** Maximum vendors queued for one dispatch. */
const maxCandidates = 200;
/** Period over which earlier offers are counted, in milliseconds. */
const recentMs = 30 * 24 * 3_600_000;

/**
 * Vendors to offer a job to, best first, one per phone number. Eligible: approved, not held as spam, matching service,
 * in the zone or willing to travel, and reachable by WhatsApp (agreed, also in the number's newest application; no
 * STOP).
 * Order: real before sample vendors, in the zone, certain service match, works at weekends (if it is one), fewest
 * recent offers, earliest approval. Samples are left out when WhatsApp is configured.
 */
export async function candidatesFor(ctx: Ctx, dispatch: NewDispatch): Promise<Candidate[]> {
  const { certain, possible } = await servicesFor(ctx, dispatch);
  const zones = zoneSpellings(dispatch.location);
  const since = new Date(ctx.now.getTime() - recentMs).toISOString();
  const inZone = sql`v.zona_ubicacion = any(${sql.param(zones)})`;
  const { rows } = await ctx.db.execute<{ id: string; in_zone: boolean }>(sql`
    with recent as (
      select offered.telefono, count(*) as times
      from dispatch_offer as o join local_vendor as offered on offered.id = o.local_vendor_id
      where o.offered_at > ${since}::timestamptz group by offered.telefono
    ), eligible as (
      select v.id, v.telefono, ${inZone} as in_zone, v.is_sample, v.reviewed_at, coalesce(recent.times, 0) as times,
        v.servicio_ofrece <> all(${sql.param(certain)}) as is_guess,
        ${isWeekend(ctx.now)}::boolean and v.disponible_fin_semana is false as is_off
      from local_vendor as v left join recent on recent.telefono = v.telefono
      where v.status = 'aprobado' and v.whatsapp_notifications and v.held_reason is null
        and v.servicio_ofrece = any(${sql.param([...certain, ...possible])})
        and (${inZone} or v.puede_moverse)
        and v.telefono ~ ${whatsappNumberPattern}
        and not (${isChannelConfigured("whatsapp")}::boolean and v.is_sample)
        and not exists (
          select from local_vendor as newer where newer.telefono = v.telefono and newer.id > v.id
            and newer.status = 'aprobado' and not newer.whatsapp_notifications)
        and not ${hasOptedOut(sql`v.telefono`)}
    ), per_phone as (
      select distinct on (telefono) * from eligible order by telefono, in_zone desc, is_guess, id
    )
    select id, in_zone from per_phone
    order by is_sample, in_zone desc, is_guess, is_off, times, reviewed_at, id limit ${maxCandidates}`);
  return rows.map((row) => ({ id: Number(row.id), sameZone: row.in_zone }));
}

async function servicesFor(
  ctx: Ctx,
  dispatch: NewDispatch,
): Promise<{ certain: string[]; possible: string[] }> {
  const listed = await ctx.db
    .selectDistinct({ service: localVendor.servicioOfrece, category: localVendor.serviceCategory })
    .from(localVendor)
    .where(and(eq(localVendor.status, "aprobado"), isNull(localVendor.heldReason)));
  const wanted = { service: dispatch.serviceType, category: dispatch.serviceCategory };
  const fitting = (fit: "yes" | "maybe") =>
    listed.filter((one) => doesJob(wanted, one) === fit).map(({ service }) => service);
  return { certain: fitting("yes"), possible: fitting("maybe") };
}

/** The town has two spellings in the list (RULINGS 30). "Otra zona" matches nobody. */
function zoneSpellings(zone: Zone): Zone[] {
  if (zone === "Monte Cristi" || zone === "Montecristi") return ["Monte Cristi", "Montecristi"];
  return zone === "Otra zona" ? [] : [zone];
}

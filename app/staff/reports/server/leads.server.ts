import { and, count, isNull, sql, sum } from "drizzle-orm";
import { lead, leadStatusChange, sale } from "#app/clients/leads/schema.server.ts";
import { packageIds } from "#app/site/packages/contract.ts";
import { withinDays } from "#platform/database/days.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import { type DayRange, weeksOf } from "../rules/period.ts";
import { type Row, shareOfWhole } from "../rules/tables.ts";
import { weekOf } from "./week.server.ts";

type Week = { week: string; received: number; contacted: number; qualified: number; converted: number };

/**
 * The leads that arrived in these days, by how far they have come: a lead counts where it stands, a closed one where it
 * stood before. So one that was moved twice counts once, and a slip that was taken back does not count.
 */
export async function readFunnel(
  ctx: Ctx,
  days: DayRange,
): Promise<{ funnel: Row[]; leadsByWeek: Row[]; salesByPackage: Row[] }> {
  const [weeks, sales] = await Promise.all([readWeeks(ctx, days), readSales(ctx, days)]);
  const total = (stage: Exclude<keyof Week, "week">) => weeks.reduce((sum, week) => sum + week[stage], 0);
  const received = total("received");
  const stages = [
    ["new", received],
    ["contacted", total("contacted")],
    ["qualified", total("qualified")],
    ["converted", total("converted")],
  ] as const;
  const byWeek = new Map(weeks.map((week) => [week.week, week]));
  return {
    funnel: stages.map(([stage, leads]) => ({ stage, leads, share: shareOfWhole(leads, received) })),
    leadsByWeek: weeksOf(days).map((week) => ({
      week,
      received: byWeek.get(week)?.received ?? 0,
      converted: byWeek.get(week)?.converted ?? 0,
      sales: sales.filter((one) => one.week === week).reduce((sum, { sales }) => sum + sales, 0),
    })),
    salesByPackage: packageIds.map((id) => {
      const sold = sales.filter((one) => one.package === id);
      const cents = (currency: string) =>
        sold.filter((one) => one.currency === currency).reduce((sum, one) => sum + one.cents, 0);
      return {
        package: id,
        sales: sold.reduce((sum, { sales }) => sum + sales, 0),
        usd: cents("USD"),
        dop: cents("DOP"),
      };
    }),
  };
}

async function readWeeks({ db }: Ctx, days: DayRange): Promise<Week[]> {
  const { rows } = await db.execute<Week>(sql`
    with stood as (
      select date_trunc('week', created_at at time zone ${timeZone}) as week,
        case when status <> 'closed' then status else coalesce(
          (select change."from" from ${leadStatusChange} change where change.lead_id = lead.id
           order by change.at desc, change.id desc limit 1), 'new') end as stage
      from ${lead} where ${withinDays(lead.createdAt, days)} and held_reason is null
    )
    select to_char(week, 'YYYY-MM-DD') as week, count(*)::int as received,
      count(*) filter (where stage in ('contacted', 'qualified', 'converted'))::int as contacted,
      count(*) filter (where stage in ('qualified', 'converted'))::int as qualified,
      count(*) filter (where stage = 'converted')::int as converted
    from stood group by 1`);
  return rows;
}

/** What was sold in these days, whenever the lead arrived. */
async function readSales({ db }: Ctx, days: DayRange) {
  const week = weekOf(sale.soldAt);
  const rows = await db
    .select({
      week,
      package: sale.package,
      currency: sale.currency,
      sales: count(),
      cents: sum(sale.priceCents).mapWith(Number),
    })
    .from(sale)
    .where(and(withinDays(sale.soldAt, days), isNull(sale.takenBackAt)))
    .groupBy(sql`1`, sale.package, sale.currency);
  return rows;
}

import { count, sql } from "drizzle-orm";
import { countByStatus } from "#platform/database/lists/count-by-status.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type LeadStatistics, leadStatuses } from "../contract.ts";
import { lead } from "../schema.server.ts";
import { isLate } from "./manage.server.ts";

const weeks = 12;

/** Figures over all leads for staff: by status, by package (null: none chosen), overdue ones, and new ones per week. */
export async function leadStatistics(ctx: Ctx): Promise<LeadStatistics> {
  requireStaff(ctx);
  const [counts, byPackage, late, perWeek] = await Promise.all([
    countByStatus(ctx.db, lead, leadStatuses),
    ctx.db.select({ package: lead.package, count: count() }).from(lead).groupBy(lead.package),
    ctx.db.$count(lead, isLate(ctx.now)),
    leadsPerWeek(ctx),
  ]);
  return { ...counts, late, byPackage, perWeek };
}

async function leadsPerWeek(ctx: Ctx): Promise<LeadStatistics["perWeek"]> {
  const { rows } = await ctx.db.execute<{ week: string; count: number }>(sql`
    with week as (
      select generate_series(0, ${weeks - 1}::int) as back,
             date_trunc('week', ${ctx.now.toISOString()}::timestamptz at time zone ${timeZone}) as this
    )
    select to_char(this - back * interval '1 week', 'YYYY-MM-DD') as week, count(lead.id)::int as count
    from week
    left join lead
      on lead.created_at >= (this - back * interval '1 week') at time zone ${timeZone}
     and lead.created_at < (this - (back - 1) * interval '1 week') at time zone ${timeZone}
    group by 1 order by 1`);
  return rows;
}

import { countByStatus } from "#platform/database/lists/count-by-status.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type LeadStatistics, leadStatuses } from "../contract.ts";
import { lead } from "../schema.server.ts";
import { isLate } from "./manage.server.ts";

/** Figures over all leads for staff: by status, and overdue ones. What became of them by week is in the report. */
export async function leadStatistics(ctx: Ctx): Promise<LeadStatistics> {
  requireStaff(ctx);
  const [counts, late] = await Promise.all([
    countByStatus(ctx.db, lead, leadStatuses),
    ctx.db.$count(lead, isLate(ctx.now)),
  ]);
  return { ...counts, late };
}

import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { BulkAnswer } from "#app/staff/shell/contract.ts";
import { actOnEach, already, done } from "#app/staff/shell/editing/bulk.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { leadBulk } from "../contract.ts";
import { lead } from "../schema.server.ts";
import { assignLead } from "./manage.server.ts";
import { moveLead } from "./status.server.ts";

/** Gives several leads to the caller, or closes them, each by itself. A lead that a colleague has is not taken away. */
export async function changeLeads(ctx: Ctx, { act, ids }: z.output<typeof leadBulk>): Promise<BulkAnswer> {
  const { email } = requireStaff(ctx);
  return actOnEach(ctx, ids, async (own, id) => {
    const [row] = await own.db
      .select({ status: lead.status, assignee: lead.assignee })
      .from(lead)
      .where(eq(lead.id, id));
    if (!row) throw new AppError("not_found");
    if (act === "assign") {
      if (row.assignee !== null) return already(row.assignee === email ? null : row.assignee);
      await assignLead(own, { id, take: true, from: null });
    } else {
      if (row.status === "closed") return already();
      await moveLead(own, { id, status: "closed", from: row.status });
    }
    return done;
  });
}

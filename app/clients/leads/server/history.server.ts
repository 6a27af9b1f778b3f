import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { listAuditEntries } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { leadFields, type leadHistory } from "../contract.ts";
import { lead, leadStatusChange } from "../schema.server.ts";

type History = z.infer<typeof leadHistory>;

/** A lead's status changes and corrections for staff, oldest first. @throws AppError not_found */
export async function listLeadHistory(ctx: Ctx, { id }: { id: number }): Promise<History> {
  requireStaff(ctx);
  if ((await ctx.db.$count(lead, eq(lead.id, id))) === 0) throw new AppError("not_found");
  const moves = await ctx.db
    .select()
    .from(leadStatusChange)
    .where(eq(leadStatusChange.leadId, id))
    .orderBy(asc(leadStatusChange.at), asc(leadStatusChange.id));
  const steps: History = moves.map(({ at, by, from, to, undoes }) => ({
    kind: "status",
    at: at.toISOString(),
    by,
    from,
    to,
    undoes,
  }));
  return [...steps, ...(await corrections(ctx, id))].toSorted((one, other) => one.at.localeCompare(other.at));
}

async function corrections(ctx: Ctx, id: number): Promise<History> {
  const entries = await listAuditEntries(ctx, { subject: "lead", subjectId: id }, ["lead.correct"]);
  return entries.flatMap(({ at, by, detail: { field, from = "", to = "" } }) => {
    const known = leadFields.find((one) => one === field);
    return known ? [{ kind: "correction" as const, at, by, field: known, from, to }] : [];
  });
}

import { eq } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { putOff, Setup } from "../contract.ts";
import { setupPutOff } from "../schema.server.ts";
import { readSetup } from "./setup.server.ts";

/** Takes something that is missing from Today, or puts it there again; audited. @returns what is missing */
export async function putOffItem(ctx: Ctx, { item, isPutOff }: z.output<typeof putOff>): Promise<Setup> {
  requireStaff(ctx, "setup");
  const rows = isPutOff
    ? await ctx.db
        .insert(setupPutOff)
        .values({ item, putOffAt: ctx.now, putOffBy: actorName(ctx.actor) })
        .onConflictDoNothing()
        .returning()
    : await ctx.db.delete(setupPutOff).where(eq(setupPutOff.item, item)).returning();
  if (rows.length > 0) {
    const [from, to] = isPutOff ? (["open", "put_off"] as const) : (["put_off", "open"] as const);
    const detail = { item, from, to };
    await recordAudit(ctx, { act: "setup.put_off", subject: "setup", subjectId: 0, detail });
  }
  return readSetup(ctx);
}

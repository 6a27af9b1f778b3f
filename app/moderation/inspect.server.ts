import { and, eq, isNull } from "drizzle-orm";
import { notifyStaff } from "#app/notifications/post.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { type FlagSource, strikesForSuspension } from "./contract.ts";
import { findContacts } from "./detector.ts";
import { flagIncident } from "./table.server.ts";

/** What a vendor wrote, and where. */
export type WrittenText = { source: FlagSource; text: string };

/**
 * Looks through a vendor's texts as they are saved, and logs each way around the concierge as an incident. Nothing is
 * refused and nothing hidden: staff look at it, and the vendor can answer. At the third open strike staff are told.
 */
export async function inspectTexts(
  ctx: Ctx,
  vendor: { id: number; businessName: string },
  texts: readonly WrittenText[],
): Promise<void> {
  const found = texts.flatMap(({ source, text }) =>
    findContacts(text).map((finding) => ({
      vendorId: vendor.id,
      source,
      pattern: finding.pattern,
      details: finding.text,
      createdAt: ctx.now,
    })),
  );
  if (found.length === 0) return;
  const logged = await ctx.db.insert(flagIncident).values(found).onConflictDoNothing().returning();
  if (logged.length === 0) return;
  const open = await openStrikes(ctx, vendor.id);
  if (open >= strikesForSuspension && open - logged.length < strikesForSuspension)
    await notifyStaff(ctx, { type: "vendor_strikes", subjectId: vendor.id, about: vendor.businessName });
}

function openStrikes(ctx: Ctx, vendorId: number): Promise<number> {
  return ctx.db.$count(
    flagIncident,
    and(eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt)),
  );
}

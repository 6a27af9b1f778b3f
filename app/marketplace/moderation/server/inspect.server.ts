import { and, eq, isNull } from "drizzle-orm";
import { vendorPost } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { enqueueMessages, notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { type FlagSource, strikesForSuspension } from "../contract.ts";
import { findContacts } from "../detector.ts";
import { flagIncident } from "../schema.server.ts";

/** What a vendor wrote, and where. */
export type WrittenText = { source: FlagSource; text: string };

/**
 * Looks through a vendor's texts as they are saved, and logs each way around the concierge as an incident. Nothing is
 * refused and nothing hidden: staff look at it, and the vendor can answer. At the third open strike staff are told.
 */
export async function inspectTexts(
  ctx: Ctx,
  vendor: { id: number },
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
  await lockStrikes(ctx, vendor.id);
  const logged = await ctx.db.insert(flagIncident).values(found).onConflictDoNothing().returning();
  if (logged.length === 0) return;
  await tellOfStrikes(ctx, vendor.id, logged.length);
  await tellVendor(ctx, vendor.id);
}

/** One letter a day: the dashboard shows the rest. The address in a profile may be anybody's. */
async function tellVendor(ctx: Ctx, vendorId: number): Promise<void> {
  const [to] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  const day = ctx.now.toISOString().slice(0, 10);
  await enqueueMessages(ctx, vendorPost(to, `vendor-flagged:${vendorId}:${day}`, "vendor_flagged"));
}

/**
 * Of two who add a strike to one vendor at the same moment, the second waits for the first one's commit: else each would
 * count its own alone, and nobody would tell of the third. To be called before the strike is written.
 */
export async function lockStrikes({ db }: Ctx, vendorId: number): Promise<void> {
  await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId)).for("no key update");
}

/** Tells staff when the last so many strikes made it three. The caller holds the vendor's strikes. */
export async function tellOfStrikes(ctx: Ctx, vendorId: number, added: number): Promise<void> {
  const open = await openStrikes(ctx, vendorId);
  if (open < strikesForSuspension || open - added >= strikesForSuspension) return;
  const [struck] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  if (struck)
    await notifyStaff(ctx, { type: "vendor_strikes", subjectId: vendorId, about: struck.businessName });
}

function openStrikes(ctx: Ctx, vendorId: number): Promise<number> {
  return ctx.db.$count(
    flagIncident,
    and(eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt)),
  );
}

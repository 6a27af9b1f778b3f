import { and, eq, isNull } from "drizzle-orm";
import { vendorEmail } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { enqueueMessages, notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { type FlagSource, strikesForSuspension } from "../contract.ts";
import { findContacts } from "../detector.ts";
import { flagIncident } from "../schema.server.ts";

export type WrittenText = { source: FlagSource; text: string };

/**
 * Logs an incident for each new finding in a vendor's texts, in the transaction that saves them; e-mails the vendor at
 * most once a day, and notifies staff when the strikes reach the limit. Nothing is refused or hidden: staff judge, and
 * the vendor can answer (decision 0012).
 */
export async function inspectTexts(
  ctx: Ctx,
  vendor: { id: number },
  texts: readonly WrittenText[],
): Promise<void> {
  const findings = texts.flatMap(({ source, text }) =>
    findContacts(text).map((finding) => ({
      vendorId: vendor.id,
      source,
      pattern: finding.pattern,
      details: finding.text,
      createdAt: ctx.now,
    })),
  );
  if (findings.length === 0) return;
  await lockStrikes(ctx, vendor.id);
  const logged = await ctx.db.insert(flagIncident).values(findings).onConflictDoNothing().returning();
  if (logged.length === 0) return;
  await notifyStaffOfStrikes(ctx, vendor.id, logged.length);
  await emailVendor(ctx, vendor.id);
}

/** At most one e-mail a day; the dashboard shows all. The address in a profile is unconfirmed. */
async function emailVendor(ctx: Ctx, vendorId: number): Promise<void> {
  const [recipient] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  const day = ctx.now.toISOString().slice(0, 10);
  await enqueueMessages(ctx, vendorEmail(recipient, `vendor-flagged:${vendorId}:${day}`, "vendor_flagged"));
}

/** Serializes new strikes of one vendor; call it before the insert. Otherwise two concurrent transactions would each
 * count only their own, and nobody would notify staff of the third. */
export async function lockStrikes({ db }: Ctx, vendorId: number): Promise<void> {
  await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId)).for("no key update");
}

/** Notifies staff once, when `added` strikes reach the limit. Requires `lockStrikes`. */
export async function notifyStaffOfStrikes(ctx: Ctx, vendorId: number, added: number): Promise<void> {
  const open = await countOpenStrikes(ctx, vendorId);
  if (open < strikesForSuspension || open - added >= strikesForSuspension) return;
  const [flaggedVendor] = await ctx.db.select().from(vendor).where(eq(vendor.id, vendorId));
  if (flaggedVendor)
    await notifyStaff(ctx, {
      type: "vendor_strikes",
      subjectId: vendorId,
      about: flaggedVendor.businessName,
    });
}

function countOpenStrikes(ctx: Ctx, vendorId: number): Promise<number> {
  return ctx.db.$count(
    flagIncident,
    and(eq(flagIncident.vendorId, vendorId), isNull(flagIncident.dismissedAt)),
  );
}

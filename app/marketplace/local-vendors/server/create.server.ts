import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { detectBot, repetitionWindowStart } from "#platform/security/spam.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { localVendorReceipt, NewLocalVendor } from "../contract.ts";
import { categoryOf } from "../rules/category.ts";
import { consentText } from "../rules/consent.ts";
import { localVendor, localVendorPhoto } from "../schema.server.ts";
import { notifyVendor } from "./notify-vendor.server.ts";

/**
 * Stores an application with its consent text and photos, notifies staff (RULINGS 8), sends the receipt. Spam is held.
 */
export async function createLocalVendor(
  ctx: Ctx,
  { trap, elapsed: _, language, whatsappNotifications, photos, ...input }: NewLocalVendor,
): Promise<z.infer<typeof localVendorReceipt>> {
  const locale = language === "EN" ? "en" : "es";
  const telefono = normalisePhone(input.telefono);
  const isRepeat = await isRepeated(ctx, { telefono, descripcionServicio: input.descripcionServicio });
  const serviceCategory = categoryOf(input.servicioOfrece);
  const [row] = await ctx.db
    .insert(localVendor)
    .values({
      ...input,
      telefono,
      serviceCategory,
      locale,
      tieneNegocioRegistrado: toBoolean(input.tieneNegocioRegistrado),
      disponibleFinSemana: toBoolean(input.disponibleFinSemana),
      puedeMoverse: toBoolean(input.puedeMoverse),
      whatsappNotifications: whatsappNotifications === "si",
      consentText: consentText[locale],
      heldReason: detectBot({ trap }) ?? (isRepeat ? "repeated" : null),
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the insert of the application returned no row");
  await claimPhotos(ctx, row.id, photos);
  await notifyStaff(ctx, { type: "new_local_vendor", subjectId: row.id, about: row.nombreCompleto });
  await notifyVendor(ctx, row, "local_vendor_receipt");
  return { success: true, id: row.id, serviceCategory };
}

function toBoolean(answer: "si" | "no" | undefined): boolean | null {
  return answer === undefined ? null : answer === "si";
}

/** Same text and number within minutes: a double submission, or a robot. */
async function isRepeated(
  ctx: Ctx,
  { telefono, descripcionServicio }: { telefono: string; descripcionServicio: string },
): Promise<boolean> {
  await lockName(ctx.db, `local_vendor ${telefono} ${descripcionServicio}`);
  const earlier = and(
    eq(localVendor.telefono, telefono),
    eq(localVendor.descripcionServicio, descripcionServicio),
    gt(localVendor.createdAt, sql`${repetitionWindowStart(ctx.now)}::timestamptz`),
  );
  return (await ctx.db.$count(localVendor, earlier)) > 0;
}

async function claimPhotos(ctx: Ctx, id: number, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  await ctx.db
    .update(localVendorPhoto)
    .set({ localVendorId: id })
    .where(and(inArray(localVendorPhoto.id, [...photos]), isNull(localVendorPhoto.localVendorId)));
}

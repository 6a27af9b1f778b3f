import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import { lockName } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { repeatedSince, robotMarks } from "#platform/security/spam.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { localVendorReceipt, NewLocalVendor } from "../contract.ts";
import { categoryOf } from "../rules/category.ts";
import { consentText } from "../rules/consent.ts";
import { localVendor, localVendorPhoto } from "../schema.server.ts";
import { tellApplicant } from "./tell.server.ts";

/**
 * Takes a local vendor's application: the record with the words that were agreed to, its photos, the news for staff
 * (RULINGS 8) and the receipt. What looks like a robot's is kept and marked.
 */
export async function createLocalVendor(
  ctx: Ctx,
  { trap, elapsed: _, language, whatsappNotifications, photos, ...told }: NewLocalVendor,
): Promise<z.infer<typeof localVendorReceipt>> {
  const locale = language === "EN" ? "en" : "es";
  const telefono = normalisePhone(told.telefono);
  const again = await isRepeated(ctx, { telefono, descripcionServicio: told.descripcionServicio });
  const serviceCategory = categoryOf(told.servicioOfrece);
  const [row] = await ctx.db
    .insert(localVendor)
    .values({
      ...told,
      telefono,
      serviceCategory,
      locale,
      tieneNegocioRegistrado: asBoolean(told.tieneNegocioRegistrado),
      disponibleFinSemana: asBoolean(told.disponibleFinSemana),
      puedeMoverse: asBoolean(told.puedeMoverse),
      whatsappNotifications: whatsappNotifications === "si",
      consentText: consentText[locale],
      heldReason: robotMarks({ trap }) ?? (again ? "repeated" : null),
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the application was not kept");
  await claimPhotos(ctx, row.id, photos);
  await notifyStaff(ctx, { type: "new_local_vendor", subjectId: row.id, about: row.nombreCompleto });
  await tellApplicant(ctx, row, "local_vendor_receipt");
  return { success: true, id: row.id, serviceCategory };
}

function asBoolean(answer: "si" | "no" | undefined): boolean | null {
  return answer === undefined ? null : answer === "si";
}

/** The same words from the same number within minutes: somebody who is not sure that it went, or a robot. */
async function isRepeated(
  ctx: Ctx,
  { telefono, descripcionServicio }: { telefono: string; descripcionServicio: string },
): Promise<boolean> {
  await lockName(ctx.db, `local_vendor ${telefono} ${descripcionServicio}`);
  const earlier = and(
    eq(localVendor.telefono, telefono),
    eq(localVendor.descripcionServicio, descripcionServicio),
    gt(localVendor.createdAt, sql`${repeatedSince(ctx.now)}::timestamptz`),
  );
  return (await ctx.db.$count(localVendor, earlier)) > 0;
}

/** Photos that were uploaded before become the application's; one that is not there any more is let go. */
async function claimPhotos(ctx: Ctx, id: number, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  await ctx.db
    .update(localVendorPhoto)
    .set({ localVendorId: id })
    .where(and(inArray(localVendorPhoto.id, [...photos]), isNull(localVendorPhoto.localVendorId)));
}

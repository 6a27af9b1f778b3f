import { and, asc, count, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/contract.ts";
import { isStopped, startWhatsapp, stopWhatsapp, withdraw } from "#app/staff/outbox/public.server.ts";
import { holdAfter } from "#app/staff/shell/editing/hold.ts";
import { actorName } from "#platform/context.ts";
import { lockedRow } from "#platform/database/locked-row.server.ts";
import { readPageTogether } from "#platform/database/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { bySearch } from "#platform/database/search.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/calls/paging.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import {
  type LocalVendor,
  type LocalVendorCounts,
  type LocalVendorQuery,
  type LocalVendorStep,
  type localVendorChange,
  localVendorStatuses,
  type whatsappWish,
} from "../contract.ts";
import { localVendor, localVendorPhoto, localVendorSearchText, localVendorStep } from "../schema.server.ts";
import { standingEffect, tellApplicant } from "./tell.server.ts";

type Row = typeof localVendor.$inferSelect;

/** Local vendors, newest first. */
export async function listLocalVendors(ctx: Ctx, query: LocalVendorQuery): Promise<Page<LocalVendor>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(localVendor.status, query.status),
    bySearch(query.search, localVendor.id, localVendorSearchText),
  );
  return readPageTogether(ctx.db, localVendor, filter, query, (rows) => presented(ctx, rows));
}

/** How many there are, in all and by status. */
export async function localVendorCounts(ctx: Ctx): Promise<LocalVendorCounts> {
  requireStaff(ctx);
  const rows = await ctx.db
    .select({ status: localVendor.status, count: count() })
    .from(localVendor)
    .groupBy(localVendor.status);
  const known = new Map(rows.map((row) => [row.status, row.count]));
  const byStatus = Object.fromEntries(localVendorStatuses.map((status) => [status, known.get(status) ?? 0]));
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    byStatus: byStatus as LocalVendorCounts["byStatus"],
  };
}

async function presented(ctx: Ctx, rows: readonly Row[]): Promise<LocalVendor[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [photos, stopped] = await Promise.all([
    ctx.db
      .select({ id: localVendorPhoto.id, of: localVendorPhoto.localVendorId })
      .from(localVendorPhoto)
      .where(inArray(localVendorPhoto.localVendorId, ids))
      .orderBy(asc(localVendorPhoto.createdAt)),
    isStopped(
      ctx,
      rows.map((row) => row.telefono),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    nombreCompleto: row.nombreCompleto,
    servicioOfrece: row.servicioOfrece,
    zonaUbicacion: row.zonaUbicacion,
    telefono: row.telefono,
    tieneNegocioRegistrado: asText(row.tieneNegocioRegistrado),
    descripcionServicio: row.descripcionServicio,
    precioPromedio: row.precioPromedio,
    disponibleFinSemana: asText(row.disponibleFinSemana),
    puedeMoverse: asText(row.puedeMoverse),
    email: row.email,
    photoUrls: row.photoUrls,
    photos: photos.filter((photo) => photo.of === row.id).map((photo) => photo.id),
    whatsappNotifications: row.whatsappNotifications ? ("si" as const) : ("no" as const),
    consentText: row.consentText,
    stoppedAt: stopped.get(row.telefono)?.toISOString() ?? null,
    notificationPreferences: { whatsapp: row.whatsappNotifications, email: row.email !== "" },
    language: row.locale === "en" ? ("EN" as const) : ("ES" as const),
    submittedAt: row.createdAt.toISOString(),
    serviceCategory: row.serviceCategory,
    status: row.status,
    adminNotes: row.adminNotes,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    reviewedBy: row.reviewedBy,
    heldReason: row.heldReason,
    vendorId: row.vendorId,
    isSample: row.isSample,
  }));
}

function asText(answer: boolean | null): "si" | "no" | "" {
  if (answer === null) return "";
  return answer ? "si" : "no";
}

async function presentedOne(ctx: Ctx, row: Row): Promise<LocalVendor> {
  const [shown] = await presented(ctx, [row]);
  if (!shown) throw new AppError("not_found");
  return shown;
}

const letters: Partial<Record<Row["status"], LetterName>> = {
  en_revision: "local_vendor_in_review",
  aprobado: "local_vendor_approved",
  rechazado: "local_vendor_declined",
};

/**
 * Moves an application to another status, with a note that is kept as a step, and tells the applicant. The same status
 * again adds its note, if it is a new one, and tells nobody.
 * @throws AppError conflict when a colleague was faster
 */
export async function changeLocalVendor(
  ctx: Ctx,
  { id, status, adminNotes, from }: { id: number } & z.output<typeof localVendorChange>,
): Promise<LocalVendor> {
  requireStaff(ctx);
  const before = await lockedRow(ctx.db, localVendor, id);
  if (from && from !== before.status) throw new AppError("conflict");
  const note = adminNotes ?? before.adminNotes;
  if (before.status === status && before.adminNotes === note) return presentedOne(ctx, before);
  const heldReason = holdAfter(before.heldReason, {
    moved: before.status !== status,
    refused: status === "rechazado",
  });
  const [after] = await ctx.db
    .update(localVendor)
    // Recorded as 'admin', says the spec; who it was stands in the step.
    .set({ status, heldReason, adminNotes: note, reviewedAt: ctx.now, reviewedBy: "admin" })
    .where(eq(localVendor.id, id))
    .returning();
  const [step] = await ctx.db
    .insert(localVendorStep)
    .values({
      localVendorId: id,
      at: ctx.now,
      by: actorName(ctx.actor),
      from: before.status,
      to: status,
      note: adminNotes ?? "",
    })
    .returning({ id: localVendorStep.id });
  const detail = { from: before.status, to: status };
  await recordAudit(ctx, { act: "local_vendor.status", subject: "local_vendor", subjectId: id, detail });
  if (before.status !== status) await withdrawStanding(ctx, id);
  const letter = letters[status];
  // What a robot seems to have sent came from nobody who waits to hear.
  if (after && letter && before.status !== status && !after.heldReason)
    await tellApplicant(ctx, after, letter, step?.id);
  return presentedOne(ctx, after ?? before);
}

/** Takes back what was written about an earlier standing and has not left: the last word counts. */
async function withdrawStanding(ctx: Ctx, id: number): Promise<void> {
  const steps = await ctx.db
    .select({ id: localVendorStep.id })
    .from(localVendorStep)
    .where(eq(localVendorStep.localVendorId, id));
  const told = Object.values(letters).flatMap((letter) =>
    steps.map((step) => standingEffect(letter, id, step.id)),
  );
  await withdraw(ctx, told);
}

/** A person looked at a held application and it is one: the hold ends, and the applicant hears how it stands. */
export async function releaseLocalVendor(ctx: Ctx, { id }: { id: number }): Promise<LocalVendor> {
  requireStaff(ctx);
  const before = await lockedRow(ctx.db, localVendor, id);
  if (!before.heldReason) return presentedOne(ctx, before);
  const [row] = await ctx.db
    .update(localVendor)
    .set({ heldReason: null })
    .where(eq(localVendor.id, id))
    .returning();
  if (!row) throw new AppError("not_found");
  await recordAudit(ctx, { act: "local_vendor.release", subject: "local_vendor", subjectId: id });
  await tellApplicant(ctx, row, letters[row.status] ?? "local_vendor_receipt");
  return presentedOne(ctx, row);
}

/**
 * Keeps what somebody told staff about being written to, beside what people write themselves.
 * @throws AppError conflict when it would undo a STOP from their own phone
 */
export async function keepWhatsappPreference(
  ctx: Ctx,
  { id, stopped, words }: { id: number } & z.output<typeof whatsappWish>,
): Promise<LocalVendor> {
  requireStaff(ctx);
  const row = await lockedRow(ctx.db, localVendor, id);
  const keep = stopped ? stopWhatsapp : startWhatsapp;
  await keep(ctx, row.telefono, words, actorName(ctx.actor));
  await recordAudit(ctx, {
    act: "local_vendor.whatsapp",
    subject: "local_vendor",
    subjectId: id,
    detail: { to: stopped ? "stopped" : "started" },
  });
  return presentedOne(ctx, row);
}

/** An application's steps, oldest first. */
export async function localVendorHistory(ctx: Ctx, { id }: { id: number }): Promise<LocalVendorStep[]> {
  requireStaff(ctx);
  const rows = await ctx.db
    .select()
    .from(localVendorStep)
    .where(eq(localVendorStep.localVendorId, id))
    .orderBy(asc(localVendorStep.id));
  if (rows.length === 0 && (await ctx.db.$count(localVendor, eq(localVendor.id, id))) === 0)
    throw new AppError("not_found");
  return rows.map(({ at, by, from, to, note }) => ({ at: at.toISOString(), by, from, to, note }));
}

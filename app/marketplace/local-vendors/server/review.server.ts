import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { findOptOuts, recordOptIn, recordOptOut, withdrawMessages } from "#app/staff/outbox/public.server.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { release, requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undo, undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
import { countByStatus } from "#platform/database/lists/count-by-status.server.ts";
import { type Page, readPageWithRelated } from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import {
  type changedLocalVendor,
  type LocalVendor,
  type LocalVendorCounts,
  type LocalVendorQuery,
  type LocalVendorStep,
  type localVendorChange,
  localVendorStatuses,
  type whatsappPreference,
} from "../contract.ts";
import { localVendor, localVendorPhoto, localVendorSearchText, localVendorStep } from "../schema.server.ts";
import { notifyVendor, statusEffect } from "./notify-vendor.server.ts";

type Row = typeof localVendor.$inferSelect;

/** Lists applications for staff, newest first, with their photos and whether the number sent STOP. */
export async function listLocalVendors(ctx: Ctx, query: LocalVendorQuery): Promise<Page<LocalVendor>> {
  requireStaff(ctx);
  const filter = and(
    query.status && eq(localVendor.status, query.status),
    searchFilter(query.search, localVendor.id, localVendorSearchText),
  );
  return readPageWithRelated(ctx.db, localVendor, filter, query, (rows) => toLocalVendors(ctx, rows));
}

/** Counts of all applications by status, for staff. */
export async function localVendorCounts(ctx: Ctx): Promise<LocalVendorCounts> {
  requireStaff(ctx);
  return countByStatus(ctx.db, localVendor, localVendorStatuses);
}

async function toLocalVendors(ctx: Ctx, rows: readonly Row[]): Promise<LocalVendor[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const photos = await ctx.db
    .select({ id: localVendorPhoto.id, of: localVendorPhoto.localVendorId })
    .from(localVendorPhoto)
    .where(inArray(localVendorPhoto.localVendorId, ids))
    .orderBy(asc(localVendorPhoto.createdAt));
  const phones = rows.map((row) => row.telefono);
  const stopped = await findOptOuts(ctx, phones);
  return rows.map(({ locale, createdAt, ...row }) => ({
    ...row,
    tieneNegocioRegistrado: toYesNo(row.tieneNegocioRegistrado),
    disponibleFinSemana: toYesNo(row.disponibleFinSemana),
    puedeMoverse: toYesNo(row.puedeMoverse),
    photos: photos.filter((photo) => photo.of === row.id).map((photo) => photo.id),
    whatsappNotifications: row.whatsappNotifications ? "si" : "no",
    stoppedAt: stopped.get(row.telefono)?.toISOString() ?? null,
    notificationPreferences: { whatsapp: row.whatsappNotifications, email: row.email !== "" },
    language: locale === "en" ? "EN" : "ES",
    submittedAt: createdAt.toISOString(),
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
  }));
}

function toYesNo(answer: boolean | null): "si" | "no" | "" {
  if (answer === null) return "";
  return answer ? "si" : "no";
}

async function toLocalVendor(ctx: Ctx, row: Row): Promise<LocalVendor> {
  const [found] = await toLocalVendors(ctx, [row]);
  if (!found) throw new AppError("not_found");
  return found;
}

const lettersByStatus: Partial<Record<Row["status"], LetterName>> = {
  en_revision: "local_vendor_in_review",
  aprobado: "local_vendor_approved",
  rechazado: "local_vendor_declined",
};

/**
 * Changes the status, adds a step and notifies the applicant, unless it is held as spam; with the same status only adds
 * a new note. Audited. It can be undone.
 * @throws AppError not_found; conflict when the status is no longer `from`
 */
export function changeLocalVendor(ctx: Ctx, input: Change): Promise<z.infer<typeof changedLocalVendor>> {
  return undoable(ctx, { act: "local_vendor.status", subject: "local_vendor", id: input.id }, (held) =>
    change(held, input),
  );
}

type Change = { id: number } & z.output<typeof localVendorChange>;

async function change(ctx: Ctx, { id, status, adminNotes, from }: Change): Promise<LocalVendor> {
  const { before, row, changed } = await transition(ctx, localVendor, id, (current) => {
    requireUnchanged(from, current.status);
    const note = adminNotes ?? current.adminNotes;
    const moved = current.status !== status;
    if (!moved && current.adminNotes === note) return null;
    const heldReason = heldReasonAfter(current.heldReason, { moved, refused: status === "rechazado" });
    return {
      // 'admin' by specification; the step has the real name.
      set: { status, heldReason, adminNotes: note, reviewedAt: ctx.now, reviewedBy: "admin" },
      event: {
        act: "local_vendor.status",
        subject: "local_vendor",
        detail: { from: current.status, to: status },
      },
    };
  });
  if (!changed) return toLocalVendor(ctx, row);
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
  if (before.status !== status) {
    await withdrawStatusMessages(ctx, id);
    const letter = lettersByStatus[status];
    // A held application gets no answer.
    if (letter && !row.heldReason) await notifyVendor(ctx, row, letter, step?.id);
  }
  return toLocalVendor(ctx, row);
}

const acts = ["local_vendor.status", "local_vendor.release"] as const;

/**
 * Undoes the caller's change or release of a moment ago; the applicant is not notified.
 * @throws AppError not_found; conflict if it is too late, or the application has changed since
 */
export async function undoLocalVendorAct(
  ctx: Ctx,
  { id, act: number }: { id: number; act: number },
): Promise<LocalVendor> {
  requireStaff(ctx);
  const { status: from } = await selectForUpdate(ctx.db, localVendor, id);
  const { act } = await undo(ctx, { acts, id, number }, [localVendor]);
  const row = await selectForUpdate(ctx.db, localVendor, id);
  const detail = { from, to: row.status };
  // A release is no step.
  if (act === "local_vendor.status")
    await ctx.db.insert(localVendorStep).values({
      localVendorId: id,
      at: ctx.now,
      by: actorName(ctx.actor),
      ...detail,
      note: "",
      undoes: true,
    });
  await recordAudit(ctx, { act: "local_vendor.undo", subject: "local_vendor", subjectId: id, detail });
  return toLocalVendor(ctx, row);
}

/** Withdraws unsent messages about earlier statuses; only the latest counts. */
async function withdrawStatusMessages(ctx: Ctx, id: number): Promise<void> {
  const steps = await ctx.db
    .select({ id: localVendorStep.id })
    .from(localVendorStep)
    .where(eq(localVendorStep.localVendorId, id));
  const effects = Object.values(lettersByStatus).flatMap((letter) =>
    steps.map((step) => statusEffect(letter, id, step.id)),
  );
  await withdrawMessages(ctx, effects);
}

/**
 * Releases a held application and sends the message of the current status; audited. Does nothing if it is not held. It
 * can be undone.
 * @throws AppError not_found
 */
export function releaseLocalVendor(
  ctx: Ctx,
  { id }: { id: number },
): Promise<z.infer<typeof changedLocalVendor>> {
  return undoable(ctx, { act: "local_vendor.release", subject: "local_vendor", id }, (held) =>
    releaseHeld(held, id),
  );
}

async function releaseHeld(ctx: Ctx, id: number): Promise<LocalVendor> {
  const { row, changed } = await release(ctx, localVendor, id, {
    act: "local_vendor.release",
    subject: "local_vendor",
  });
  if (changed) await notifyVendor(ctx, row, lettersByStatus[row.status] ?? "local_vendor_receipt");
  return toLocalVendor(ctx, row);
}

/**
 * Records that a vendor asked staff to stop, or to resume, WhatsApp messages; audited.
 * @throws AppError not_found; conflict when it would undo a STOP from the vendor's own phone
 */
export async function setWhatsappPreference(
  ctx: Ctx,
  { id, stopped, words }: { id: number } & z.output<typeof whatsappPreference>,
): Promise<LocalVendor> {
  requireStaff(ctx);
  const row = await selectForUpdate(ctx.db, localVendor, id);
  const record = stopped ? recordOptOut : recordOptIn;
  await record(ctx, row.telefono, words, actorName(ctx.actor));
  await recordAudit(ctx, {
    act: "local_vendor.whatsapp",
    subject: "local_vendor",
    subjectId: id,
    detail: { to: stopped ? "stopped" : "started" },
  });
  return toLocalVendor(ctx, row);
}

/** An application's steps for staff, oldest first. @throws AppError not_found */
export async function localVendorHistory(ctx: Ctx, { id }: { id: number }): Promise<LocalVendorStep[]> {
  requireStaff(ctx);
  const rows = await ctx.db
    .select()
    .from(localVendorStep)
    .where(eq(localVendorStep.localVendorId, id))
    .orderBy(asc(localVendorStep.id));
  if (rows.length === 0 && (await ctx.db.$count(localVendor, eq(localVendor.id, id))) === 0)
    throw new AppError("not_found");
  return rows.map(({ at, by, from, to, note, undoes }) => ({
    ...{ at: at.toISOString(), by, from, to, note, undoes },
  }));
}

import { eq } from "drizzle-orm";
import type { z } from "zod";
import { removeNewVendor } from "#app/marketplace/accounts/public.server.ts";
import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import { reindexVendor } from "#app/marketplace/vendors/public.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { LetterName } from "#app/staff/outbox/letter-registry.ts";
import { customerEmail, enqueueMessages } from "#app/staff/outbox/public.server.ts";
import type { assignment } from "#app/staff/shell/contract.ts";
import { assign } from "#app/staff/shell/editing/assign.server.ts";
import { heldReasonAfter } from "#app/staff/shell/editing/held-reason.ts";
import { release, requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { undo, undoable } from "#app/staff/shell/editing/undo/undo.server.ts";
import { actorName } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Application, ApplicationStatus, applicationDecision, decidedApplication } from "../contract.ts";
import { labels } from "../labels.ts";
import { checklistOf } from "../rules/checklist.ts";
import { checksOpen, needsNote, openDecisions } from "../rules/decisions.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";
import { createVendor } from "./approve.server.ts";
import { enqueueReceiptAndNotice, statusPath } from "./create.server.ts";
import { toApplication } from "./read.server.ts";

type Row = typeof vendorApplication.$inferSelect;

/**
 * Replaces the ticked checks; earlier ticks keep their author and time. Audited.
 * @throws AppError not_found; conflict once it is decided
 */
export async function saveChecks(
  ctx: Ctx,
  { id, checks }: { id: number; checks: VerificationCheck[] },
): Promise<Application> {
  const { row } = await transition(ctx, vendorApplication, id, (before) => {
    if (!checksOpen(before.status)) throw new AppError("conflict");
    const { required, wanted } = checklistOf(before.serviceCategory);
    const tick = { at: ctx.now.toISOString(), by: actorName(ctx.actor) };
    const ticked = [...required, ...wanted].filter((check) => checks.includes(check));
    const detail = { from: Object.keys(before.checks).join(" "), to: ticked.join(" ") };
    return {
      set: { checks: Object.fromEntries(ticked.map((check) => [check, before.checks[check] ?? tick])) },
      event: { act: "application.checks", subject: "vendor_application", detail },
    };
  });
  return toApplication(ctx, row);
}

/**
 * Changes the status and notifies the applicant, unless it is held as spam; approval creates the vendor and account.
 * Audited. It can be undone, unless it handed an account over.
 * @throws AppError not_found; conflict when the status is no longer `from` or does not allow it, or there is a step more
 * than `steps`; invalid when a required check or note is missing, or the account of the address is suspended or verified
 */
export function decideApplication(ctx: Ctx, input: Decision): Promise<z.infer<typeof decidedApplication>> {
  return undoable(ctx, { act: "application.status", subject: "vendor_application", id: input.id }, (held) =>
    decide(held, input),
  );
}

type Decision = { id: number } & z.output<typeof applicationDecision>;

async function decide(ctx: Ctx, { id, status, from, steps, note, fields }: Decision): Promise<Application> {
  const change = await transition(ctx, vendorApplication, id, async (current) => {
    requireUnchanged(from, current.status);
    requireUnchanged(steps, steps === undefined ? undefined : await countSteps(ctx, id));
    if (current.status === status) return null;
    if (!openDecisions[current.status].includes(status)) throw new AppError("conflict");
    assertReady(ctx, current, status, note);
    const heldReason = heldReasonAfter(current.heldReason, { moved: true, refused: status === "declined" });
    const created = status === "approved" ? await createVendor(ctx, current) : undefined;
    const detail = { from: current.status, to: status };
    return {
      set: {
        status,
        heldReason,
        requestedFields: status === "changes_requested" ? fields : [],
        ...(created && { vendorId: created.vendorId }),
      },
      event: { act: "application.status", subject: "vendor_application", detail },
      result: created,
    };
  });
  const { before, row, changed, result: created } = change;
  if (!changed) return toApplication(ctx, row);
  const by = actorName(ctx.actor);
  await ctx.db
    .insert(step)
    .values({ applicationId: id, at: ctx.now, by, from: before.status, to: status, note });
  const letter = created ?? { letter: lettersByStatus[status], path: statusPath(openLinkToken(row)) };
  // A held application gets no answer.
  if (!row.heldReason) await notifyApplicant(ctx, row, letter, withFields(note, row));
  return toApplication(ctx, row);
}

function assertReady(ctx: Ctx, row: Row, status: ApplicationStatus, note: string): void {
  const t = inLocale(httpMessages, ctx.locale).fields;
  if (needsNote(status) && note === "") throw new AppError("invalid", { fields: { note: t.required } });
  const { required } = checklistOf(row.serviceCategory);
  if (status === "approved" && required.some((check) => !row.checks[check]))
    throw new AppError("invalid", { fields: { checks: t.checksMissing } });
}

/** The note, with the names of the answers that the applicant's page opens. */
function withFields(note: string, { requestedFields, locale }: Row): string {
  if (requestedFields.length === 0) return note;
  const { fields, toChange } = inLocale(labels, locale);
  return `${note}\n\n${toChange} ${requestedFields.map((field) => fields[field]).join(", ")}`;
}

const lettersByStatus: Record<ApplicationStatus, LetterName> = {
  in_review: "application_in_review",
  changes_requested: "application_changes",
  approved: "application_approved",
  declined: "application_declined",
};

async function notifyApplicant(
  ctx: Ctx,
  row: Row,
  { letter, path }: { letter: LetterName; path: string },
  note: string,
): Promise<void> {
  const { id, ownerName: name, email, reference, locale } = row;
  // A status can be set repeatedly; the step count makes the message unique.
  const steps = await countSteps(ctx, id);
  const facts = { name, email, phone: "", reference, message: note, path };
  await enqueueMessages(ctx, [
    customerEmail({ effect: `application:${id}:${steps}`, letter, facts, locale }),
  ]);
}

function countSteps({ db }: Ctx, id: number): Promise<number> {
  return db.$count(step, eq(step.applicationId, id));
}

/**
 * Gives the application to a colleague, to the caller or to nobody; audited.
 * @throws AppError not_found; conflict if another colleague has it than was seen, or the chosen one cannot work
 */
export async function assignApplication(
  ctx: Ctx,
  input: { id: number } & z.output<typeof assignment>,
): Promise<Application> {
  const row = await assign(ctx, vendorApplication, input, {
    act: "application.assign",
    subject: "vendor_application",
    news: { type: "application_assigned", about: ({ businessName }) => businessName },
  });
  return toApplication(ctx, row);
}

/**
 * Releases a held application and sends the held messages; audited. Does nothing if it is not held.
 * @throws AppError not_found
 */
export async function releaseApplication(ctx: Ctx, { id }: { id: number }): Promise<Application> {
  const { row, changed } = await release(ctx, vendorApplication, id, {
    act: "application.release",
    subject: "vendor_application",
  });
  if (changed) await enqueueReceiptAndNotice(ctx, row);
  return toApplication(ctx, row);
}

/**
 * Undoes the caller's decision of a moment ago: the applicant is not notified, a vendor that it created is gone, a
 * profile that it filled is as it was.
 * @throws AppError not_found; conflict if it is too late, the application has changed since, or the new vendor was booked
 */
export async function undoDecision(ctx: Ctx, { id, act }: { id: number; act: number }): Promise<Application> {
  requireStaff(ctx);
  const { status: from, vendorId } = await selectForUpdate(ctx.db, vendorApplication, id);
  const acts = ["application.status"] as const;
  const { changes } = await undo(ctx, { acts, id, number: act }, [vendorApplication, vendor]);
  const row = await selectForUpdate(ctx.db, vendorApplication, id);
  if (vendorId !== null && row.vendorId === null) {
    const hadVendor = changes.some(({ table }) => table === "vendor");
    await (hadVendor ? reindexVendor(ctx, vendorId) : removeNewVendor(ctx, vendorId));
  }
  const detail = { from, to: row.status };
  await ctx.db.insert(step).values({
    applicationId: id,
    at: ctx.now,
    by: actorName(ctx.actor),
    ...detail,
    note: "",
    undoes: true,
  });
  await recordAudit(ctx, { act: "application.undo", subject: "vendor_application", subjectId: id, detail });
  return toApplication(ctx, row);
}

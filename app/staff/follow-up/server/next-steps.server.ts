import { and, gt, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { emailOf } from "#platform/context.ts";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type ListedRow, type Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { momentInSantoDomingo, santoDomingoClock } from "#platform/i18n/santo-domingo.ts";
import { may } from "#platform/security/permissions.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { NewStep, NextStep, RecordListQuery, StepChange, stepDone } from "../contract.ts";
import { snooze, nextStep as table } from "../schema.server.ts";
import { belongsTo, isOf, requireRecord, sleeperOf, tellColleagues } from "./records.server.ts";

type Row = ListedRow<typeof table>;

/** Open steps first, the soonest due at the top; then those that are done, the latest first. */
const openFirst: readonly Segment[] = [
  {
    where: isNull(table.doneAt),
    keys: [
      { by: table.dueAt, type: "moment" },
      { by: table.id, type: "integer" },
    ],
  },
  {
    where: isNotNull(table.doneAt),
    keys: [
      { by: table.doneAt, type: "moment" },
      { by: table.id, type: "integer" },
    ],
    descending: true,
  },
];

/** A record's next steps for staff: open ones by due time, then those that are done. */
export async function listNextSteps(
  ctx: Ctx,
  { kind, record, ...query }: RecordListQuery,
): Promise<Page<NextStep>> {
  requireStaff(ctx);
  const filter = belongsTo(table, { kind, id: record });
  const [page, total] = await Promise.all([
    readSegments(query, ctx.now, () => openFirst, createSliceReader(ctx.db, table, filter)),
    countCapped(ctx.db, table, filter),
  ]);
  return { ...page, items: page.items.map(toNextStep), total };
}

function toNextStep({ recordKind: _, recordId: __, hasHour, ...row }: Row): NextStep {
  const local = santoDomingoClock(row.dueAt).toISOString();
  return {
    ...row,
    day: local.slice(0, 10),
    hour: hasHour ? local.slice(11, 16) : "",
    dueAt: row.dueAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  };
}

type Due = Pick<NewStep, "day" | "hour">;

const dueOf = ({ day, hour }: Due) => ({
  dueAt: new Date(momentInSantoDomingo(day, hour || "00:00")),
  hasHour: hour !== "",
});

/**
 * Adds a next step to a record; audited. A record that is snoozed beyond the step's day is woken. The assignee is notified,
 * unless it is the caller.
 * @throws AppError not_found; invalid if the assignee is no colleague who can work
 */
export async function addNextStep(ctx: Ctx, { kind, record, ...input }: NewStep): Promise<NextStep> {
  requireStaff(ctx);
  const on = { kind, id: record };
  await requireRecord(ctx, on);
  const assignee = await requireColleague(ctx, input.assignee);
  const due = dueOf(input);
  const [row] = await ctx.db
    .insert(table)
    .values({
      ...{ recordKind: kind, recordId: record, what: input.what, assignee, ...due },
      addedBy: emailOf(ctx.actor) ?? "",
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the insert of the next step returned no row");
  await wakeBefore(ctx, on, due.dueAt);
  await recordAudit(ctx, { act: "record.step_added", subject: kind, subjectId: record });
  if (assignee) await tellColleagues(ctx, [assignee], "next_step_assigned", on);
  return toNextStep(row);
}

/**
 * Changes what is to be done, by whom and until when; audited. A new assignee is notified.
 * @throws AppError not_found; conflict if `version` is outdated or the step is done; invalid if the assignee is no colleague who
 * can work
 */
export async function changeNextStep(
  ctx: Ctx,
  { id, version, ...input }: { id: number } & StepChange,
): Promise<NextStep> {
  const { before, row, changed } = await transition(ctx, table, id, async (current) => {
    requireUnchanged(version, current.version);
    if (current.doneAt) throw new AppError("conflict");
    const set = {
      ...dueOf(input),
      what: input.what,
      // Who has it keeps it, also with a disabled account.
      assignee:
        input.assignee === current.assignee ? current.assignee : await requireColleague(ctx, input.assignee),
    };
    return {
      set: { ...set, version: current.version + 1 },
      event: { act: "record.step_changed", subject: current.recordKind, subjectId: current.recordId },
    };
  });
  const on = { kind: row.recordKind, id: row.recordId };
  if (changed) await wakeBefore(ctx, on, row.dueAt);
  if (row.assignee && row.assignee !== before.assignee)
    await tellColleagues(ctx, [row.assignee], "next_step_assigned", on);
  return toNextStep(row);
}

/** Marks a step as done by the caller, or opens it again; audited. @throws AppError not_found; conflict if `version` is outdated */
export async function markStepDone(
  ctx: Ctx,
  { id, done, version }: { id: number } & z.output<typeof stepDone>,
): Promise<NextStep> {
  const { row } = await transition(ctx, table, id, (before) => {
    requireUnchanged(version, before.version);
    if ((before.doneAt !== null) === done) return null;
    const doneFields = done
      ? { doneAt: ctx.now, doneBy: emailOf(ctx.actor) }
      : { doneAt: null, doneBy: null };
    const { recordKind: subject, recordId: subjectId } = before;
    const act = done ? "record.step_done" : "record.step_reopened";
    return { set: { ...doneFields, version: before.version + 1 }, event: { act, subject, subjectId } };
  });
  return toNextStep(row);
}

/** A colleague who can do it: may sign in, and does not only read. */
async function requireColleague(ctx: Ctx, email: string | null): Promise<string | null> {
  if (email === null) return null;
  const found = await staffByEmail(email, ctx.db);
  if (!found || found.isDisabled || !may(found.role, "work"))
    throw new AppError("invalid", { fields: { assignee: email } });
  return found.email;
}

/** Today shows a step when it is due, also on a record that was to sleep longer. */
async function wakeBefore(ctx: Ctx, on: DeskRecord, dueAt: Date): Promise<void> {
  const sleeper = await sleeperOf(ctx, on);
  await ctx.db.delete(snooze).where(and(isOf(snooze, sleeper), gt(snooze.until, dueAt)));
}

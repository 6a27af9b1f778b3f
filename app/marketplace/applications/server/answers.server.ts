import { and, count, desc, eq, gte } from "drizzle-orm";
import type { z } from "zod";
import { endSnooze } from "#app/staff/follow-up/public.server.ts";
import { notifyStaff } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { seal } from "#platform/security/seal.server.ts";
import {
  type AnswerChange,
  type ApplicationProgress,
  type AskedAnswers,
  type applicationAnswer,
  type ChangeableField,
  changeableFields,
  type NewApplication,
  openAnswers,
  ownPhones,
  type SealedField,
  sealedFields,
} from "../contract.ts";
import { affectedChecks } from "../rules/affected-checks.ts";
import { maskSecret } from "../rules/mask.ts";
import { answerContext } from "../rules/sealing-context.ts";
import {
  vendorApplicationPaper as paper,
  vendorApplicationStep as step,
  vendorApplication,
} from "../schema.server.ts";
import { toColumns } from "./create.server.ts";
import { listPapers } from "./papers.server.ts";
import { findByToken, toProgress } from "./progress.server.ts";
import { unsealSecret } from "./read.server.ts";

type Row = typeof vendorApplication.$inferSelect;
type Answers = Omit<NewApplication, "trap" | "elapsed">;

/**
 * The answers, for the applicant's link, while changes are requested; sealed ones masked.
 * @throws AppError not_found; conflict when nothing is asked
 */
export async function readAnswers(ctx: Ctx, { token }: { token: string }): Promise<AskedAnswers> {
  const row = await findByToken(ctx, token);
  if (row.status !== "changes_requested") throw new AppError("conflict");
  const masked = sealedFields.map((field) => [field, maskSecret(field, unsealSecret(row, field))]);
  return {
    fields: row.requestedFields,
    answers: openAnswersOf(row),
    masked: Object.fromEntries(masked) as Record<SealedField, string>,
    papers: await listPapers(ctx, row),
  };
}

/**
 * Stores what the applicant changed and wrote, undoes the checks that looked at changed answers, reopens the review and
 * notifies staff.
 * @throws AppError not_found; conflict when nothing is asked; invalid without a message, a change and a new paper
 */
export async function answerRequest(
  ctx: Ctx,
  { token, message, answers, secrets = {} }: { token: string } & z.output<typeof applicationAnswer>,
): Promise<ApplicationProgress> {
  const before = await findByToken(ctx, token, "update");
  if (before.status !== "changes_requested") throw new AppError("conflict");
  const old = allAnswers(before);
  const given = Object.entries(secrets).filter(([, value]) => value !== undefined && value !== "");
  const next: Answers = { ...old, ...answers, ...Object.fromEntries(given) };
  const columns = toColumns(next, before.reference);
  const changes = changesBetween(old, { ...next, ...columns.answers });
  if (message === "" && changes.length === 0 && !(await hasNewPaper(ctx, before))) {
    const { required } = inLocale(httpMessages, ctx.locale).fields;
    throw new AppError("invalid", { fields: { message: required } });
  }
  const undone = affectedChecks(changes.map(({ field }) => field));
  const kept = Object.entries(before.checks).filter(([check]) => !undone.some((one) => one === check));
  await ctx.db
    .update(vendorApplication)
    .set({
      ...(changes.length > 0 && columns),
      checks: Object.fromEntries(kept),
      requestedFields: [],
      status: "in_review",
    })
    .where(eq(vendorApplication.id, before.id));
  await ctx.db.insert(step).values({
    applicationId: before.id,
    at: ctx.now,
    from: before.status,
    to: "in_review",
    note: seal(message, answerContext(before.reference)),
    changes,
  });
  const { id, businessName } = before;
  await endSnooze(ctx, { kind: "vendor_application", id });
  await notifyStaff(ctx, { type: "vendor_application_answer", subjectId: id, about: businessName });
  return toProgress(ctx, await findByToken(ctx, token));
}

/** The answers that the link may change, without the sealed ones: anybody with the link can read the page's data. */
function openAnswersOf({ answers }: Row): AskedAnswers["answers"] {
  const open = Object.entries(answers).filter(([field]) => Object.hasOwn(openAnswers.shape, field));
  return Object.fromEntries(open) as AskedAnswers["answers"];
}

function allAnswers(row: Row): Answers {
  const secrets = sealedFields.map((field) => [field, unsealSecret(row, field)]);
  return { ...row.answers, ...Object.fromEntries(secrets) } as Answers;
}

/**
 * Changed answers in the order of the form; sealed ones without their values, phone numbers masked: a search for a person's
 * records looks for a number in the answers, not here.
 */
function changesBetween(before: Answers, after: Answers): AnswerChange[] {
  return changeableFields
    .filter((field) => asText(before[field]) !== asText(after[field]))
    .map((field) => {
      const isSealed = sealedFields.some((one) => one === field);
      const phone = ownPhones.find((one) => one === field);
      const told = (answers: Answers) =>
        phone ? maskSecret(phone, answers[phone]) : isSealed ? "" : asText(answers[field]);
      return { field, from: told(before), to: told(after) };
    });
}

function asText(answer: Answers[ChangeableField]): string {
  return Array.isArray(answer) ? answer.join(", ") : String(answer);
}

/** Whether a paper came since staff last asked. */
async function hasNewPaper(ctx: Ctx, { id }: Row): Promise<boolean> {
  const [asked] = await ctx.db
    .select({ at: step.at })
    .from(step)
    .where(and(eq(step.applicationId, id), eq(step.to, "changes_requested")))
    .orderBy(desc(step.id))
    .limit(1);
  const since = asked ? gte(paper.createdAt, asked.at) : undefined;
  const [found] = await ctx.db
    .select({ papers: count() })
    .from(paper)
    .where(and(eq(paper.applicationId, id), since));
  return (found?.papers ?? 0) > 0;
}

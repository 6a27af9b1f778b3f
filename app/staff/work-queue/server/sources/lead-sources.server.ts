import { sql } from "drizzle-orm";
import { promiseHours } from "#app/clients/leads/rules/answer-clock.ts";
import { soonThreshold } from "#platform/i18n/due.ts";
import { beginningOf, columnsOf, dayMs, hourMs, type QueueSource, sqlMoment } from "./source.server.ts";

const promiseMs = promiseHours * hourMs;
const record = { kind: sql`'lead'`, id: sql`lead.id` };
const common = {
  record_kind: sql`'lead'`,
  record_id: sql`id`,
  name: sql`name`,
  email: sql`email`,
  phone: sql`phone`,
  reference: sql`reference`,
  locale: sql`locale`,
  words: beginningOf(sql`message`),
  package: sql`package`,
  status: sql`status`,
  assignee: sql`assignee`,
};
const waits = sql`first_answered_at is null and status <> 'closed' and held_reason is null`;

/** Leads that nobody has answered, by the promise of an answer. Spam holds are left out: nothing was promised to them. */
const unanswered: QueueSource = {
  kind: "lead",
  table: sql`lead`,
  groups: {
    late: (at) => sql`${waits} and created_at <= ${sqlMoment(at, -promiseMs)}`,
    soon: (at) => sql`${waits} and created_at > ${sqlMoment(at, -promiseMs)}
      and created_at <= ${sqlMoment(at, soonThreshold(promiseMs) - promiseMs)}`,
    new: (at) => sql`${waits} and created_at > ${sqlMoment(at, soonThreshold(promiseMs) - promiseMs)}`,
  },
  columns: columnsOf("lead", {
    ...common,
    due_at: sql`created_at + make_interval(hours => ${sql.raw(String(promiseHours))})`,
  }),
  since: sql`created_at`,
  order: sql`created_at`,
  assignee: sql`assignee`,
  record,
};

/**
 * Not as `not exists`, which PostgreSQL would answer by joining all steps with all leads: read for each lead until enough are
 * found, it costs as much as they do.
 */
const hasNoStep = (at: Date) => sql`and (select true from next_step as step where step.record_kind = 'lead'
  and step.record_id = lead.id and (step.done_at is null or step.done_at > ${sqlMoment(at, -dayMs)}) limit 1) is null`;

/** A day after the first answer, unless something reminds of the lead: an open next step, one done just now, a planned call. */
const withoutStep: QueueSource = {
  kind: "lead",
  table: sql`lead`,
  groups: {
    no_step: (
      at,
    ) => sql`status in ('contacted', 'qualified') and held_reason is null and first_answered_at is not null
      and first_answered_at <= ${sqlMoment(at, -dayMs)}
      ${hasNoStep(at)}
      and lead.id not in (select call.lead_id from planning_call as call where call.starts_at > ${sqlMoment(at)})`,
  },
  columns: columnsOf("lead", { ...common, due_at: sql`first_answered_at` }),
  since: sql`first_answered_at + interval '1 day'`,
  order: sql`first_answered_at`,
  assignee: sql`assignee`,
  record,
};

export const leadSources = [unanswered, withoutStep] as const;

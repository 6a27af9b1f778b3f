import { sql } from "drizzle-orm";
import { awaitsStaff } from "#app/staff/outbox/schema.server.ts";
import { visitorNameInSql } from "#app/support/chat/public.server.ts";
import { safetyWaitingSince } from "#app/support/safety/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import { beginningOf, columnsOf, type QueueSource, sqlMoment } from "./source.server.ts";

/** Calls for help that are not closed: those whose person nobody has reached first, by urgency. */
const calls: QueueSource = {
  kind: "safety",
  table: sql`safety_request`,
  groups: { safety: () => sql`status <> 'closed' and held_reason is null` },
  columns: columnsOf("safety", {
    record_kind: sql`'safety_request'`,
    record_id: sql`id`,
    name: sql`name`,
    phone: sql`contact`,
    reference: sql`reference`,
    locale: sql`locale`,
    words: beginningOf(sql`details`),
    service_requested: sql`protocol`,
    urgency: sql`case urgency when 'emergency' then 'asap' when 'urgent' then 'urgent' else 'standard' end`,
    status: sql`status`,
    due_at: sql`due_at`,
    reached_at: sql`answered_at`,
    assignee: sql`assignee`,
    version: sql`version`,
    rank: sql`case when answered_at is null then array_position(array['emergency', 'urgent', 'normal'], urgency) else 4 end`,
  }),
  since: safetyWaitingSince,
  order: sql`due_at`,
  assignee: sql`assignee`,
  record: null,
};

/** Of a step: its record; of a person who was merged, the one who is left. */
const stepRecord = sql`case next_step.record_kind when 'person' then person_root(next_step.record_id) else next_step.record_id end`;

const contactOf = (isKind: string) => sql`coalesce((select value from contact_point
  where person_id in (select person_family(next_step.record_id)) and ${sql.raw(isKind)} and not is_shared and (confirmed_at is not null or not is_beside)
  order by confirmed_at is null, contact_point.id limit 1), '')`;

/** By a step's record: who it is about. */
const ofRecord = sql`lateral (
  select name, ${contactOf("kind = 'email'")} as email, ${contactOf("kind <> 'email'")} as phone, '' as reference, locale
    from person where record_kind = 'person' and person.id = person_root(record_id)
  union all select name, email, phone, reference, locale from lead where record_kind = 'lead' and lead.id = record_id
  union all select customer_name, email, case when customer_phone = '' then customer_contact else customer_phone end,
    reference, locale from booking where record_kind = 'booking' and booking.id = record_id
  union all select ${visitorNameInSql}, '', contact, '', locale from chat_session
    where record_kind = 'chat' and chat_session.id = record_id
  union all select name, email, phone, '', locale from contact_message
    where record_kind = 'contact_message' and contact_message.id = record_id
  union all select name, '', contact, reference, locale from safety_request
    where record_kind = 'safety_request' and safety_request.id = record_id
  union all select business_name, email, '', reference, locale from vendor_application
    where record_kind = 'vendor_application' and vendor_application.id = record_id
  union all select nombre_completo, email, telefono, '', locale from local_vendor
    where record_kind = 'local_vendor' and local_vendor.id = record_id
  union all select business_name, email, phone, '', locale from vendor
    where record_kind = 'vendor' and vendor.id = record_id)`;

const startOfDay = (at: Date) => sql`date_trunc('day', ${sqlMoment(at)}, ${sql.raw(`'${timeZone}'`)})`;

/**
 * Next steps that are due today; late when their hour has passed, or without one their day. Those without an hour are due at
 * the start of their day: so the index alone answers, without `has_hour`.
 */
const steps: QueueSource = {
  kind: "step",
  table: sql`next_step left join ${ofRecord} as about on true`,
  counted: sql`next_step`,
  groups: {
    late: (at) => sql`done_at is null and due_at <= ${sqlMoment(at)} and due_at <> ${startOfDay(at)}`,
    step: (at) => sql`done_at is null and due_at >= ${startOfDay(at)}
      and due_at < ${startOfDay(at)} + interval '1 day' and (due_at > ${sqlMoment(at)} or due_at = ${startOfDay(at)})`,
  },
  columns: columnsOf("step", {
    record_kind: sql`record_kind`,
    record_id: stepRecord,
    name: sql`coalesce(about.name, '')`,
    email: sql`coalesce(about.email, '')`,
    phone: sql`coalesce(about.phone, '')`,
    reference: sql`coalesce(about.reference, '')`,
    locale: sql`coalesce(about.locale, 'en')`,
    words: sql`what`,
    due_at: sql`due_at`,
    whole_day: sql`not has_hour`,
    assignee: sql`assignee`,
    version: sql`version`,
  }),
  since: sql`created_at`,
  order: sql`due_at`,
  assignee: sql`assignee`,
  record: { kind: sql`next_step.record_kind`, id: stepRecord, anyKind: true },
};

/** Conversations that wait for a person. */
const chats: QueueSource = {
  kind: "chat",
  table: sql`chat_session`,
  groups: { chat: () => sql`waiting_since is not null` },
  columns: columnsOf("chat", {
    record_kind: sql`'chat'`,
    record_id: sql`id`,
    name: visitorNameInSql,
    phone: sql`contact`,
    locale: sql`locale`,
    words: sql`coalesce((select ${beginningOf(sql`said.text`)} from chat_message as said
      where said.session_id = chat_session.id and said.author = 'visitor' order by said.id desc limit 1), '')`,
    status: sql`state`,
    due_at: sql`waiting_since`,
    assignee: sql`assignee`,
    version: sql`version`,
  }),
  since: sql`waiting_since`,
  order: sql`waiting_since`,
  assignee: sql`assignee`,
  record: { kind: sql`'chat'`, id: sql`chat_session.id` },
};

/** Messages of the contact form that nobody has answered. */
const messages: QueueSource = {
  kind: "message",
  table: sql`contact_message`,
  groups: { message: () => sql`answered_at is null and held_reason is null` },
  columns: columnsOf("message", {
    record_kind: sql`'contact_message'`,
    record_id: sql`id`,
    name: sql`name`,
    email: sql`email`,
    phone: sql`phone`,
    locale: sql`locale`,
    words: beginningOf(sql`case when subject = '' then message else subject || chr(10) || message end`),
    due_at: sql`created_at`,
    assignee: sql`assignee`,
  }),
  since: sql`created_at`,
  order: sql`created_at`,
  assignee: sql`assignee`,
  record: { kind: sql`'contact_message'`, id: sql`contact_message.id` },
};

/** Letters that could not be sent and that a person can do something about; not those to ourselves. */
const letters: QueueSource = {
  kind: "letter",
  table: sql`outbox`,
  groups: {
    letter: () => sql`${awaitsStaff} and recipient <> ${operator().staffEmail}`,
  },
  columns: columnsOf("letter", {
    record_kind: sql`null::text`,
    record_id: sql`id`,
    name: sql`coalesce(nullif(facts ->> 'name', ''), recipient)`,
    email: sql`case channel when 'email' then recipient else '' end`,
    phone: sql`case channel when 'email' then '' else recipient end`,
    reference: sql`coalesce(facts ->> 'reference', '')`,
    locale: sql`locale`,
    words: sql`coalesce(last_error, '')`,
    service_requested: sql`letter`,
    due_at: sql`created_at`,
  }),
  since: sql`created_at`,
  order: sql`created_at`,
  assignee: null,
  record: null,
};

export const otherSources = [calls, steps, chats, messages, letters] as const;

import { sql } from "drizzle-orm";
import { responseMs } from "#app/clients/bookings/rules/due.ts";
import { soonThreshold } from "#platform/i18n/due.ts";
import { beginningOf, columnsOf, hourMs, type QueueSource, sqlMoment } from "./source.server.ts";

const record = { kind: sql`'booking'`, id: sql`booking.id` };
const common = {
  record_kind: sql`'booking'`,
  record_id: sql`id`,
  name: sql`customer_name`,
  email: sql`email`,
  phone: sql`case when customer_phone = '' then customer_contact else customer_phone end`,
  reference: sql`reference`,
  locale: sql`locale`,
  words: beginningOf(sql`message`),
  vendor_name: sql`vendor_name`,
  vendor_email: sql`(select vendor.email from vendor where vendor.id = booking.vendor_id)`,
  vendor_phone: sql`(select vendor.phone from vendor where vendor.id = booking.vendor_id)`,
  service_requested: sql`service_requested`,
  urgency: sql`urgency`,
  status: sql`status`,
  asks_for_time: sql`proposed_at is not null`,
  assignee: sql`assignee`,
  version: sql`version`,
};
const base = { kind: "booking", table: sql`booking`, assignee: sql`assignee`, record } as const;
const waits = sql`answered_at is null and held_reason is null`;

const isSoon = (at: Date) => sql`due_at <= case urgency when 'urgent'
  then ${sqlMoment(at, soonThreshold(responseMs.urgent))} else ${sqlMoment(at, soonThreshold(responseMs.standard))} end`;

/** Bookings whose customers wait for contact, by its promise. */
const unanswered: QueueSource = {
  ...base,
  groups: {
    emergency: () => sql`${waits} and urgency = 'asap'`,
    late: (at) => sql`${waits} and urgency <> 'asap' and due_at <= ${sqlMoment(at)}`,
    // The bounds without `case` are for the index.
    soon: (at) => sql`${waits} and urgency <> 'asap' and due_at > ${sqlMoment(at)}
      and due_at <= ${sqlMoment(at, soonThreshold(responseMs.standard))} and ${isSoon(at)}`,
    new: (at) => sql`${waits} and urgency <> 'asap'
      and due_at > ${sqlMoment(at, soonThreshold(responseMs.urgent))} and not ${isSoon(at)}`,
  },
  columns: columnsOf("booking", { ...common, due_at: sql`due_at` }),
  since: sql`waits_since`,
  order: sql`due_at`,
  neverSleeps: sql`urgency = 'asap'`,
};

/** An appointment takes at least an hour; one without an hour is over with its day, which is stored as 9:00. */
const takes = sql`case preferred_time when '' then interval '15 hours' else interval '1 hour' end`;

/** Appointments that are over and of which nobody wrote what became of them. */
const withoutOutcome: QueueSource = {
  ...base,
  groups: {
    outcome: (at) => sql`status in ('confirmed', 'in-progress') and preferred_at <= ${sqlMoment(at, -hourMs)}
      and preferred_at <= ${sqlMoment(at)} - ${takes}`,
  },
  columns: columnsOf("booking", {
    ...common,
    due_at: sql`preferred_at`,
    whole_day: sql`preferred_time = ''`,
  }),
  since: sql`preferred_at + ${takes}`,
  order: sql`preferred_at`,
};

/** Requests that their vendors have not answered in time. */
const silentVendor: QueueSource = {
  ...base,
  groups: {
    vendor: (at) => sql`status = 'pending' and vendor_answer is null and held_reason is null
      and vendor_due_at <= ${sqlMoment(at)}`,
  },
  columns: columnsOf("booking", { ...common, due_at: sql`vendor_due_at` }),
  since: sql`vendor_due_at`,
  order: sql`vendor_due_at`,
};

/** What customers called off after it was agreed, until staff have dealt with it. */
const calledOff: QueueSource = {
  ...base,
  groups: { cancelled: () => sql`customer_cancelled_at is not null` },
  columns: columnsOf("booking", {
    ...common,
    due_at: sql`customer_cancelled_at`,
    words: beginningOf(sql`cancel_reason`),
  }),
  since: sql`customer_cancelled_at`,
  order: sql`customer_cancelled_at`,
};

/** Open bookings whose vendor was suspended; the customers do not know yet. */
const ofSuspended: QueueSource = {
  ...base,
  groups: {
    suspended: () => sql`status in ('pending', 'confirmed', 'in-progress') and held_reason is null
      and vendor_id in (select vendor.id from vendor where vendor.status = 'suspended')`,
  },
  columns: columnsOf("booking", {
    ...common,
    due_at: sql`preferred_at`,
    whole_day: sql`preferred_time = ''`,
  }),
  since: sql`created_at`,
  order: sql`preferred_at`,
};

export const bookingSources = [unanswered, withoutOutcome, silentVendor, calledOff, ofSuspended] as const;

import { z } from "zod";
import { bookingStatuses } from "#app/clients/bookings/values.ts";
import { day, recordNumber, text } from "#platform/contract.ts";

/** Next steps and other dates join here: a kind, and its source in `server/sources.server.ts`. */
const entryKinds = ["booking", "call"] as const;

const calendarEntry = z.object({
  kind: z.enum(entryKinds),
  /** Of the booking; of the lead whose planning call it is. */
  id: z.number().int(),
  reference: z.string(),
  at: z.iso.datetime(),
  /** Whether an hour is agreed; otherwise it is some time on that day. */
  hasHour: z.boolean(),
  status: z.enum(bookingStatuses).nullable(),
  customer: z.string(),
  /** The service; blank for a call. */
  service: z.string(),
  vendorName: z.string(),
  town: z.string(),
  assignee: z.string().nullable(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

export const calendarQuery = z.object({
  /** Days of Santo Domingo, both included; at most six weeks. */
  from: day,
  to: day,
  vendorId: recordNumber.optional(),
  assignee: text(254).optional(),
});
export type CalendarQuery = z.output<typeof calendarQuery>;

export const calendar = z.object({
  /** By time; those without an hour first on their day. */
  entries: z.array(calendarEntry),
  /** Whether there are more than the screen shows. */
  isCut: z.boolean(),
  /** Who has something in these days, whatever the filter. */
  vendors: z.array(z.object({ id: z.number().int(), name: z.string() })),
  assignees: z.array(z.string()),
});
export type Calendar = z.infer<typeof calendar>;

export const feedState = z.object({
  isOn: z.boolean(),
  onlyMine: z.boolean(),
  createdAt: z.iso.datetime().nullable(),
  /** When a calendar program last read it. */
  lastReadAt: z.iso.datetime().nullable(),
});
export type FeedState = z.infer<typeof feedState>;
export const feedChoice = z.object({ onlyMine: z.boolean().default(false) });
/** The address is returned once, when it is made: only its hash is stored. */
export const newFeed = feedState.extend({ url: z.string() });
export const feedToken = z.object({ token: text(100) });

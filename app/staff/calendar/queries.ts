import { z } from "zod";
import { api } from "#platform/api-client/api.ts";
import { day, recordNumber, text } from "#platform/contract.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { daysShown, type View, views } from "./rules/days.ts";

export const calendarParams = z.object({
  view: z.enum(views).optional(),
  day: day.optional(),
  vendorId: recordNumber.optional(),
  assignee: text(254).optional(),
});
export type CalendarParams = Partial<z.output<typeof calendarParams>>;

/** What the address says, with what it leaves out. */
export function shownOf({ view = "week", day = todayInSantoDomingo() }: CalendarParams): {
  view: View;
  day: string;
} {
  return { view, day };
}

/** The call's input for what the address says. */
export function calendarInput({ vendorId, assignee, ...params }: CalendarParams) {
  const { view, day } = shownOf(params);
  const days = daysShown(view, day);
  return {
    from: days[0] ?? day,
    to: days.at(-1) ?? day,
    ...(vendorId !== undefined && { vendorId }),
    ...(assignee !== undefined && { assignee }),
  };
}

export function calendarQueryOptions(params: CalendarParams) {
  return api.query("/api/admin/calendar", calendarInput(params));
}

export function feedQueryOptions() {
  return api.query("/api/admin/calendar/address");
}

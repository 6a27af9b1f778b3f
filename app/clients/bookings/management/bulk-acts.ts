import type { BulkAct } from "#app/staff/shell/selection/bulk-bar.tsx";
import { useDeskActs } from "#app/staff/shell/selection/desk-acts.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages as staffMessages } from "../staff-messages.ts";
import { bookingStatuses } from "../values.ts";
import { messages } from "./messages.ts";

/** What can be done with several bookings. */
export function useBookingActs(): BulkAct[] {
  const { bulk: t } = useText(messages);
  const { statuses: names } = useText(staffMessages);
  return useDeskActs({
    ...{ statuses: bookingStatuses, names, things: t.things },
    statusText: (status) => t.follows[status],
    change: (change) => api.post("/api/admin/bookings/bulk", change),
    undo: (acts) => api.post("/api/admin/bookings/undo", { acts }),
  });
}

import { type KeyboardEvent, useState } from "react";
import { RecordFollowUp } from "#app/staff/follow-up/record-follow-up.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { useSplit } from "#app/staff/shell/list/split-view.tsx";
import { ComposerDisclosure } from "#app/staff/templates/composer.tsx";
import { StatusBadge, UrgencyBadge } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { useAssignBooking, useSelectedBooking } from "../queries.ts";
import { BookingActions } from "./actions.tsx";
import { CustomerDetails, RequestDetails } from "./customer-details.tsx";
import { BookingHistory } from "./history.tsx";
import { BookingPrices } from "./prices/prices.tsx";
import { UpdateForm } from "./update/update-form.tsx";

/** A booking beside the list, read again while it is open: the customer first, whom one calls before one types. */
export function BookingPanel({ listed }: { listed: Booking }) {
  const { open, openNext } = useSplit();
  const booking = useSelectedBooking(listed.id, [listed]).data ?? listed;
  const assign = useAssignBooking(booking);
  const [ownVersion, setOwnVersion] = useState<number>();
  // Also while one writes: what was typed is kept.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    open(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens on behalf of the fields inside
    <div onKeyDown={closeOnEscape} className="grid gap-x-8 gap-y-5 @[40rem]:grid-cols-2 @[40rem]:items-start">
      <div className="grid gap-5 @[40rem]:col-start-1">
        <div>
          <CustomerDetails booking={booking} />
          <PersonLink record={{ kind: "booking", id: booking.id }} shown={booking.customerName} />
        </div>
        <div className="grid gap-2">
          <p className="flex flex-wrap gap-2">
            <StatusBadge status={booking.status} />
            <UrgencyBadge urgency={booking.urgency} />
          </p>
          <BookingActions booking={booking} onDone={(answer) => setOwnVersion(answer.version)} />
          <Assignee assignee={booking.assignee} of={booking.customerName} assign={assign} hasKey />
          <ComposerDisclosure record={{ kind: "booking", id: booking.id }} name={booking.customerName} />
        </div>
      </div>
      <div className="@[40rem]:col-start-2 @[40rem]:row-span-3 @[40rem]:row-start-1">
        <UpdateForm booking={booking} ownVersion={ownVersion} onUpdated={openNext} />
        <div className="mt-5">
          <Allowed to="money" silent>
            <BookingPrices booking={booking} onSaved={(answer) => setOwnVersion(answer.version)} />
          </Allowed>
        </div>
      </div>
      <RecordFollowUp record={{ kind: "booking", id: booking.id }} of={booking.customerName} hasKeys />
      <RequestDetails booking={booking} />
      <BookingHistory booking={booking} />
    </div>
  );
}

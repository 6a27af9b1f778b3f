import { ArrowLeft, X } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { StatusBadge, UrgencyBadge } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { useAssignBooking } from "../queries.ts";
import { ServiceName } from "../service-name.tsx";
import { messages } from "../staff-messages.ts";
import { BookingActions } from "./actions.tsx";
import { CustomerDetails, RequestDetails } from "./customer-details.tsx";
import { BookingHistory } from "./history.tsx";
import { UpdateForm } from "./update-form.tsx";

const frame = "rounded border border-line bg-card p-4 sm:p-5";

type BookingPanelProps = {
  booking: Booking;
  headingRef: Ref<HTMLHeadingElement>;
  close: () => void;
  onUpdated: (id: number) => void;
};

/** Escape closes it. The update button stays at the bottom; scroll margins keep focused elements above it. */
export function BookingPanel({ booking, headingRef, close, onUpdated }: BookingPanelProps) {
  const { panel: t } = useText(messages);
  const title = useId();
  const assign = useAssignBooking(booking);
  const [ownVersion, setOwnVersion] = useState<number>();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) close();
  };
  return (
    <section
      aria-labelledby={title}
      onKeyDown={closeOnEscape}
      className={`flex flex-col gap-5 **:scroll-mb-24 ${frame}`}
    >
      <header>
        <Button variant="link" size="small" onClick={close} className="mb-1 lg:hidden">
          <ArrowLeft aria-hidden className="size-4" />
          {t.back}
        </Button>
        <div className="flex items-start justify-between gap-3">
          <h2 id={title} ref={headingRef} tabIndex={-1} className="scroll-mt-32 text-xl focus:outline-none">
            {t.title(booking.id)}
          </h2>
          <button
            type="button"
            aria-label={t.close}
            title={t.close}
            onClick={close}
            className="-me-2 -mt-2 hidden size-11 items-center justify-center rounded hover:bg-band lg:inline-flex"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {booking.customerName} ·{" "}
          <span className="font-semibold">
            {booking.serviceRequested ? <ServiceName name={booking.serviceRequested} /> : t.anyService}
          </span>
        </p>
        <div className="mt-2 grid gap-2">
          <p className="flex flex-wrap gap-2">
            <StatusBadge status={booking.status} />
            <UrgencyBadge urgency={booking.urgency} />
          </p>
          <BookingActions booking={booking} onDone={(answer) => setOwnVersion(answer.version)} />
          <Assignee assignee={booking.assignee} of={booking.customerName} assign={assign} />
        </div>
      </header>
      <UpdateForm booking={booking} ownVersion={ownVersion} onUpdated={onUpdated} />
      <CustomerDetails booking={booking} />
      <RequestDetails booking={booking} />
      <BookingHistory booking={booking} />
    </section>
  );
}

export function NothingSelected() {
  const { panel: t } = useText(messages);
  return (
    <p className="pb-4 text-muted lg:grid lg:min-h-56 lg:place-items-center lg:rounded lg:border lg:border-line lg:border-dashed lg:p-8 lg:text-center">
      {t.none}
    </p>
  );
}

export function BookingNotFound({ close }: { close: () => void }) {
  const { panel: t } = useText(messages);
  return (
    <section className={frame}>
      <h2 className="text-xl">{t.away}</h2>
      <p className="mt-2 text-muted">{t.awayHint}</p>
      <Button variant="quiet" size="small" className="mt-4" onClick={close}>
        {t.back}
      </Button>
    </section>
  );
}

export function BookingLoadFailed({ retry, close }: { retry: () => void; close: () => void }) {
  const { panel: t } = useText(messages);
  const staffTexts = useText(deskMessages);
  return (
    <section className={frame}>
      <h2 className="text-xl">{t.unread}</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="action" size="small" onClick={retry}>
          {staffTexts.retry}
        </Button>
        <Button variant="quiet" size="small" onClick={close}>
          {t.back}
        </Button>
      </div>
    </section>
  );
}

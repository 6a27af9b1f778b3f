import { CheckCheck } from "lucide-react";
import { useRef } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { DueNote, HeldBooking } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { type BookingAction, useBookingAction } from "../queries.ts";
import { messages } from "../staff-messages.ts";
import { BookingNotices } from "./notices.tsx";

type BookingActionsProps = { booking: Booking; onDone: (answer: Booking) => void };

/** Due time and requested time, each with the button that settles it. The key e says that they were contacted, then leads to the status. */
export function BookingActions({ booking, onDone }: BookingActionsProps) {
  const container = useRef<HTMLDivElement>(null);
  const actions = useActions(booking, (answer) => {
    onDone(answer);
    // The clicked button is gone; focus the updated status.
    container.current?.focus();
  });
  const { may } = useStaff();
  useShortcuts({
    e: () => {
      if (booking.due !== "answered" && !booking.heldReason && may("work")) actions.run("contacted");
      else container.current?.closest("[data-detail]")?.querySelector<HTMLElement>("[name=status]")?.focus();
    },
  });
  return (
    <div ref={container} tabIndex={-1} className="grid gap-2 focus:outline-none">
      {booking.heldReason ? (
        <HeldBooking booking={booking} reason={booking.heldReason} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DueNote booking={booking} />
          {booking.due !== "answered" && <ActionButton action="contacted" actions={actions} />}
        </div>
      )}
      <BookingNotices
        booking={booking}
        answer={
          <span className="mt-2 flex flex-wrap gap-2">
            <ActionButton action="accept" actions={actions} />
            <ActionButton action="decline" actions={actions} />
          </span>
        }
      />
    </div>
  );
}

type Actions = ReturnType<typeof useActions>;

function ActionButton({ action, actions: { run, pending } }: { action: BookingAction; actions: Actions }) {
  const t = useText(messages).acts;
  return (
    <Allowed to="work">
      <Button
        size="small"
        variant={action === "accept" ? "action" : "quiet"}
        busy={pending === action}
        busyLabel={t.saving}
        onClick={() => run(action)}
      >
        {action === "contacted" && <CheckCheck aria-hidden className="size-4" />}
        {t[action]}
      </Button>
    </Allowed>
  );
}

function useActions(booking: Booking, onDone: (answer: Booking) => void) {
  const { acts: t, conflict } = useText(messages);
  const offerUndo = useOfferUndo("/api/admin/bookings/:id/undo");
  const { mutate, isPending, variables } = useBookingAction(booking, {
    done: (answer, action) => {
      const isCustomerNotified = action !== "contacted" && answer.customerEmail !== "" && !answer.heldReason;
      const description = isCustomerNotified ? { description: t.toldCustomer } : {};
      offerUndo(answer.id, answer.undo, { title: t.done[action], ...description });
      onDone(answer);
    },
    failed: (error) => (isConflict(error) ? errorToast(t.faster, conflict.title) : errorToast(t.failed)),
  });
  const run = (action: BookingAction) => {
    if (!isPending) mutate(action);
  };
  return { run, pending: isPending ? variables : undefined };
}

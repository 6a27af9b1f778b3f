import { CheckCheck } from "lucide-react";
import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { DueNote, HeldBooking } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { type BookingAction, useBookingAction } from "../queries.ts";
import { messages } from "./messages.ts";
import { BookingNotices } from "./notices.tsx";

type BookingActionsProps = {
  booking: Booking;
  /** Hears how the booking stands after a press here. */
  onDone: (answer: Booking) => void;
};

/** What waits for staff on a booking, each with the press that settles it: its clock, and a wish for another time. */
export function BookingActions({ booking, onDone }: BookingActionsProps) {
  const container = useRef<HTMLDivElement>(null);
  const acts = useActions(booking, (answer) => {
    onDone(answer);
    // The button that was pressed is gone; how it stands is read next.
    container.current?.focus();
  });
  return (
    <div ref={container} tabIndex={-1} className="grid gap-2 focus:outline-none">
      {booking.heldReason ? (
        <HeldBooking booking={booking} reason={booking.heldReason} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DueNote booking={booking} />
          {booking.due !== "answered" && <ActionButton act="contacted" acts={acts} />}
        </div>
      )}
      <BookingNotices
        booking={booking}
        answer={
          <span className="mt-2 flex flex-wrap gap-2">
            <ActionButton act="accept" acts={acts} />
            <ActionButton act="decline" acts={acts} />
          </span>
        }
      />
    </div>
  );
}

type Actions = ReturnType<typeof useActions>;

function ActionButton({ act, acts: { press, pending } }: { act: BookingAction; acts: Actions }) {
  const t = useText(messages).acts;
  return (
    <Button
      size="small"
      variant={act === "accept" ? "action" : "quiet"}
      busy={pending === act}
      busyLabel={t.saving}
      onClick={() => press(act)}
    >
      {act === "contacted" && <CheckCheck aria-hidden className="size-4" />}
      {t[act]}
    </Button>
  );
}

function useActions(booking: Booking, onDone: (answer: Booking) => void) {
  const { acts: t, error: title, conflict } = useText(messages);
  const { mutate, isPending, variables } = useBookingAction(booking, {
    done: (answer, act) => {
      const isCustomerNotified = act !== "contacted" && answer.customerEmail !== "" && !answer.heldReason;
      toast({ title: t.done[act], ...(isCustomerNotified && { description: t.toldCustomer }) });
      onDone(answer);
    },
    failed: (error) =>
      toast(
        isConflict(error)
          ? { title: conflict.title, description: t.faster, variant: "destructive" }
          : { title, description: t.failed, variant: "destructive" },
      ),
  });
  const press = (act: BookingAction) => {
    if (!isPending) mutate(act);
  };
  return { press, pending: isPending ? variables : undefined };
}

import { CheckCheck } from "lucide-react";
import { useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { DueNote, HeldBooking } from "../booking-status.tsx";
import type { Booking } from "../contract.ts";
import { type BookingAct, useAct } from "../queries.ts";
import { messages } from "./messages.ts";
import { BookingNews } from "./news.tsx";

type BookingStandingProps = {
  booking: Booking;
  /** Hears how the booking stands after a press here. */
  onDone: (answer: Booking) => void;
};

/** What waits for staff on a booking, each with the press that settles it: its clock, and a wish for another time. */
export function BookingStanding({ booking, onDone }: BookingStandingProps) {
  const standing = useRef<HTMLDivElement>(null);
  const acts = useActs(booking, (answer) => {
    onDone(answer);
    // The button that was pressed is gone; how it stands is read next.
    standing.current?.focus();
  });
  return (
    <div ref={standing} tabIndex={-1} className="grid gap-2 focus:outline-none">
      {booking.heldReason ? (
        <HeldBooking booking={booking} reason={booking.heldReason} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <DueNote booking={booking} />
          {booking.due !== "answered" && <ActButton act="contacted" acts={acts} />}
        </div>
      )}
      <BookingNews
        booking={booking}
        answer={
          <span className="mt-2 flex flex-wrap gap-2">
            <ActButton act="accept" acts={acts} />
            <ActButton act="decline" acts={acts} />
          </span>
        }
      />
    </div>
  );
}

type Acts = ReturnType<typeof useActs>;

function ActButton({ act, acts: { press, pending } }: { act: BookingAct; acts: Acts }) {
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

function useActs(booking: Booking, onDone: (answer: Booking) => void) {
  const { acts: t, error: title, conflict } = useText(messages);
  const { mutate, isPending, variables } = useAct(booking, {
    done: (answer, act) => {
      const told = act !== "contacted" && answer.customerEmail !== "" && !answer.heldReason;
      toast({ title: t.done[act], ...(told && { description: t.toldCustomer }) });
      onDone(answer);
    },
    failed: (error) =>
      toast(
        isConflict(error)
          ? { title: conflict.title, description: t.faster, variant: "destructive" }
          : { title, description: t.failed, variant: "destructive" },
      ),
  });
  const press = (act: BookingAct) => {
    if (!isPending) mutate(act);
  };
  return { press, pending: isPending ? variables : undefined };
}

import { CalendarClock, CircleCheck, CircleX, type LucideIcon, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../contract.ts";
import { staffMomentText } from "../rules/staff-times.ts";
import { messages } from "./messages.ts";

/**
 * What the customer and the vendor said since: another time, a reason for cancelling, whether the vendor can.
 * `answer` stands with the wish for another time.
 */
export function BookingNotices({ booking, answer }: { booking: Booking; answer?: ReactNode }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { status, cancelReason, vendorAnswer } = booking;
  const isOver = status === "cancelled" || status === "completed";
  // On one that is over, no other time is wished for any more, and no vendor comes.
  const proposedDate = isOver ? null : booking.proposedDate;
  const suspended = booking.vendorSuspended && !isOver;
  if (!proposedDate && !cancelReason && !vendorAnswer && !suspended) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {suspended && (
        <Notice icon={UserRoundX} colour="font-semibold text-flamboyan">
          {t.vendorSuspended}
        </Notice>
      )}
      {proposedDate && (
        <Notice icon={CalendarClock} colour="font-semibold text-ambar-text">
          {t.proposed(staffMomentText(proposedDate, locale))}
          {answer}
        </Notice>
      )}
      {cancelReason && (
        <Notice icon={CircleX} colour="text-flamboyan">
          {t.cancelReason(cancelReason)}
        </Notice>
      )}
      {vendorAnswer && (
        <Notice
          icon={vendorAnswer === "available" ? CircleCheck : CircleX}
          colour={vendorAnswer === "available" ? "text-palma" : "text-flamboyan"}
        >
          {t.vendorAnswers[vendorAnswer]}
        </Notice>
      )}
    </ul>
  );
}

function Notice({ icon: Icon, colour, children }: { icon: LucideIcon; colour: string; children: ReactNode }) {
  return (
    <li className={classNames("flex items-start gap-1.5", colour)}>
      <Icon aria-hidden className="mt-[0.2em] size-4" />
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </span>
    </li>
  );
}

import { CalendarClock, CalendarX, CircleCheck, CircleX, type LucideIcon, UserRoundX } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../contract.ts";
import { staffMomentText } from "../rules/staff-times.ts";
import { messages } from "../staff-messages.ts";

/** Suspended vendor, a time outside its hours, requested time (with `answer`, its buttons), cancellation reason, vendor's answer. */
export function BookingNotices({ booking, answer }: { booking: Booking; answer?: ReactNode }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { status, cancelReason, vendorAnswer, noShow } = booking;
  const isClosed = status === "cancelled" || status === "completed";
  const proposedDate = isClosed ? null : booking.proposedDate;
  const isVendorSuspended = booking.vendorSuspended && !isClosed;
  const misfit = isClosed || booking.vendorTime === "works" ? null : booking.vendorTime;
  if (!proposedDate && !cancelReason && !vendorAnswer && !isVendorSuspended && !misfit && !noShow)
    return null;
  return (
    <ul className="grid gap-1 text-sm">
      {isVendorSuspended && (
        <Notice icon={UserRoundX} colour="font-semibold text-flamboyan">
          {t.vendorSuspended}
        </Notice>
      )}
      {misfit && (
        <Notice icon={CalendarX} colour="text-ambar-text">
          {t.misfits[misfit]}
        </Notice>
      )}
      {proposedDate && (
        <Notice icon={CalendarClock} colour="font-semibold text-ambar-text">
          {t.proposed(staffMomentText(proposedDate, locale))}
          {answer}
        </Notice>
      )}
      {noShow && (
        <Notice icon={UserRoundX} colour="font-semibold text-flamboyan">
          {t.panel.noShows[noShow]}
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

import { CalendarPlus, ExternalLink } from "lucide-react";
import { buttonClass } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { vendorNameOf } from "../booked-vendor.ts";
import type { Tracking } from "../contract.ts";
import { googleCalendarLink } from "../rules/times.ts";
import { messages } from "../track-messages.ts";
import { trackingCall } from "./queries.ts";

/** Ways to take the appointment along: a file that every calendar reads, and Google's. */
export function TrackCalendar({ booking, token }: { booking: Tracking; token: string }) {
  const t = useText(messages).calendar;
  const { locale } = useLocale();
  const { serviceRequested, reference } = booking;
  const vendorName = vendorNameOf(booking, locale);
  const google = googleCalendarLink(booking, {
    title: serviceRequested ? `${vendorName}: ${serviceRequested}` : vendorName,
    details: t.details(reference),
  });
  const look = buttonClass({ variant: "quiet" });
  return (
    <div className="mt-6 print:hidden">
      <h3 className="mb-3 font-semibold text-base">{t.title}</h3>
      <div className="flex flex-wrap gap-3">
        <a href={`${trackingCall(token)}/calendar.ics`} download className={look}>
          <CalendarPlus aria-hidden className="size-4" />
          {t.file}
        </a>
        <a href={google} target="_blank" rel="noreferrer" className={look}>
          <ExternalLink aria-hidden className="size-4" />
          {t.google}
          <span className="sr-only"> {t.newTab}</span>
        </a>
      </div>
    </div>
  );
}

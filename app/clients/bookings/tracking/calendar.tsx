import { CalendarPlus, ExternalLink } from "lucide-react";
import { buttonClass } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Tracking } from "../contract.ts";
import { googleCalendarLink } from "../rules/public-times.ts";
import { messages } from "../tracking-messages.ts";
import { trackingUrl } from "../tracking-url.ts";
import { bookingVendorName } from "../vendor-names.ts";

export function CalendarLinks({ booking, token }: { booking: Tracking; token: string }) {
  const t = useText(messages).calendar;
  const { locale } = useLocale();
  const { serviceRequested, reference } = booking;
  const vendorName = bookingVendorName(booking, locale);
  const google = googleCalendarLink(booking, {
    title: serviceRequested ? `${vendorName}: ${serviceRequested}` : vendorName,
    details: t.details(reference),
  });
  const linkClass = buttonClass({ variant: "quiet" });
  return (
    <div className="mt-6 print:hidden">
      <h3 className="mb-3 font-semibold text-base">{t.title}</h3>
      <div className="flex flex-wrap gap-3">
        <a href={`${trackingUrl(token)}/calendar.ics`} download className={linkClass}>
          <CalendarPlus aria-hidden className="size-4" />
          {t.file}
        </a>
        <a href={google} target="_blank" rel="noreferrer" className={linkClass}>
          <ExternalLink aria-hidden className="size-4" />
          {t.google}
          <span className="sr-only"> {t.newTab}</span>
        </a>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatMoney } from "#app/ui/money.ts";
import { useLocalTime } from "#platform/browser/use-local-time.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Tracking } from "../contract.ts";
import { UrgencyText } from "../parts/urgency-text.tsx";
import { appointmentText, dateTimeText } from "../rules/public-times.ts";
import { ServiceName } from "../service-name.tsx";
import { messages } from "../tracking-messages.ts";
import { bookingVendorNames } from "../vendor-names.ts";

export function TrackingDetails({ booking }: { booking: Tracking }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { status, estimatedCost, proposedDate, preferredTime } = booking;
  const { first: vendor } = bookingVendorNames(booking, locale);
  const isOpen = status !== "completed" && status !== "cancelled";
  const isAgreed = status === "confirmed" || status === "in-progress" || status === "completed";
  return (
    <section aria-labelledby="facts-title" className="mt-10">
      <h2 id="facts-title" className="text-xl">
        {t.facts.title}
      </h2>
      <dl className="mt-3 border-b">
        <Detail name={t.facts.provider}>
          {booking.beingChecked ? (
            // Suspended vendors have no page.
            <span lang={vendor.lang} dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {vendor.text}
            </span>
          ) : (
            <Link
              to={`/vendor/${booking.vendorId}`}
              lang={vendor.lang}
              dir="auto"
              className="text-link -my-2.5 inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
            >
              {vendor.text}
            </Link>
          )}
        </Detail>
        {booking.serviceRequested && (
          <Detail name={t.facts.service}>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              <ServiceName name={booking.serviceRequested} known={booking.serviceName} />
            </span>
          </Detail>
        )}
        <Detail name={isAgreed ? t.facts.confirmed : t.facts.wished}>
          {appointmentText(booking.preferredDate, preferredTime, locale)}
          {preferredTime && <TimeZoneNote at={booking.preferredDate} />}
          {status === "pending" && (
            <span className="block text-muted text-sm">{t.facts.requested[booking.vendorTime]}</span>
          )}
        </Detail>
        {proposedDate && isOpen && (
          <Detail name={t.facts.proposed}>
            {dateTimeText(proposedDate, locale)}
            <TimeZoneNote at={proposedDate} />
          </Detail>
        )}
        <Detail name={t.facts.urgency}>
          <UrgencyText urgency={booking.urgency} />
        </Detail>
        {(booking.town || booking.place) && (
          <Detail name={t.facts.where}>
            {booking.town}
            <span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
              {booking.place}
            </span>
          </Detail>
        )}
        {booking.message && (
          <Detail name={t.facts.message}>
            <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {booking.message}
            </span>
          </Detail>
        )}
        {booking.words.map(({ at, text }) => (
          <Detail key={at} name={t.facts.added(dateTimeText(at, locale))}>
            <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {text}
            </span>
          </Detail>
        ))}
        {booking.budget && (
          <Detail name={t.facts.budget}>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {booking.budget}
            </span>
          </Detail>
        )}
        <Detail name={t.facts.name}>
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {booking.customerName}
          </span>
        </Detail>
        {booking.contacts.length > 0 && (
          <Detail name={booking.reachable ? t.facts.contact : t.facts.unreachable}>
            {booking.contacts.map((contact) => (
              <span key={contact} dir="auto" className="block [overflow-wrap:anywhere]">
                {contact}
              </span>
            ))}
          </Detail>
        )}
        {estimatedCost !== null && (
          <Detail name={t.facts.cost}>
            <span className="font-semibold text-lg">
              {formatMoney(Math.round(estimatedCost * 100), "USD", locale)}
            </span>
            {isOpen && <span className="block text-muted text-sm">{t.facts.costNote}</span>}
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** The appointment's time zone, and the local time where it differs. */
function TimeZoneNote({ at }: { at: string }) {
  const t = useText(messages);
  const localTime = useLocalTime(at, "weekdayTime");
  return (
    <span className="block text-muted text-sm">
      {t.zone}
      {localTime && ` · ${t.ownTime(localTime)}`}
    </span>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { bookedVendor } from "../booked-vendor.ts";
import type { Tracking } from "../contract.ts";
import { whenText, wishText } from "../rules/times.ts";
import { ServiceName } from "../service-name.tsx";
import { messages } from "../track-messages.ts";
import { UrgencyText } from "../urgency-text.tsx";

/** The vendor's own list is not told here; the house's services are known by their names. */
const none: readonly string[] = [];

/** What was asked for, from whom and for when; what it will cost, once staff have said so. */
export function TrackFacts({ booking }: { booking: Tracking }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { status, estimatedCost, proposedDate, preferredTime } = booking;
  const { first: vendor } = bookedVendor(booking, locale);
  const open = status !== "completed" && status !== "cancelled";
  const agreed = status === "confirmed" || status === "in-progress" || status === "completed";
  return (
    <section aria-labelledby="facts-title" className="mt-10">
      <h2 id="facts-title" className="text-xl">
        {t.facts.title}
      </h2>
      <dl className="mt-3 border-b">
        <Fact name={t.facts.provider}>
          {booking.beingChecked ? (
            // A suspended vendor has no page.
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
        </Fact>
        {booking.serviceRequested && (
          <Fact name={t.facts.service}>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              <ServiceName name={booking.serviceRequested} own={none} />
            </span>
          </Fact>
        )}
        <Fact name={agreed ? t.facts.confirmed : t.facts.wished}>
          {wishText(booking.preferredDate, preferredTime, locale)}
          {preferredTime && <Zone at={booking.preferredDate} />}
          {status === "pending" && (
            <span className="block text-muted text-sm">{t.facts.requested[booking.vendorDay]}</span>
          )}
        </Fact>
        {proposedDate && open && (
          <Fact name={t.facts.proposed}>
            {whenText(proposedDate, locale)}
            <Zone at={proposedDate} />
          </Fact>
        )}
        <Fact name={t.facts.urgency}>
          <UrgencyText urgency={booking.urgency} />
        </Fact>
        {booking.message && (
          <Fact name={t.facts.message}>
            <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {booking.message}
            </span>
          </Fact>
        )}
        {booking.budget && (
          <Fact name={t.facts.budget}>
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {booking.budget}
            </span>
          </Fact>
        )}
        {booking.contacts.length > 0 && (
          <Fact name={booking.reachable ? t.facts.contact : t.facts.unreachable}>
            {booking.contacts.map((contact) => (
              <span key={contact} dir="auto" className="block [overflow-wrap:anywhere]">
                {contact}
              </span>
            ))}
          </Fact>
        )}
        {estimatedCost !== null && (
          <Fact name={t.facts.cost}>
            <span className="font-semibold text-lg">
              {formatMoney(Math.round(estimatedCost * 100), "USD", locale)}
            </span>
            {open && <span className="block text-muted text-sm">{t.facts.costNote}</span>}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/** Whose clock it is; with the reader's own beside it where that shows something else. */
function Zone({ at }: { at: string }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [own, setOwn] = useState("");
  useEffect(() => {
    const moment = new Date(at);
    // Minutes behind UTC; Santo Domingo is four hours behind all year.
    const elsewhere = moment.getTimezoneOffset() !== 240;
    const shape = { weekday: "short", hour: "numeric", minute: "2-digit", hour12: true } as const;
    setOwn(elsewhere ? moment.toLocaleString(locale === "en" ? "en-US" : "es-DO", shape) : "");
  }, [at, locale]);
  return (
    <span className="block text-muted text-sm">
      {t.zone}
      {own && ` · ${t.ownTime(own)}`}
    </span>
  );
}

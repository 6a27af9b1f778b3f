import type { ReactNode } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { ContactLinks, FreeTextContact } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { StoredPhotos } from "#app/ui/photos/stored-photos.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Booking } from "../contract.ts";
import { staffAppointmentText } from "../rules/staff-times.ts";
import { messages } from "../staff-messages.ts";
import { CorrectCustomer } from "./dialogs/correct-dialog.tsx";
import { ReassignBooking } from "./dialogs/reassign-dialog.tsx";

export function CustomerDetails({ booking }: { booking: Booking }) {
  const { panel: t, contact } = useText(messages);
  const { customerName, customerEmail, customerPhone, customerContact, locale } = booking;
  const subject = inLocale(messages, locale).mailSubject(booking.reference);
  return (
    <section aria-labelledby="customer-details">
      <div className="flex items-center justify-between gap-3">
        <h3 id="customer-details" className="font-sans font-semibold text-base">
          {t.customer}
        </h3>
        <Allowed to="work" silent>
          <CorrectCustomer booking={booking} />
        </Allowed>
      </div>
      <dl className="mt-1 text-sm">
        <Fact name={t.name}>
          <span className="font-semibold">{customerName}</span>
        </Fact>
        <Fact name={t.language}>{locale === "en" ? t.english : t.spanish}</Fact>
        {customerContact && (
          <Fact name={contact}>
            <FreeTextContact written={customerContact} name={customerName} subject={subject} />
          </Fact>
        )}
      </dl>
      {customerEmail ? (
        <ContactLinks name={customerName} email={customerEmail} phone={customerPhone} subject={subject} />
      ) : (
        customerPhone && (
          <div className="text-sm">
            <FreeTextContact written={customerPhone} name={customerName} subject={subject} />
          </div>
        )
      )}
    </section>
  );
}

export function RequestDetails({ booking }: { booking: Booking }) {
  const t = useText(messages);
  const { byHand } = useText(deskMessages);
  const { locale } = useLocale();
  const { budget, message } = booking;
  const where = [booking.town, booking.place].filter(Boolean).join(" · ");
  return (
    <section aria-labelledby="request-details">
      <h3 id="request-details" className="font-sans font-semibold text-base">
        {t.panel.request}
      </h3>
      <dl className="mt-1 text-sm">
        <Fact name={t.panel.reference}>{booking.reference}</Fact>
        <Fact name={t.panel.received}>{formatDateTime(booking.createdAt, "moment", locale)}</Fact>
        {booking.source !== "site" && <Fact name={byHand.source}>{byHand.sources[booking.source]}</Fact>}
        <Fact name={t.preferred}>
          {staffAppointmentText(booking.preferredDate, booking.preferredTime, locale)}
        </Fact>
        <Fact name={t.panel.urgency}>{t.urgencies[booking.urgency]}</Fact>
        <Fact name={t.vendor}>
          <Link
            to={`/admin/vendors?${new URLSearchParams({ search: booking.vendorName })}`}
            className="text-link"
          >
            {booking.vendorName}
          </Link>
          <Allowed to="work" silent>
            <ReassignBooking booking={booking} />
          </Allowed>
        </Fact>
        {where && <Fact name={t.where}>{where}</Fact>}
        {budget && <Fact name={t.budget}>{budget}</Fact>}
      </dl>
      {message && (
        <blockquote
          lang={booking.locale}
          dir="auto"
          className="mt-2 whitespace-pre-line border-line border-s-2 ps-3 text-sm [overflow-wrap:anywhere]"
        >
          {message}
        </blockquote>
      )}
      <Additions booking={booking} />
    </section>
  );
}

/** What the customer added after the request. */
function Additions({ booking: { id, words, photos, locale: written } }: { booking: Booking }) {
  const t = useText(messages).additions;
  const { locale } = useLocale();
  return (
    <>
      {words.map(({ at, text }) => (
        <div key={at} className="mt-3 text-sm">
          <p className="text-muted">{t.words(formatDateTime(at, "moment", locale))}</p>
          <blockquote
            lang={written}
            dir="auto"
            className="whitespace-pre-line border-ambar-text border-s-2 ps-3 [overflow-wrap:anywhere]"
          >
            {text}
          </blockquote>
        </div>
      ))}
      <StoredPhotos photos={photos} url={`/api/admin/bookings/${id}/photos`} alt={t.photo} isDense />
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 py-1">
      <dt className="text-muted">{name}</dt>
      <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

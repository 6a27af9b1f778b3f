import type { UseQueryResult } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { StatusBadge } from "#app/clients/bookings/booking-status.tsx";
import { ServiceName } from "#app/clients/bookings/service-name.tsx";
import { NextApplicant } from "#app/marketplace/local-vendors/next-applicant.tsx";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { formatCapped, formatDateTime } from "#app/staff/shell/record/formats.ts";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Today } from "./contract.ts";
import { messages } from "./messages.ts";
import { NextApplications } from "./parts/next-applications.tsx";
import { NextReview } from "./parts/next-review.tsx";

const screens: Record<keyof Today["waiting"], string> = {
  suspendedBookings: "/booking-management?suspended=yes",
  chats: "/admin/chats",
  markedSafety: "/admin/safety-requests?status=marked",
  missingSales: "/admin-dashboard?sale=missing",
  heldLeads: "/admin-dashboard?held=yes",
  heldBookings: "/booking-management?held=yes",
  messages: "/admin/messages?status=open",
  applications: "/admin/vendor-applications",
  localVendors: "/admin/dominican-vendors?status=pendiente",
  vendors: "/admin/vendors?status=pending",
  reviews: "/admin/reviews?status=waiting",
  heldPosts: "/admin/community?status=held",
  reports: "/admin/reports?status=open",
  suspensions: "/flagged-vendors",
  letters: "/admin/outbox?status=to_send",
};
/** The others are entries of the queue. */
const waitingKinds = (Object.keys(screens) as (keyof Today["waiting"])[]).filter(
  (kind) => kind !== "suspendedBookings" && kind !== "chats" && kind !== "messages",
);

export function DaySidebar({ day }: { day: UseQueryResult<Today> }) {
  const { figuresFailed: failed } = useText(messages);
  const { retry: again, loading } = useText(shellMessages);
  return (
    <QueryBoundary query={day} texts={{ failed, again, loading }} height="h-80">
      {(data) => (
        <div className="grid gap-8 sm:max-lg:grid-cols-2">
          <Appointments day={data} />
          {data.calls.length > 0 && <PlanningCalls calls={data.calls} />}
          <AlsoWaiting waiting={data.waiting} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Appointments({ day: { appointments, moreAppointments } }: { day: Today }) {
  const t = useText(messages).appointments;
  const { locale } = useLocale();
  return (
    <SidebarSection title={t.title} hint={t.zone}>
      {appointments.length === 0 && <p className="py-3 text-muted text-sm">{t.none}</p>}
      <ul>
        {appointments.map(({ id, at, time, customerName, vendorName, serviceRequested, status }) => (
          <li key={id} className="border-b last:border-b-0">
            <Link
              to={`/booking-management?booking=${id}`}
              className="group grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 py-3 hover:bg-band focus-visible:-outline-offset-3"
            >
              <span className="font-semibold tabular-nums">
                {time ? formatDateTime(at, "time", locale) : t.dayOnly}
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span dir="auto" className="block font-semibold text-link">
                  {customerName}
                </span>
                <span dir="auto" className="block pb-1 text-muted text-sm">
                  {serviceRequested && (
                    <>
                      <ServiceName name={serviceRequested} /> ·{" "}
                    </>
                  )}
                  {vendorName}
                </span>
                <StatusBadge status={status} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {moreAppointments > 0 && (
        <Link to="/booking-management" className="flex min-h-11 items-center py-2 text-link">
          {t.more(moreAppointments)}
        </Link>
      )}
    </SidebarSection>
  );
}

function PlanningCalls({ calls }: Pick<Today, "calls">) {
  const t = useText(messages);
  const { locale } = useLocale();
  return (
    <SidebarSection title={t.calls} hint={t.appointments.zone}>
      <ul>
        {calls.map(({ leadId, reference, name, phone, at }) => (
          <li key={leadId} className="border-b last:border-b-0">
            <Link
              to={`/admin-dashboard?search=${encodeURIComponent(reference)}`}
              className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 py-3 hover:bg-band focus-visible:-outline-offset-3"
            >
              <span className="font-semibold tabular-nums">{formatDateTime(at, "time", locale)}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span dir="auto" className="block font-semibold text-link">
                  {name}
                </span>
                <span className="block text-muted text-sm">{phone || reference}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SidebarSection>
  );
}

function AlsoWaiting({ waiting }: Pick<Today, "waiting">) {
  const t = useText(messages).waiting;
  const { locale } = useLocale();
  const open = waitingKinds.filter((one) => waiting[one] > 0);
  return (
    <SidebarSection title={t.title}>
      {open.length === 0 && <p className="py-3 text-muted text-sm">{t.none}</p>}
      <ul>
        {open.map((one) => (
          <li key={one} className="border-b last:border-b-0">
            <Link
              to={screens[one]}
              className="flex min-h-11 items-center gap-3 py-2 hover:bg-band focus-visible:-outline-offset-3"
            >
              <span className="min-w-8 text-end font-display font-semibold text-lg lining-nums">
                {formatCapped(waiting[one], locale)}
              </span>
              <span className="me-auto text-link">{t[one](waiting[one])}</span>
              <ChevronRight aria-hidden className="size-4 text-muted" />
            </Link>
            <NextUp kind={one} />
          </li>
        ))}
      </ul>
    </SidebarSection>
  );
}

/** Of what is decided at a glance, the next one, with its act in place. */
function NextUp({ kind }: { kind: keyof Today["waiting"] }) {
  if (kind === "reviews") return <NextReview />;
  if (kind === "localVendors") return <NextApplicant />;
  return kind === "applications" ? <NextApplications /> : null;
}

function SidebarSection({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-2">
        <h2 id={heading} className="text-lg">
          {title}
        </h2>
        {hint && <p className="text-muted text-xs">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

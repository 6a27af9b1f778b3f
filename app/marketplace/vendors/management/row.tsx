import { BadgeCheck, CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { ManagedVendor, VendorStatus } from "../contract.ts";
import { names } from "../names.ts";
import { messages } from "../parts/staff-messages.ts";
import { verificationChecks } from "../values.ts";
import { Rating, SampleMark } from "../vendor-parts.tsx";
import { ApproveButton, VendorActions } from "./actions.tsx";
import { VendorHistory } from "./history.tsx";

const statusBadges: Record<VendorStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: "pending", icon: Clock },
  approved: { tone: "completed", icon: CircleCheck },
  suspended: { tone: "cancelled", icon: CircleX },
};

export function ManageRow({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li data-entry tabIndex={-1} className="border-b last:border-b-0 focus-visible:-outline-offset-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-2 lg:min-h-16 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)_15rem]">
        <VendorName vendor={vendor} />
        <div className="min-w-0 text-sm max-lg:order-1 max-lg:col-span-full">
          <p className="inline font-semibold lg:block">{categories[vendor.category]}</p>
          <p className="inline text-muted [overflow-wrap:anywhere] before:mx-1.5 before:content-['·'] lg:block lg:before:hidden">
            {vendor.location}
          </p>
        </div>
        <div className="min-w-0 text-sm max-lg:order-1 max-lg:col-span-full">
          <VendorStatusSummary vendor={vendor} />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-4">
          <ApproveButton vendor={vendor} />
          <Toggle open={open} controls={id} toggle={setOpen}>
            {t.details}
            <span className="sr-only">: {vendor.businessName}</span>
          </Toggle>
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open && <Details vendor={vendor} />}
      </div>
    </li>
  );
}

function Details({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  return (
    <div className="grid gap-x-6 gap-y-4 px-4 pt-1 pb-4 text-sm sm:grid-cols-2 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{vendor.contactName}</p>
        <ContactLinks
          name={vendor.contactName}
          email={vendor.email}
          phone={vendor.phone}
          subject={inLocale(messages, vendor.locale).mailSubject}
        />
      </div>
      <ServicesSummary vendor={vendor} />
      <VerificationSummary vendor={vendor} />
      <div className="min-w-0">
        <VendorActions vendor={vendor} />
        <div className="flex flex-wrap gap-x-5 pt-1">
          <Link
            to={`/flag-incidents?vendor=${vendor.id}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            {t.flags}
            <span className="sr-only">: {vendor.businessName}</span>
          </Link>
          {vendor.status === "approved" && (
            <Link to={`/vendor/${vendor.id}`} className="inline-flex min-h-11 items-center text-link">
              {t.publicPage}
              <span className="sr-only">: {vendor.businessName}</span>
            </Link>
          )}
          <Toggle open={open} controls={historyId} toggle={setOpen}>
            {t.history.show}
            <span className="sr-only">: {vendor.businessName}</span>
          </Toggle>
        </div>
      </div>
      <div id={historyId} hidden={!open} className="sm:col-span-full">
        {open && <VendorHistory vendor={vendor} />}
      </div>
    </div>
  );
}

function VendorName({ vendor }: { vendor: ManagedVendor }) {
  const { businessName, businessNameEnglish } = vendor;
  return (
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-baseline gap-x-2.5 text-base leading-snug">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {businessName}
        </span>
        <LanguageBadge locale={vendor.locale} />
      </h2>
      {businessNameEnglish && businessNameEnglish !== businessName && (
        <p lang="en" className="truncate text-muted text-sm max-lg:hidden">
          {businessNameEnglish}
        </p>
      )}
    </div>
  );
}

const maxServices = 4;

function ServicesSummary({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { services } = vendor;
  const more = services.length - maxServices;
  return (
    <div className="min-w-0 text-muted">
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {services.length === 0 ? t.noServices : services.slice(0, maxServices).join(", ")}
        {more > 0 && ` ${t.more(more)}`}
      </p>
      <p className="mt-1">{t.since(formatDateTime(vendor.createdAt, "day", locale))}</p>
    </div>
  );
}

function VendorStatusSummary({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { statuses } = useText(names);
  const { status, statusReason, verifiedAt, namesake } = vendor;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge {...statusBadges[status]}>{statuses[status]}</Badge>
        <SampleMark vendor={vendor} />
        {verifiedAt && (
          <span className="inline-flex items-center gap-1 font-semibold text-palma">
            <BadgeCheck aria-hidden className="size-4" />
            {t.verified}
          </span>
        )}
        <span className="text-muted">
          <Rating vendor={vendor} />
        </span>
      </div>
      {namesake && <p className="font-semibold text-flamboyan">{t.namesake(namesake)}</p>}
      {status === "suspended" && statusReason && (
        <p>
          <span className="text-muted">{t.reasonGiven}</span>{" "}
          <span lang={vendor.locale} dir="auto" className="[overflow-wrap:anywhere]">
            {statusReason}
          </span>
        </p>
      )}
    </>
  );
}

function VerificationSummary({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { checks: checkNames } = useText(names);
  const { locale } = useLocale();
  const { verifiedChecks, verifiedAt, verifiedBy } = vendor;
  if (!verifiedAt || verifiedChecks.length === 0) return <p className="text-muted">{t.notVerified}</p>;
  const passedChecks = verificationChecks.filter((check) => verifiedChecks.includes(check));
  const when = formatDateTime(verifiedAt, "moment", locale);
  return (
    <div className="min-w-0">
      <p>{passedChecks.map((check) => checkNames[check]).join(", ")}</p>
      <p className="text-muted">{verifiedBy ? `${verifiedBy}, ${when}` : when}</p>
    </div>
  );
}

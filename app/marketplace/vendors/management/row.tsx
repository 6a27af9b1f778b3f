import { BadgeCheck, CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
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

/** A vendor in one line. */
export function ManageRow({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { categories, statuses } = useText(names);
  const { locale } = useLocale();
  const { status, namesake } = vendor;
  return (
    <DeskRow
      id={vendor.id}
      name={vendor.businessName}
      mark={<LanguageBadge locale={vendor.locale} />}
      edge={status === "pending" ? "soon" : undefined}
      what={
        <>
          <strong>{categories[vendor.category]}</strong> · <span dir="auto">{vendor.location}</span>
          {namesake && <span className="font-semibold text-flamboyan"> · {t.namesake(namesake)}</span>}
        </>
      }
      state={
        <>
          <span className="desk-wide">
            <SampleMark vendor={vendor} />
            {vendor.verifiedAt && <Verified />}
          </span>
          <Badge {...statusBadges[status]}>{statuses[status]}</Badge>
        </>
      }
      when={formatDateTime(vendor.createdAt, "shortDay", locale)}
    />
  );
}

function Verified() {
  const t = useText(messages);
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-palma">
      <BadgeCheck aria-hidden className="size-4" />
      {t.verified}
    </span>
  );
}

/** A vendor beside the list: how to reach them, where they stand, and what staff can do. */
export function ManageDetail({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  const { businessName, businessNameEnglish } = vendor;
  const link = "inline-flex min-h-11 items-center text-link lg:min-h-8";
  return (
    <div className="grid gap-4 text-sm">
      <div className="grid gap-x-8 gap-y-3 @xl:grid-cols-2">
        <div className="min-w-0">
          {businessNameEnglish && businessNameEnglish !== businessName && (
            <p lang="en" className="text-muted">
              {businessNameEnglish}
            </p>
          )}
          <p className="[overflow-wrap:anywhere]">{vendor.contactName}</p>
          <ContactLinks
            name={vendor.contactName}
            email={vendor.email}
            phone={vendor.phone}
            subject={inLocale(messages, vendor.locale).mailSubject}
          />
        </div>
        <div className="min-w-0">
          <VendorStatusSummary vendor={vendor} />
          <p className="mt-2 font-semibold">{categories[vendor.category]}</p>
          <p className="text-muted [overflow-wrap:anywhere]">{vendor.location}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t pt-4">
        <ApproveButton vendor={vendor} />
        <VendorActions vendor={vendor} />
      </div>
      <div className="grid gap-x-8 gap-y-3 border-t pt-4 @xl:grid-cols-2">
        <ServicesSummary vendor={vendor} />
        <VerificationSummary vendor={vendor} />
      </div>
      <div>
        <div className="flex flex-wrap gap-x-5">
          <Link to={`/flag-incidents?vendor=${vendor.id}`} className={link}>
            {t.flags}
            <span className="sr-only">: {businessName}</span>
          </Link>
          {vendor.status === "approved" && (
            <Link to={`/vendor/${vendor.id}`} className={link}>
              {t.publicPage}
              <span className="sr-only">: {businessName}</span>
            </Link>
          )}
          <Toggle open={open} controls={historyId} toggle={setOpen} className="lg:min-h-8">
            {t.history.show}
            <span className="sr-only">: {businessName}</span>
          </Toggle>
        </div>
        <div id={historyId} hidden={!open}>
          {open && <VendorHistory vendor={vendor} />}
        </div>
      </div>
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
        {verifiedAt && <Verified />}
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

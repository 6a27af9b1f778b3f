import { BadgeCheck, ChevronDown, CircleCheck, CircleX, Clock, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { ContactLinks, LanguageMark } from "#app/desk/contact-links.tsx";
import { momentText } from "#app/desk/moments.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./admin-messages.ts";
import { type ManagedVendor, type VendorStatus, verificationChecks } from "./contract.ts";
import { ManageActs } from "./manage-acts.tsx";
import { VendorHistory } from "./manage-history.tsx";
import { names } from "./names.ts";
import { Rating, SampleMark } from "./vendor-parts.tsx";

const looks: Record<VendorStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: "pending", icon: Clock },
  approved: { tone: "completed", icon: CircleCheck },
  suspended: { tone: "cancelled", icon: CircleX },
};

/** One vendor: who, what, how it stands, and what one can do about it. */
export function ManageRow({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const historyId = useId();
  return (
    <li
      data-entry
      tabIndex={-1}
      className="grid gap-x-8 gap-y-4 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:grid-cols-2 sm:p-5 lg:grid-cols-4"
    >
      <div className="min-w-0">
        <Who vendor={vendor} />
      </div>
      <div className="min-w-0 text-sm">
        <What vendor={vendor} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2 text-sm">
        <Standing vendor={vendor} />
      </div>
      <div className="min-w-0">
        <ManageActs vendor={vendor} />
        <div className="flex flex-wrap gap-x-5 pt-1 text-sm">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={historyId}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-11 items-center gap-1 text-link"
          >
            {t.history.show} <span className="sr-only">{t.history.of(vendor.businessName)}</span>
            <ChevronDown
              aria-hidden
              className={classNames("size-4 transition-transform", open && "rotate-180")}
            />
          </button>
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
        </div>
      </div>
      <div id={historyId} hidden={!open} className="sm:col-span-full">
        {open && <VendorHistory vendor={vendor} />}
      </div>
    </li>
  );
}

function Who({ vendor }: { vendor: ManagedVendor }) {
  const { businessName, businessNameEnglish, contactName } = vendor;
  return (
    <>
      <h2 className="flex flex-wrap items-baseline gap-x-2.5 text-lg leading-snug">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {businessName}
        </span>
        <LanguageMark locale={vendor.locale} />
      </h2>
      {businessNameEnglish && businessNameEnglish !== businessName && (
        <p lang="en" className="text-muted text-sm [overflow-wrap:anywhere]">
          {businessNameEnglish}
        </p>
      )}
      <p className="text-sm [overflow-wrap:anywhere]">{contactName}</p>
      <ContactLinks
        name={contactName}
        email={vendor.email}
        phone={vendor.phone}
        subject={inLocale(messages, vendor.locale).mailSubject}
      />
    </>
  );
}

/** How many services a row names. */
const shownServices = 4;

function What({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const { locale } = useLocale();
  const { services } = vendor;
  const more = services.length - shownServices;
  return (
    <>
      <p className="font-semibold text-base">{categories[vendor.category]}</p>
      <p className="[overflow-wrap:anywhere]">{vendor.location}</p>
      <p dir="auto" className="mt-1 text-muted [overflow-wrap:anywhere]">
        {services.length === 0 ? t.noServices : services.slice(0, shownServices).join(", ")}
        {more > 0 && ` ${t.more(more)}`}
      </p>
      <p className="mt-1 text-muted">{t.since(momentText(vendor.createdAt, "day", locale))}</p>
    </>
  );
}

function Standing({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { statuses } = useText(names);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge {...looks[vendor.status]}>{statuses[vendor.status]}</Badge>
        <SampleMark vendor={vendor} />
      </div>
      {vendor.status === "suspended" && vendor.statusReason && (
        <p>
          <span className="text-muted">{t.reasonGiven}</span>{" "}
          <span lang={vendor.locale} dir="auto" className="[overflow-wrap:anywhere]">
            {vendor.statusReason}
          </span>
        </p>
      )}
      <Verified vendor={vendor} />
      <p className="text-muted">
        <Rating vendor={vendor} />
      </p>
    </>
  );
}

/** The badge with what it stands for: what was checked, by whom and when. */
function Verified({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { checks: called } = useText(names);
  const { locale } = useLocale();
  const { verifiedChecks, verifiedAt, verifiedBy } = vendor;
  if (!verifiedAt || verifiedChecks.length === 0) return <p className="text-muted">{t.notVerified}</p>;
  const done = verificationChecks.filter((check) => verifiedChecks.includes(check));
  const when = momentText(verifiedAt, "moment", locale);
  return (
    <div>
      <p className="flex items-center gap-1.5 font-semibold text-palma">
        <BadgeCheck aria-hidden className="size-4" />
        {t.verified}
      </p>
      <p>{done.map((check) => called[check]).join(", ")}</p>
      <p className="text-muted">{verifiedBy ? t.verifiedBy(verifiedBy, when) : when}</p>
    </div>
  );
}

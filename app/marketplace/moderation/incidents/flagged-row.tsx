import { CircleCheck, CircleX, Clock, type LucideIcon, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { names } from "#app/marketplace/vendors/names.ts";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import type { FlaggedVendor } from "../contract.ts";
import { flagNames } from "../flag-names.ts";
import { vendorSearchPath } from "../vendor-search-path.ts";
import { LogIncident } from "./log-incident.tsx";

const statusBadges: Record<FlaggedVendor["status"], { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: "pending", icon: Clock },
  approved: { tone: "completed", icon: CircleCheck },
  suspended: { tone: "cancelled", icon: CircleX },
};

/** A vendor with flags in one line. */
export function FlaggedRow({ vendor }: { vendor: FlaggedVendor }) {
  const { flagged: t } = useText(messages);
  const { statuses } = useText(names);
  const { patterns } = useText(flagNames);
  const { locale } = useLocale();
  const { strikeCount, status } = vendor;
  return (
    <DeskRow
      id={vendor.id}
      name={vendor.businessName}
      edge={vendor.suspensionProposed ? "late" : undefined}
      what={vendor.flagReason.map((pattern) => patterns[pattern]).join(" · ")}
      state={
        <>
          {vendor.suspensionProposed && (
            <Badge tone="cancelled" icon={TriangleAlert}>
              {t.proposed}
            </Badge>
          )}
          <Badge {...statusBadges[status]}>{statuses[status]}</Badge>
        </>
      }
      when={
        <>
          <strong className="text-ink">{formatCount(strikeCount, locale)}</strong> {t.open(strikeCount)}
        </>
      }
    />
  );
}

/** A vendor with flags beside the list. */
export function FlaggedDetail({ vendor }: { vendor: FlaggedVendor }) {
  const { flagged: t } = useText(messages);
  const { statuses } = useText(names);
  const { patterns } = useText(flagNames);
  const { locale } = useLocale();
  const { id, businessName, flagReason, strikeCount, status } = vendor;
  const srVendorName = <span className="sr-only">: {businessName}</span>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge {...statusBadges[status]}>{statuses[status]}</Badge>
        {vendor.suspensionProposed && (
          <Badge tone="cancelled" icon={TriangleAlert}>
            {t.proposed}
          </Badge>
        )}
      </div>
      <dl className="grid gap-3 @md:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-muted text-sm">{t.reason}</dt>
          <dd>
            <ul>
              {flagReason.map((pattern) => (
                <li key={pattern}>{patterns[pattern]}</li>
              ))}
            </ul>
          </dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t.strikes}</dt>
          <dd className="flex items-baseline gap-2">
            <span className="font-display font-semibold text-2xl lining-nums leading-none">
              {formatCount(strikeCount, locale)}
            </span>
            <span className="text-sm">{t.open(strikeCount)}</span>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-start gap-2">
        {vendor.suspensionProposed && (
          <Link
            to={vendorSearchPath(businessName)}
            className={buttonClass({ variant: "action", size: "small" })}
          >
            {t.decide}
            {srVendorName}
          </Link>
        )}
        <Link
          to={`/flag-incidents?vendor=${id}`}
          className={buttonClass({ variant: "quiet", size: "small" })}
        >
          {t.incidents}
          {srVendorName}
        </Link>
        <LogIncident vendor={{ id, businessName }} look="link" />
      </div>
    </>
  );
}

import { ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { names } from "#app/marketplace/vendors/names.ts";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationSummary } from "../contract.ts";
import { StatusBadge } from "../parts/status-badge.tsx";
import { ageText } from "../rules/age.ts";
import { messages } from "./messages.ts";
import { DueNote, HeldApplication } from "./status.tsx";

export function QueueList({ applications }: { applications: readonly ApplicationSummary[] }) {
  const t = useText(messages);
  const columns = [t.received, t.business, t.service, t.review, t.checksColumn];
  return (
    <div className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      <table className="block w-full border-collapse lg:table">
        <caption className="sr-only">{t.list}</caption>
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr className="border-b border-line bg-band lg:border-s-4 lg:border-s-band">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-1.5 text-start font-semibold text-sm">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {applications.map((application) => (
            <QueueRow key={application.id} application={application} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QueueRow({ application }: { application: ApplicationSummary }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const { locale } = useLocale();
  const now = useNow();
  const { createdAt, heldReason } = application;
  return (
    <tr
      data-entry
      tabIndex={-1}
      className={classNames(
        "grid grid-cols-2 gap-x-4 gap-y-3 border-s-4 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 lg:table-row lg:p-0",
        application.isLate ? "border-s-flamboyan" : "border-s-transparent",
      )}
    >
      <Cell className="col-span-2 text-sm max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 lg:w-[17%]">
        <p className="whitespace-nowrap font-semibold">{formatDateTime(createdAt, "day", locale)}</p>
        <p className="whitespace-nowrap text-muted lg:me-2 lg:inline">{ageText(createdAt, now, locale)}</p>
        <p className="whitespace-nowrap text-muted lining-nums lg:inline lg:text-xs">
          {application.reference}
        </p>
      </Cell>
      <th
        scope="row"
        className="col-span-2 block min-w-0 text-start font-normal lg:table-cell lg:w-[30%] lg:px-4 lg:py-2 lg:align-top"
      >
        <p className="flex flex-wrap items-baseline gap-x-2.5 font-display font-semibold text-lg leading-snug tracking-[-0.012em] lg:text-base lg:leading-snug">
          <Link
            to={`/admin/vendor-applications/${application.id}`}
            className="text-link inline-block [overflow-wrap:anywhere] max-lg:min-h-11 max-lg:py-1"
          >
            {application.businessName}
          </Link>
          <LanguageBadge locale={application.locale} />
        </p>
        {application.businessNameEnglish !== application.businessName && (
          <p lang="en" className="text-muted text-sm [overflow-wrap:anywhere] lg:me-2 lg:inline">
            {application.businessNameEnglish}
          </p>
        )}
        <p className="text-sm [overflow-wrap:anywhere] lg:inline">{application.ownerName}</p>
      </th>
      <Cell className="text-sm max-lg:col-span-2">
        <p className="font-semibold">{categories[application.serviceCategory]}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{application.city}</p>
      </Cell>
      <Cell>
        <div className="flex flex-col items-start gap-1.5">
          <StatusBadge status={application.status}>{t.statuses[application.status]}</StatusBadge>
          <DueNote application={application} />
          {heldReason && <HeldApplication application={application} reason={heldReason} />}
        </div>
      </Cell>
      <Cell className="text-sm lg:w-40 lg:pe-5">
        <p className="flex items-start gap-1.5">
          <ListChecks aria-hidden className="mt-[0.2em] size-4 text-muted" />
          {t.checksDone(application.checksDone, application.checksWanted)}
        </p>
      </Cell>
    </tr>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td className={classNames("block min-w-0 lg:table-cell lg:px-4 lg:py-2 lg:align-top", className)}>
      {children}
    </td>
  );
}

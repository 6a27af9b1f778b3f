import { type RefObject, useRef, useState } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { SpamHoldBadge, SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { WholeText } from "#app/staff/shell/record/long-text-view.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Report } from "../contract.ts";
import { messages } from "../reports-messages.ts";
import { TextForm } from "../text-form.tsx";
import { UserText } from "../user-text.tsx";
import { vendorSearchPath } from "../vendor-search-path.ts";
import { useChangeReport } from "./queries.ts";

/** A report in one line: about whom or what, and why. */
export function ReportRow({ report }: { report: Report }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { closedAt, heldReason } = report;
  return (
    <DeskRow
      id={report.id}
      name={subjectName(report)}
      mark={<LanguageBadge locale={report.locale} />}
      what={
        <>
          <strong>{t.reasons[report.reason]}</strong> · {t.subjects[report.subject]}
          {report.message && (
            <span lang={report.locale} dir="auto">
              {" · "}
              {firstWords(report.message)}
            </span>
          )}
        </>
      }
      state={
        heldReason && !closedAt ? (
          <SpamHoldMark />
        ) : (
          <Badge tone={closedAt ? "completed" : "pending"}>
            {closedAt ? t.states.closed : t.states.open}
          </Badge>
        )
      }
      when={formatDateTime(report.createdAt, "shortMoment", locale)}
    />
  );
}

/** The heading beside the list. */
export function ReportTitle({ report }: { report: Report }) {
  return <span dir="auto">{subjectName(report)}</span>;
}

/** A report beside the list. */
export function ReportDetail({ report }: { report: Report }) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <ReportSubject report={report} />
      <ReportContent report={report} />
      <div className="flex min-w-0 flex-col items-start gap-3 border-t pt-4">
        <ReportStatus report={report} />
        <Allowed to="work">
          <CloseReport report={report} row={row} />
        </Allowed>
      </div>
    </div>
  );
}

function subjectName({ vendorName, about }: Report): string {
  return vendorName || firstLine(about);
}

function firstLine(text: string): string {
  return (text.split("\n")[0] ?? "").slice(0, 60).trim();
}

function ReportSubject({ report }: { report: Report }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { subject, about, vendorId, vendorName } = report;
  const name = subjectName(report);
  const links = [
    subject === "review" && { to: reviewSearch(about), label: t.review },
    subject === "post" && { to: `/admin/community?post=${report.subjectId}`, label: t.post },
    vendorId && { to: `/flag-incidents?vendor=${vendorId}`, label: t.flags },
    vendorId && { to: vendorSearchPath(name), label: t.vendor },
  ].filter((link) => !!link);
  return (
    <div className="min-w-0">
      <p className="text-muted text-sm">{t.subjects[subject]}</p>
      {vendorId && (
        <Link to={`/vendor/${vendorId}`} dir="auto" className="text-link [overflow-wrap:anywhere]">
          {name}
        </Link>
      )}
      {subject === "vendor" && vendorName && about !== vendorName && (
        <p className="text-muted text-sm">{t.wasNamed(about)}</p>
      )}
      <p className="text-sm">
        <span className="sr-only">{t.date}: </span>
        <time dateTime={report.createdAt} className="text-muted">
          {formatDateTime(report.createdAt, "moment", locale)}
        </time>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center text-link lg:min-h-8">
              {label}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function reviewSearch(text: string): string {
  return `/admin/reviews?${new URLSearchParams({ search: firstLine(text) })}`;
}

function ReportContent({ report }: { report: Report }) {
  const t = useText(messages);
  const { locale, email } = report;
  return (
    <div className="grid min-w-0 content-start gap-y-3 border-t pt-4 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="sr-only">{t.reason}: </span>
        <span className="font-semibold text-base">{t.reasons[report.reason]}</span>
        <LanguageBadge locale={locale} />
      </p>
      {report.subject !== "vendor" && (
        <div>
          <p className="text-muted">{t.quoted}</p>
          <blockquote className="mt-1 border-line border-s-3 ps-4">
            <UserText text={report.about} />
          </blockquote>
        </div>
      )}
      {report.message ? (
        <div>
          <p className="text-muted">{t.message}</p>
          <WholeText text={report.message} lang={locale} />
        </div>
      ) : (
        <p className="text-muted">{t.noMessage}</p>
      )}
      {email ? (
        <ContactLinks
          name={email}
          email={email}
          phone=""
          subject={inLocale(messages, locale).subject(subjectName(report))}
        />
      ) : (
        <p className="text-muted">{t.noAddress}</p>
      )}
    </div>
  );
}

function ReportStatus({ report }: { report: Report }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { closedAt, closedBy, outcome, heldReason } = report;
  return (
    <>
      <div>
        <Badge tone={closedAt ? "completed" : "pending"}>{closedAt ? t.states.closed : t.states.open}</Badge>
        {closedAt && (
          <p className="mt-1 text-muted text-sm">
            {closedBy}, {formatDateTime(closedAt, "moment", locale)}
          </p>
        )}
      </div>
      {heldReason && !closedAt && <SpamHoldBadge reason={heldReason} />}
      {closedAt && outcome && (
        <div className="text-sm">
          <p className="text-muted">{t.outcome}</p>
          <UserText text={outcome} />
        </div>
      )}
    </>
  );
}

function CloseReport({ report, row }: { report: Report; row: RefObject<HTMLElement | null> }) {
  const t = useText(messages);
  const change = useChangeReport(report);
  const [writing, setWriting] = useState(false);
  const closed = report.closedAt !== null;
  const name = subjectName(report);
  // The pressed button is unmounted; keyboard navigation continues from the row.
  const focusRow = () => row.current?.focus({ preventScroll: true });
  if (writing)
    return (
      <div className="w-full">
        <TextForm
          label={t.outcome}
          hint={t.closing.hint}
          initial={report.outcome}
          maxLength={1000}
          words={t.closing}
          send={async (outcome) => {
            await change.mutateAsync({ closed: true, outcome });
            toast({ title: t.closed, description: t.closedText });
          }}
          explain={(error) => ({ problem: isConflict(error) ? t.closing.conflict : t.closing.failed })}
          close={() => {
            setWriting(false);
            focusRow();
          }}
        />
      </div>
    );
  const reopen = () => {
    change.mutate(
      { closed: false },
      {
        onError: (error) => errorToast(isConflict(error) ? t.closing.conflict : t.changeFailed),
      },
    );
    focusRow();
  };
  return (
    <Button
      variant={closed ? "link" : "quiet"}
      size="small"
      busy={change.isPending}
      onClick={closed ? reopen : () => setWriting(true)}
    >
      {closed ? t.reopen : t.close}
      <span className="sr-only">: {t.of(report.id, name)}</span>
    </Button>
  );
}

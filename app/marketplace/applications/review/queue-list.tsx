import { names } from "#app/marketplace/vendors/names.ts";
import { AssigneeInitials } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { EntryList } from "#app/staff/shell/list/state-list.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationSummary } from "../contract.ts";
import { StatusBadge } from "../parts/status-badge.tsx";
import { messages } from "./messages.ts";
import { DueNote } from "./status.tsx";

export function QueueList({ applications }: { applications: readonly ApplicationSummary[] }) {
  const t = useText(messages);
  return (
    <EntryList label={t.list}>
      {applications.map((application) => (
        <QueueRow key={application.id} application={application} />
      ))}
    </EntryList>
  );
}

function QueueRow({ application }: { application: ApplicationSummary }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const { locale } = useLocale();
  const { status, ownerName, city, checksDone, checksWanted } = application;
  return (
    <DeskRow
      id={application.id}
      name={application.businessName}
      mark={<LanguageBadge locale={application.locale} />}
      edge={application.isLate ? "late" : undefined}
      what={
        <>
          <strong>{categories[application.serviceCategory]}</strong> · <span dir="auto">{ownerName}</span> ·{" "}
          <span dir="auto">{city}</span> · {t.checksDone(checksDone, checksWanted)} ·{" "}
          <span className="lining-nums">{application.reference}</span>
        </>
      }
      state={
        <>
          {application.assignee && <AssigneeInitials assignee={application.assignee} />}
          {application.heldReason ? <SpamHoldMark /> : <DueNote application={application} />}
          <StatusBadge status={status}>{t.statuses[status]}</StatusBadge>
        </>
      }
      when={formatDateTime(application.createdAt, "shortMoment", locale)}
    />
  );
}

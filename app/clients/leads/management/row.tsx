import { packageNames } from "#app/site/packages/contract.ts";
import { AssigneeInitials } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { dueEdge } from "#app/staff/shell/record/due-edge.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Lead, LeadStatus } from "../contract.ts";
import { readClock } from "../rules/clock.ts";
import { LeadDue } from "./answer-clock-view.tsx";
import { messages } from "./messages.ts";

const tones: Record<LeadStatus, BadgeTone> = {
  new: "pending",
  contacted: "confirmed",
  qualified: "in-progress",
  converted: "completed",
  closed: "neutral",
};

/** A lead in one line; its edge marks one that is overdue or due soon. */
export function LeadRow({ lead }: { lead: Lead }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { state } = readClock(lead, useNow());
  const isOpen = state !== "answered" && state !== "closed";
  return (
    <DeskRow
      id={lead.id}
      name={lead.name}
      mark={<LanguageBadge locale={lead.locale} />}
      edge={dueEdge(lead.heldReason ? undefined : state)}
      what={
        <>
          <strong>{lead.package ? packageNames[lead.package] : t.undecided}</strong>
          {lead.message && (
            <span lang={lead.locale} dir="auto">
              {" · "}
              {firstWords(lead.message)}
            </span>
          )}
        </>
      }
      state={
        <>
          {lead.assignee && <AssigneeInitials assignee={lead.assignee} />}
          {lead.heldReason ? (
            <SpamHoldMark />
          ) : isOpen ? (
            <LeadDue lead={lead} />
          ) : (
            <Badge tone={tones[lead.status]}>{t.statuses[lead.status]}</Badge>
          )}
        </>
      }
      when={formatDateTime(lead.createdAt, "shortMoment", locale)}
    />
  );
}

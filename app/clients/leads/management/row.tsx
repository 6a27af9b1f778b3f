import { PhoneCall } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { packageNames } from "#app/site/packages/contract.ts";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { dueEdge } from "#app/staff/shell/record/due-edge.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Lead } from "../contract.ts";
import { readClock } from "../rules/clock.ts";
import { LeadClock } from "./answer-clock-view.tsx";
import { LeadHistoryView } from "./history.tsx";
import { messages } from "./messages.ts";
import { useAssignLead, useReleaseLead } from "./queries.ts";
import { LeadStatusSelect } from "./status-select.tsx";

/** A table row; on a phone a card. The border colour marks leads that are overdue or due soon. */
export function LeadRow({ lead }: { lead: Lead }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const historyId = useId();
  const assign = useAssignLead(lead);
  const { state } = readClock(lead, useNow());
  const margin = dueEdge(lead.heldReason ? undefined : state);
  return (
    <tbody
      data-entry
      tabIndex={-1}
      className="block border-b last:border-b-0 focus-visible:-outline-offset-3 lg:table-row-group"
    >
      <tr
        className={classNames("grid grid-cols-2 gap-x-4 gap-y-3 border-s-4 p-4 lg:table-row lg:p-0", margin)}
      >
        <Cell className="col-span-2 text-sm max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 lg:w-[14%]">
          <p className="whitespace-nowrap font-semibold">{formatDateTime(lead.createdAt, "day", locale)}</p>
          <p className="whitespace-nowrap text-muted lg:me-2 lg:inline">
            {formatDateTime(lead.createdAt, "time", locale)}
          </p>
          <p className="whitespace-nowrap text-muted lining-nums lg:inline lg:text-xs">{lead.reference}</p>
        </Cell>
        <th
          scope="row"
          className="col-span-2 block min-w-0 text-start font-normal lg:table-cell lg:w-[24%] lg:px-3 lg:py-1 lg:first:ps-4 lg:align-top"
        >
          <p className="flex flex-wrap items-baseline gap-x-2.5 font-display font-semibold text-lg leading-snug tracking-[-0.012em] lg:text-base lg:leading-snug">
            <span dir="auto" className="[overflow-wrap:anywhere]">
              {lead.name}
            </span>
            <LanguageBadge locale={lead.locale} />
          </p>
          <ContactLinks
            name={lead.name}
            email={lead.email}
            phone={lead.phone}
            subject={inLocale(messages, lead.locale).mailSubject(lead.reference)}
          />
        </th>
        <Cell className="col-span-2 text-sm lg:w-[32%] lg:[&>*]:inline">
          <p className={lead.package ? "font-semibold lg:me-2" : "text-muted lg:me-2"}>
            {lead.package ? packageNames[lead.package] : t.undecided}
          </p>
          {lead.message && <LongText text={lead.message} lang={lead.locale} of={t.messageOf(lead.name)} />}
        </Cell>
        <Cell className="lg:w-[19%]">
          {lead.callAt && (
            <p className="flex items-center gap-1.5 font-semibold text-sm">
              <PhoneCall aria-hidden className="size-4" />
              {t.call(formatDateTime(lead.callAt, "shortMoment", locale))}
            </p>
          )}
          {lead.heldReason ? <HeldLead lead={lead} reason={lead.heldReason} /> : <LeadClock lead={lead} />}
          <Assignee assignee={lead.assignee} of={lead.name} assign={assign} />
        </Cell>
        <Cell className="lg:w-44 lg:pe-5">
          <LeadStatusSelect lead={lead} />
          <Toggle open={open} controls={historyId} toggle={setOpen} className="lg:min-h-7">
            {t.history.show} <span className="sr-only">{t.history.of(lead.name)}</span>
          </Toggle>
        </Cell>
      </tr>
      <tr
        id={historyId}
        hidden={!open}
        className={classNames("border-s-4", margin, open && "block lg:table-row")}
      >
        {open && (
          <td colSpan={5} className="block px-4 pb-4 lg:table-cell">
            <LeadHistoryView lead={lead} />
          </td>
        )}
      </tr>
    </tbody>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td
      className={classNames(
        "block min-w-0 lg:table-cell lg:px-3 lg:py-1 lg:first:ps-4 lg:align-top",
        className,
      )}
    >
      {children}
    </td>
  );
}

function HeldLead({ lead, reason }: { lead: Lead; reason: string }) {
  return <SpamHold reason={reason} name={lead.name} release={useReleaseLead(lead.id)} />;
}

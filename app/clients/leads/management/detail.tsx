import { PhoneCall } from "lucide-react";
import { useId, useState } from "react";
import { packageNames } from "#app/site/packages/contract.ts";
import { RecordFollowUp } from "#app/staff/follow-up/record-follow-up.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { ContactLinks } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { WholeText } from "#app/staff/shell/record/long-text-view.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { ComposerDisclosure } from "#app/staff/templates/composer.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Lead } from "../contract.ts";
import { LeadClock } from "./answer-clock-view.tsx";
import { CorrectLead } from "./correct-dialog.tsx";
import { LeadHistoryView } from "./history.tsx";
import { messages } from "./messages.ts";
import { useAssignLead, useReleaseLead } from "./queries.ts";
import { LeadSale } from "./sale/sale.tsx";
import { SaleHistory } from "./sale/sale-history.tsx";
import { LeadStatusSelect } from "./status-select.tsx";

/** A lead beside the list: who it is and how to reach them, then what they ask, then what we did. */
export function LeadDetail({ lead }: { lead: Lead }) {
  const t = useText(messages);
  const { sources } = useText(deskMessages).byHand;
  const { locale } = useLocale();
  const assign = useAssignLead(lead);
  return (
    <>
      <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <ContactLinks
            name={lead.name}
            email={lead.email}
            phone={lead.phone}
            subject={inLocale(messages, lead.locale).mailSubject(lead.reference)}
          />
          <PersonLink record={{ kind: "lead", id: lead.id }} shown={lead.name} />
          <p className="mt-1 text-muted text-sm lining-nums">
            {lead.reference} · {formatDateTime(lead.createdAt, "moment", locale)}
          </p>
          {lead.source !== "site" && <p className="text-muted text-sm">{t.source(sources[lead.source])}</p>}
          <Allowed to="work" silent>
            <CorrectLead lead={lead} />
          </Allowed>
        </div>
        <div className="grid content-start gap-2">
          <LeadStatusSelect lead={lead} />
          {lead.heldReason ? <HeldLead lead={lead} reason={lead.heldReason} /> : <LeadClock lead={lead} />}
          <Assignee assignee={lead.assignee} of={lead.name} assign={assign} hasKey />
          <Allowed to="money" silent>
            <LeadSale lead={lead} />
          </Allowed>
        </div>
      </div>
      <div className="grid gap-2 border-t pt-4">
        <p className={lead.package ? "font-semibold" : "text-muted"}>
          {lead.package ? packageNames[lead.package] : t.undecided}
        </p>
        {lead.callAt && (
          <p className="flex items-center gap-1.5 font-semibold text-sm">
            <PhoneCall aria-hidden className="size-4" />
            {t.call(formatDateTime(lead.callAt, "shortMoment", locale))}
          </p>
        )}
        {lead.message && <WholeText text={lead.message} lang={lead.locale} />}
      </div>
      <ComposerDisclosure record={{ kind: "lead", id: lead.id }} name={lead.name} />
      <RecordFollowUp record={{ kind: "lead", id: lead.id }} of={lead.name} hasKeys />
      <FoldedHistory lead={lead} />
    </>
  );
}

function FoldedHistory({ lead }: { lead: Lead }) {
  const { history: t } = useText(messages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="border-t pt-2">
      <Toggle open={open} controls={id} toggle={setOpen}>
        {t.show} <span className="sr-only">{t.of(lead.name)}</span>
      </Toggle>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <LeadHistoryView lead={lead} />
            <SaleHistory lead={lead} />
          </>
        )}
      </div>
    </div>
  );
}

function HeldLead({ lead, reason }: { lead: Lead; reason: string }) {
  return (
    <SpamHold
      reason={reason}
      name={lead.name}
      release={useReleaseLead(lead.id)}
      undo="/api/admin/leads/:id/undo"
    />
  );
}

import { Gavel } from "lucide-react";
import { names } from "#app/marketplace/vendors/names.ts";
import { RecordFollowUp } from "#app/staff/follow-up/record-follow-up.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { ComposerDisclosure } from "#app/staff/templates/composer.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { Application } from "../contract.ts";
import { StatusBadge } from "../parts/status-badge.tsx";
import { ageText } from "../rules/age.ts";
import { openDecisions } from "../rules/decisions.ts";
import { Answers } from "./answers.tsx";
import { Checks } from "./checks.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { ApplicationHistory } from "./history.tsx";
import { messages } from "./messages.ts";
import { Papers } from "./papers.tsx";
import { useAssignApplication } from "./queries.ts";
import { DueNote, HeldApplication } from "./status.tsx";
import { Steps } from "./steps.tsx";

/**
 * An application, on a page of its own or beside the list. With room the decision and the checks stay beside the answers;
 * without, a bar at the foot leads to them.
 */
export function Review({ application }: { application: Application }) {
  const t = useText(messages);
  const isOpen = openDecisions[application.status].length > 0;
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">
        <StatusBadge status={application.status}>{t.statuses[application.status]}</StatusBadge>
        <DueNote application={application} />
        <Assignee
          assignee={application.assignee}
          of={application.businessName}
          assign={useAssignApplication(application)}
        />
      </div>
      <div className="grid items-start gap-8 border-t pt-4 @4xl:grid-cols-12 @4xl:gap-10">
        <div className="grid min-w-0 gap-8 @max-4xl:**:scroll-mb-24 @4xl:col-span-7">
          <Summary application={application} />
          <ComposerDisclosure
            record={{ kind: "vendor_application", id: application.id }}
            name={application.ownerName}
          />
          <RecordFollowUp
            record={{ kind: "vendor_application", id: application.id }}
            of={application.businessName}
          />
          <div>
            <Steps application={application} />
            <ApplicationHistory application={application} />
          </div>
          <Answers application={application} />
          {isOpen && (
            <div className="sticky bottom-[calc(var(--foot)+var(--dock))] z-10 -mx-4 border-t bg-card px-4 py-3 @4xl:hidden print:hidden">
              <a href="#decision" className={buttonClass({ variant: "primary", className: "w-full" })}>
                <Gavel aria-hidden className="size-4" />
                {t.toDecision}
              </a>
            </div>
          )}
        </div>
        <ScrollRegion
          label={t.side}
          className="min-w-0 @4xl:sticky @4xl:top-[calc(var(--cards)+0.75rem)] @4xl:col-span-5 @4xl:max-h-[calc(100dvh-var(--cards)-1.5rem)] @4xl:overflow-y-auto print:hidden"
        >
          <div className="grid gap-5">
            <DecisionPanel application={application} />
            <Papers application={application} />
            <Checks application={application} />
          </div>
        </ScrollRegion>
      </div>
    </div>
  );
}

function Summary({ application }: { application: Application }) {
  const t = useText(messages);
  const { categories } = useText(names);
  const { locale } = useLocale();
  const now = useNow();
  const { answers, createdAt, reference } = application;
  return (
    <div className="flex flex-wrap gap-x-12 gap-y-3">
      <div className="text-sm">
        <p className="flex items-baseline gap-2.5 font-semibold text-base">
          <span className="[overflow-wrap:anywhere]">{application.ownerName}</span>
          <LanguageBadge locale={application.locale} />
        </p>
        <PersonLink
          record={{ kind: "vendor_application", id: application.id }}
          shown={application.ownerName}
        />
        <ContactLinks
          name={application.ownerName}
          email={application.email}
          phone={answers.primaryPhone}
          subject={inLocale(messages, application.locale).mailSubject(reference)}
        />
      </div>
      <div className="text-sm">
        <p className="font-semibold text-base">{categories[application.serviceCategory]}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{application.city}</p>
      </div>
      <div className="text-sm">
        <p className="font-semibold text-base lining-nums">{reference}</p>
        <p className="text-muted">
          {formatDateTime(createdAt, "moment", locale)} · {ageText(createdAt, now, locale)}
        </p>
      </div>
      {application.heldReason && (
        <div className="flex basis-full flex-col gap-2 border-s-4 border-s-ambar ps-4 text-sm">
          <HeldApplication application={application} reason={application.heldReason} />
          <p>{t.heldNote}</p>
        </div>
      )}
    </div>
  );
}

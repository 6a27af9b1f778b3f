import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest } from "../contract.ts";
import { protocolNames } from "../protocol-names.ts";
import { messages } from "../staff-messages.ts";
import { SafetyUrgencyBadge } from "../urgency-badge.tsx";
import { RequestContact } from "./contact.tsx";
import { RequestPhotos } from "./photos.tsx";
import { useAssignSafetyRequest, useDecision, useReleaseSafetyRequest } from "./queries.ts";
import { RequestDue, StatusBadge } from "./status.tsx";

type RequestCardProps = { request: SafetyRequest; onOpen: () => void };

export function RequestCard({ request, onOpen }: RequestCardProps) {
  const t = useText(messages);
  const protocols = useText(protocolNames);
  const assign = useAssignSafetyRequest(request);
  const { name, urgency, status } = request;
  const isUrgentNow = status !== "closed" && request.reachedAt === null && urgency !== "normal";
  return (
    <li
      data-entry
      tabIndex={-1}
      className={classNames(
        "grid gap-x-8 gap-y-4 border-s-4 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:p-5 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_17rem]",
        isUrgentNow
          ? urgency === "emergency"
            ? "border-s-flamboyan"
            : "border-s-ambar"
          : "border-s-transparent",
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
          <SafetyUrgencyBadge urgency={urgency} />
          <span className="lining-nums">{request.reference}</span>
        </p>
        <h2 className="flex flex-wrap items-baseline gap-x-2.5 text-lg leading-snug">
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {name}
          </span>
          <LanguageBadge locale={request.locale} />
        </h2>
        <RequestContact request={request} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold text-sm">{protocols[request.protocol]}</p>
        <LongText text={request.details} lang={request.locale} of={t.detailsOf(name)} />
        <RequestPhotos request={request} />
        <Moments request={request} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-2">
        <StatusBadge status={status} />
        {request.heldReason ? (
          <HeldRequest request={request} reason={request.heldReason} />
        ) : (
          <RequestDue request={request} />
        )}
        {/* Before that, to take it in hand is to have it. */}
        {(request.assignee || status !== "pending_review") && (
          <Assignee assignee={request.assignee} of={name} assign={assign} />
        )}
        <RequestActions request={request} onOpen={onOpen} />
      </div>
    </li>
  );
}

function Moments({ request: { createdAt, writtenAt } }: { request: SafetyRequest }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const isDelayed = Date.parse(createdAt) - Date.parse(writtenAt) > 5 * 60_000;
  return (
    <p className="mt-2 text-muted text-sm">
      <time dateTime={createdAt}>{formatDateTime(createdAt, "moment", locale)}</time>
      {isDelayed && (
        <span className="block">{t.writtenEarlier(formatDateTime(writtenAt, "shortMoment", locale))}</span>
      )}
    </p>
  );
}

function HeldRequest({ request, reason }: { request: SafetyRequest; reason: string }) {
  return <SpamHold reason={reason} name={request.name} release={useReleaseSafetyRequest(request.id)} />;
}

function RequestActions({ request, onOpen }: RequestCardProps) {
  const t = useText(messages);
  const change = useDecision(request);
  const requestName = <span className="sr-only">: {request.name}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {request.status === "pending_review" && (
        <Button
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ status: "in_hand", note: "", from: request.status })}
        >
          {t.take}
          {requestName}
        </Button>
      )}
      {request.status === "in_hand" && request.reachedAt === null && (
        <Button
          size="small"
          busy={change.isPending}
          onClick={() => change.mutate({ status: "in_hand", note: "", from: request.status, reached: true })}
        >
          {t.reached}
          {requestName}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onOpen}>
        {t.note}
        {requestName}
      </Button>
    </div>
  );
}

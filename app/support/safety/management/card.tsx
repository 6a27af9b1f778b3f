import { RecordFollowUp } from "#app/staff/follow-up/record-follow-up.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Assignee, AssigneeInitials } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHold, SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { WholeText } from "#app/staff/shell/record/long-text-view.tsx";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { ComposerDisclosure } from "#app/staff/templates/composer.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toDuration } from "#platform/i18n/due.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest } from "../contract.ts";
import { protocolNames } from "../protocol-names.ts";
import { messages } from "../staff-messages.ts";
import { SafetyUrgencyBadge } from "../urgency-badge.tsx";
import { RequestContact } from "./contact.tsx";
import { RequestHistory } from "./history.tsx";
import { RequestPhotos } from "./photos.tsx";
import { useAssignSafetyRequest, useDecision, useReleaseSafetyRequest } from "./queries.ts";
import { RequestDue, StatusBadge } from "./status.tsx";

/** A call for help in one line; its edge marks one that nobody has answered. */
export function RequestRow({ request }: { request: SafetyRequest }) {
  const t = useText(messages);
  const protocols = useText(protocolNames);
  const { locale } = useLocale();
  const { name, urgency, status, assignee } = request;
  // Who waits for review is nobody's: a narrow row says that once.
  const isUntaken = status === "pending_review" && !assignee;
  const isUrgentNow = status !== "closed" && request.reachedAt === null && urgency !== "normal";
  return (
    <DeskRow
      id={request.id}
      name={name}
      mark={
        <>
          <LanguageBadge locale={request.locale} />
          <RequestAge request={request} />
        </>
      }
      edge={isUrgentNow ? (urgency === "emergency" ? "late" : "soon") : undefined}
      what={
        <>
          <strong>{protocols[request.protocol]}</strong>
          <span lang={request.locale} dir="auto">
            {" · "}
            {firstWords(request.details)}
          </span>
        </>
      }
      state={
        <>
          {assignee && <AssigneeInitials assignee={assignee} />}
          {!assignee && status !== "closed" && <span className="font-semibold">{t.nobody}</span>}
          <SafetyUrgencyBadge urgency={urgency} />
          {request.heldReason ? (
            <SpamHoldMark />
          ) : (
            <span className={isUntaken ? "desk-wide" : "contents"}>
              <StatusBadge status={status} />
            </span>
          )}
        </>
      }
      when={
        <time dateTime={request.createdAt}>{formatDateTime(request.createdAt, "shortMoment", locale)}</time>
      }
    />
  );
}

/** How old it is while it is open; red until somebody reached the person. */
function RequestAge({ request: { status, createdAt, reachedAt } }: { request: SafetyRequest }) {
  const t = useText(messages).age;
  const now = useNow();
  if (status === "closed") return null;
  const { unit, amount } = toDuration(now - Date.parse(createdAt));
  return (
    <span
      className={classNames(
        "flex-none font-semibold text-sm lining-nums",
        reachedAt === null ? "text-flamboyan" : "text-muted",
      )}
    >
      <span className="sr-only">{t.openFor} </span>
      {t[unit](amount)}
    </span>
  );
}

type RequestProps = { request: SafetyRequest; onOpen: () => void };

/** A call for help beside the list: how to reach the person, then what happened, then what we do. */
export function RequestDetail({ request, onOpen }: RequestProps) {
  const t = useText(messages);
  const protocols = useText(protocolNames);
  const assign = useAssignSafetyRequest(request);
  const { name, status } = request;
  return (
    <>
      <div className="grid gap-x-8 gap-y-3 @xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
            <SafetyUrgencyBadge urgency={request.urgency} />
            <span className="lining-nums">{request.reference}</span>
          </p>
          <PersonLink record={{ kind: "safety_request", id: request.id }} shown={name} />
          <RequestContact request={request} />
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
          <Allowed to="work">
            <RequestActions request={request} onOpen={onOpen} />
          </Allowed>
        </div>
      </div>
      <div className="grid gap-2 border-t pt-4">
        <p className="font-semibold text-sm">{protocols[request.protocol]}</p>
        <WholeText text={request.details} lang={request.locale} />
        <RequestPhotos request={request} />
        <Moments request={request} />
      </div>
      <RecordFollowUp record={{ kind: "safety_request", id: request.id }} of={name} />
      <div className="border-t pt-4">
        <h3 className="mb-2 font-sans font-semibold text-base">{t.history.title}</h3>
        <RequestHistory request={request} />
      </div>
      {request.contact.trim() !== "" && (
        <ComposerDisclosure record={{ kind: "safety_request", id: request.id }} name={name} />
      )}
    </>
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

function RequestActions({ request, onOpen }: RequestProps) {
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

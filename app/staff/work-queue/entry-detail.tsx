import { ArrowLeft, CalendarClock, ExternalLink, HandHelping, HardHat } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { Link } from "react-router";
import { DueNote, StatusBadge, UrgencyBadge } from "#app/clients/bookings/booking-status.tsx";
import type { BookingStatus } from "#app/clients/bookings/contract.ts";
import { RecordNextSteps } from "#app/staff/follow-up/record-next-steps.tsx";
import { RecordNotes } from "#app/staff/follow-up/record-notes.tsx";
import { SnoozeButton } from "#app/staff/follow-up/snooze-button.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { PresentAt } from "#app/staff/presence/present-at.tsx";
import { WhoIsHere } from "#app/staff/presence/who-is-here.tsx";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { Composer } from "#app/staff/templates/composer.tsx";
import { ChatInPlace } from "#app/support/chat/chat-in-place.tsx";
import { SafetyUrgencyBadge } from "#app/support/safety/urgency-badge.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toDuration } from "#platform/i18n/due.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { QueueItem } from "./contract.ts";
import { isPromise, safetyUrgencies, useEntryName, waitingOf } from "./entry-texts.ts";
import { messages } from "./messages.ts";
import { EntryWork } from "./parts/entry-work.tsx";
import { isAssigned, useAssignQueueItem } from "./queries.ts";
import { Subject } from "./queue-list.tsx";

type EntryDetailProps = {
  item: QueueItem;
  /** Somebody else dealt with it while it is open here. */
  isGone: boolean;
  /** Goes on to the entry after this one. */
  advance: () => void;
  close: () => void;
  askSale: (lead: QueueItem) => void;
  headingRef: Ref<HTMLHeadingElement>;
};

/** One entry beside the list, with all that can be done with it in place. */
export function EntryDetail({ item, isGone, advance, close, askSale, headingRef }: EntryDetailProps) {
  const t = useText(messages);
  const name = useEntryName(item);
  const note = useRef<HTMLTextAreaElement>(null);
  const step = useRef<{ open: () => void }>(null);
  const snooze = useRef<{ open: () => void }>(null);
  const own = useRef<HTMLHeadingElement>(null);
  useImperativeHandle(headingRef, () => own.current as HTMLHeadingElement);
  useEffect(() => {
    own.current?.scrollIntoView({ block: "nearest" });
    // On a narrow screen it takes the list's place.
    if (!window.matchMedia("(min-width: 64rem)").matches) own.current?.focus();
  }, []);
  const record = item.recordKind && { kind: item.recordKind, id: item.recordId };
  useShortcuts({
    n: () => note.current?.focus(),
    s: () => step.current?.open(),
    z: () => snooze.current?.open(),
  });
  return (
    <PresentAt record={record}>
      <section aria-label={name} className="grid gap-5 rounded border border-line bg-card p-4 sm:p-5">
        <header className="relative grid gap-2">
          <Button variant="link" size="small" onClick={close} className="w-fit lg:hidden">
            <ArrowLeft aria-hidden className="size-4" />
            {t.detail.back}
          </Button>
          <WhoIsHere className="absolute end-0 top-0.5 max-w-44 justify-end lg:top-0 lg:max-w-64 lg:flex-nowrap lg:overflow-hidden" />
          <Facts item={item} />
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h2
              ref={own}
              tabIndex={-1}
              className="min-w-0 text-xl [overflow-wrap:anywhere] focus:outline-none"
            >
              <span dir="auto">{name}</span> <LanguageBadge locale={item.locale} />
            </h2>
            {record && <SnoozeButton record={record} onSnoozed={advance} openRef={snooze} />}
          </div>
          <p dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
            <Subject item={item.kind === "booking" ? item : { ...item, words: "" }} />
          </p>
          <State item={item} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {isAssigned(item) && <TakenBy item={item} name={name} />}
            {record && <PersonLink record={record} shown={name} />}
          </div>
        </header>
        {isGone && (
          <p role="status" className="border-ambar border-s-3 bg-band px-3 py-2 text-sm">
            {t.detail.gone}
          </p>
        )}
        {item.kind === "safety" && <Contacts item={item} name={name} />}
        {!isGone && (
          <EntryWork item={item} advance={advance} addStep={() => step.current?.open()} askSale={askSale} />
        )}
        {item.kind === "chat" ? (
          <ChatInPlace id={item.id} isAnswered={isGone} />
        ) : (
          <Words item={item} name={name} />
        )}
        {!isGone && <AnswerInPlace item={item} advance={advance} />}
        {item.kind !== "safety" && <Contacts item={item} name={name} />}
        {record && (
          <>
            <RecordNextSteps record={record} openRef={step} />
            <RecordNotes record={record} fieldRef={note} />
          </>
        )}
        <OpenRecord item={item} name={name} />
      </section>
    </PresentAt>
  );
}

function Facts({ item }: { item: QueueItem }) {
  const t = useText(messages);
  const { kind, urgency, status, reachedAt } = item;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm lg:pe-64">
      <span>{t.groups[item.group]}</span>
      {item.reference && <span className="lining-nums">{item.reference}</span>}
      {kind === "safety" && <SafetyUrgencyBadge urgency={safetyUrgencies[urgency]} />}
      {kind === "booking" && <UrgencyBadge urgency={urgency} />}
      {kind === "booking" && <StatusBadge status={status as BookingStatus} />}
      {status === "in_hand" && reachedAt === null && (
        <Badge tone="in-progress" icon={HandHelping}>
          {t.inHand}
        </Badge>
      )}
      {item.asksForTime && (
        <Badge tone="confirmed" icon={CalendarClock}>
          {t.asksForTime}
        </Badge>
      )}
    </p>
  );
}

function State({ item }: { item: QueueItem }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const now = useNow();
  if (isPromise(item)) return <DueNote booking={waitingOf(item)} />;
  if (item.kind === "safety" && item.reachedAt !== null) {
    const { unit, amount } = toDuration(now - Date.parse(item.createdAt));
    return <p className="text-sm">{t.openFor(t[unit](amount))}</p>;
  }
  return (
    <p className="text-muted text-sm">
      {formatDateTime(item.dueAt, item.wholeDay ? "day" : "moment", locale)}
    </p>
  );
}

function TakenBy({ item, name }: { item: Parameters<typeof useAssignQueueItem>[0]; name: string }) {
  const assign = useAssignQueueItem(item);
  return <Assignee assignee={item.assignee} of={name} assign={assign} hasKey />;
}

function Words({ item, name }: { item: QueueItem; name: string }) {
  const t = useText(messages).detail;
  if (item.words === "" || item.kind === "step" || item.kind === "letter") return null;
  const title = item.group === "cancelled" ? t.reason : t.words;
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{title}</h3>
      <LongText text={item.words} lang={item.locale} of={name} />
    </div>
  );
}

/** The composer, open, where the first words answer: they are what the entry waits for. */
function AnswerInPlace({ item: { kind, id, group }, advance }: Pick<EntryDetailProps, "item" | "advance">) {
  if (kind === "message") return <Composer record={{ kind: "contact_message", id }} onSent={advance} />;
  if (kind !== "lead" || group === "no_step") return null;
  return <Composer record={{ kind: "lead", id }} onSent={advance} />;
}

function Contacts({ item, name }: { item: QueueItem; name: string }) {
  const t = useText(messages).detail;
  const { email, phone, reference, locale, vendorName, vendorEmail, vendorPhone } = item;
  const subject = inLocale(messages, locale).detail.subject(reference);
  const hasVendor = vendorEmail !== "" || vendorPhone !== "";
  return (
    <div className={classNames("grid gap-x-8 gap-y-3", hasVendor && "sm:grid-cols-2")}>
      <div className="min-w-0">
        <h3 className="text-base">{t.customer}</h3>
        {email || phone ? (
          <ContactLinks
            {...{ name, email, phone, subject }}
            asButtons={item.kind === "safety" && item.status !== "closed"}
          />
        ) : (
          <p className="text-muted text-sm">{t.noContact}</p>
        )}
      </div>
      {hasVendor && (
        <div className="min-w-0">
          <h3 className="text-base">
            {t.vendor}: <span dir="auto">{vendorName}</span>
          </h3>
          <ContactLinks name={vendorName} email={vendorEmail} phone={vendorPhone} subject={subject} />
        </div>
      )}
    </div>
  );
}

function OpenRecord({ item, name }: { item: QueueItem; name: string }) {
  const t = useText(messages).detail;
  const to = item.recordKind
    ? deskRecordPath({ kind: item.recordKind, id: item.recordId })
    : `/admin/outbox?search=%23${item.id}`;
  const givesOut = item.kind === "booking" && item.group !== "cancelled" && item.group !== "outcome";
  return (
    <p className="flex flex-wrap gap-2">
      {givesOut && (
        <Link
          to={`/job-matching-demo?booking=${item.id}`}
          className={buttonClass({ variant: "quiet", size: "small" })}
        >
          <HardHat aria-hidden className="size-4" />
          {t.askLocal}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
      <Link to={to} className={buttonClass({ variant: "quiet", size: "small" })}>
        <ExternalLink aria-hidden className="size-4" />
        {item.kind === "chat" ? t.openChat : t.openRecord}
        <span className="sr-only">: {name}</span>
      </Link>
    </p>
  );
}

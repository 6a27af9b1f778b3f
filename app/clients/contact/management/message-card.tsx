import { CircleCheck, Clock } from "lucide-react";
import { RecordFollowUp } from "#app/staff/follow-up/record-follow-up.tsx";
import { PersonLink } from "#app/staff/people/person-link.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Assignee, AssigneeInitials } from "#app/staff/shell/editing/assignee.tsx";
import { SpamHold, SpamHoldMark } from "#app/staff/shell/editing/spam-hold.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { firstWords } from "#app/staff/shell/record/long-text.ts";
import { WholeText } from "#app/staff/shell/record/long-text-view.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { ComposerDisclosure } from "#app/staff/templates/composer.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { ContactMessage } from "../contract.ts";
import { messages } from "./messages.ts";
import { useAssignMessage, useMarkAnswered, useReleaseMessage } from "./queries.ts";

export function MessageRow({ message }: { message: ContactMessage }) {
  const { locale } = useLocale();
  return (
    <DeskRow
      id={message.id}
      name={message.name}
      mark={<LanguageBadge locale={message.locale} />}
      what={
        <span lang={message.locale} dir="auto">
          {message.subject && <strong>{message.subject}</strong>}
          {message.subject && " · "}
          {firstWords(message.message)}
        </span>
      }
      state={
        <>
          {message.assignee && <AssigneeInitials assignee={message.assignee} />}
          {message.heldReason ? <SpamHoldMark /> : <AnswerBadge message={message} />}
        </>
      }
      when={formatDateTime(message.createdAt, "shortMoment", locale)}
    />
  );
}

/** A message beside the list. */
export function MessageDetail({ message }: { message: ContactMessage }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const customerTexts = inLocale(messages, message.locale);
  const subject = message.subject ? customerTexts.replySubject(message.subject) : customerTexts.replyWithout;
  return (
    <>
      <div>
        <ContactLinks name={message.name} email={message.email} phone={message.phone} subject={subject} />
        <PersonLink record={{ kind: "contact_message", id: message.id }} shown={message.name} />
        <p className="mt-1 text-muted text-sm">{formatDateTime(message.createdAt, "moment", locale)}</p>
      </div>
      <div className="grid gap-2 border-t pt-4">
        {message.subject ? (
          <p lang={message.locale} dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {message.subject}
          </p>
        ) : (
          <p className="text-muted text-sm">{t.noSubject}</p>
        )}
        <WholeText text={message.message} lang={message.locale} />
      </div>
      <div className="flex flex-col items-start gap-3 border-t pt-4">
        <AnswerStatus message={message} />
        <Assignee assignee={message.assignee} of={message.name} assign={useAssignMessage(message)} />
        {message.heldReason && <HeldMessage message={message} reason={message.heldReason} />}
        <MessageActions message={message} />
      </div>
      <div className="min-w-0 lg:col-span-full">
        <ComposerDisclosure record={{ kind: "contact_message", id: message.id }} name={message.name} />
      </div>
      <RecordFollowUp record={{ kind: "contact_message", id: message.id }} of={message.name} />
    </>
  );
}

function HeldMessage({ message, reason }: { message: ContactMessage; reason: string }) {
  return <SpamHold reason={reason} name={message.name} release={useReleaseMessage(message.id)} />;
}

function AnswerBadge({ message }: { message: ContactMessage }) {
  const { states } = useText(messages);
  const isAnswered = message.answeredAt !== null;
  return (
    <Badge tone={isAnswered ? "completed" : "pending"} icon={isAnswered ? CircleCheck : Clock}>
      {isAnswered ? states.answered : states.open}
    </Badge>
  );
}

function AnswerStatus({ message }: { message: ContactMessage }) {
  const { locale } = useLocale();
  return (
    <div>
      <AnswerBadge message={message} />
      {message.answeredAt && (
        <p className="mt-1 text-muted text-sm">
          {message.answeredBy}, {formatDateTime(message.answeredAt, "moment", locale)}
        </p>
      )}
    </div>
  );
}

function MessageActions({ message }: { message: ContactMessage }) {
  const t = useText(messages);
  const mark = useMarkAnswered(message, useStaff().name, () => errorToast(t.markFailed));
  const isAnswered = message.answeredAt !== null;
  return (
    <Allowed to="work">
      <Button variant="link" size="small" onClick={() => mark.mutate(!isAnswered)}>
        {isAnswered ? t.markOpen : t.markAnswered}
        <span className="sr-only">: {message.name}</span>
      </Button>
    </Allowed>
  );
}

import { CircleCheck, Clock, Mail } from "lucide-react";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { ContactLinks, LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import type { ContactMessage } from "../contract.ts";
import { messages } from "./messages.ts";
import { useMarkAnswered, useReleaseMessage } from "./queries.ts";

export function MessageCard({ message }: { message: ContactMessage }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const customerTexts = inLocale(messages, message.locale);
  const subject = message.subject ? customerTexts.replySubject(message.subject) : customerTexts.replyWithout;
  return (
    <li
      data-entry
      tabIndex={-1}
      className="grid gap-x-8 gap-y-3 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:p-5 lg:grid-cols-12"
    >
      <div className="min-w-0 lg:col-span-3">
        <h2 className="flex flex-wrap items-baseline gap-x-2.5 text-lg leading-snug">
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {message.name}
          </span>
          <LanguageBadge locale={message.locale} />
        </h2>
        <p className="text-muted text-sm">{formatDateTime(message.createdAt, "moment", locale)}</p>
        <ContactLinks name={message.name} email={message.email} phone={message.phone} subject={subject} />
      </div>
      <div className="min-w-0 lg:col-span-6">
        {message.subject ? (
          <p lang={message.locale} dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {message.subject}
          </p>
        ) : (
          <p className="text-muted text-sm">{t.noSubject}</p>
        )}
        <LongText text={message.message} lang={message.locale} of={t.messageOf(message.name)} />
      </div>
      <div className="flex flex-col items-start gap-3 lg:col-span-3">
        <AnswerStatus message={message} />
        {message.heldReason && <HeldMessage message={message} reason={message.heldReason} />}
        <MessageActions message={message} subject={subject} />
      </div>
    </li>
  );
}

function HeldMessage({ message, reason }: { message: ContactMessage; reason: string }) {
  return <SpamHold reason={reason} name={message.name} release={useReleaseMessage(message.id)} />;
}

function AnswerStatus({ message }: { message: ContactMessage }) {
  const t = useText(messages);
  const { locale } = useLocale();
  if (!message.answeredAt) {
    return (
      <Badge tone="pending" icon={Clock}>
        {t.states.open}
      </Badge>
    );
  }
  return (
    <div>
      <Badge tone="completed" icon={CircleCheck}>
        {t.states.answered}
      </Badge>
      <p className="mt-1 text-muted text-sm">
        {message.answeredBy}, {formatDateTime(message.answeredAt, "moment", locale)}
      </p>
    </div>
  );
}

function MessageActions({ message, subject }: { message: ContactMessage; subject: string }) {
  const t = useText(messages);
  const mark = useMarkAnswered(message, useStaff().name, () => errorToast(t.markFailed));
  const isAnswered = message.answeredAt !== null;
  const mailto = `mailto:${encodeURIComponent(message.email)}?subject=${encodeURIComponent(subject)}`;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {!isAnswered && (
        <a href={mailto} className={buttonClass({ variant: "quiet", size: "small" })}>
          <Mail aria-hidden className="size-4" />
          {t.reply}
          <span className="sr-only">: {message.name}</span>
        </a>
      )}
      <Button variant="link" size="small" onClick={() => mark.mutate(!isAnswered)}>
        {isAnswered ? t.markOpen : t.markAnswered}
        <span className="sr-only">: {message.name}</span>
      </Button>
    </div>
  );
}

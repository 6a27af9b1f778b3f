import { CircleCheck, CircleX, Clock, Hand, type LucideIcon, Mail } from "lucide-react";
import { LanguageMark } from "#app/desk/contact-links.tsx";
import { countText, momentText } from "#app/desk/moments.ts";
import { useStaff } from "#app/desk/staff-context.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { isConflict } from "#platform/api-client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { OutboxMessage, OutboxState } from "./contract.ts";
import { useOutboxAct } from "./queries.ts";

const looks: Record<OutboxState, { tone: BadgeTone; icon: LucideIcon }> = {
  waiting: { tone: "pending", icon: Clock },
  sent: { tone: "completed", icon: CircleCheck },
  failed: { tone: "cancelled", icon: CircleX },
  sent_by_hand: { tone: "confirmed", icon: Hand },
};

/** One letter of the outbox: to whom, what it says, how it stands, and what one can do about it. */
export function LetterCard({ letter }: { letter: OutboxMessage }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const look = looks[letter.status];
  const pending = letter.status === "waiting" || letter.status === "failed";
  return (
    <li
      data-entry
      tabIndex={-1}
      className="grid gap-x-8 gap-y-3 border-b p-4 last:border-b-0 focus-visible:-outline-offset-3 sm:p-5 lg:grid-cols-12"
    >
      <div className="min-w-0 lg:col-span-7">
        <h2 lang={letter.locale} dir="auto" className="text-lg leading-snug [overflow-wrap:anywhere]">
          {letter.subject}
        </h2>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 text-muted text-sm">
          <span className="[overflow-wrap:anywhere]">
            {t.to} <span className="text-ink">{letter.recipient}</span>
          </span>
          <span>{momentText(letter.createdAt, "moment", locale)}</span>
          <LanguageMark locale={letter.locale} />
        </p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-sm">
            {t.read}
            <span className="sr-only">: {letter.subject}</span>
          </summary>
          <p
            lang={letter.locale}
            className="mt-1 mb-2 max-w-measure whitespace-pre-line border-line border-s-2 ps-4 text-sm [overflow-wrap:anywhere]"
          >
            {letter.text}
          </p>
        </details>
      </div>
      <div className="flex flex-col items-start gap-2 lg:col-span-5">
        <Badge tone={look.tone} icon={look.icon}>
          {t.states[letter.status]}
        </Badge>
        <Standing letter={letter} />
        {pending && <Acts letter={letter} />}
      </div>
    </li>
  );
}

/** How a letter stands, in a sentence that claims no more than is known. */
function Standing({ letter }: { letter: OutboxMessage }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { mailIsConfigured } = useStaff();
  const attempts = countText(letter.attempts, locale);
  const when = letter.sentAt ? momentText(letter.sentAt, "moment", locale) : "";
  const words = {
    waiting: mailIsConfigured ? t.waitingTurn : t.waitingHere,
    sent: t.acceptedAt(when),
    failed: t.failedWith(letter.lastError ?? "?", attempts),
    sent_by_hand: t.byHandAt(letter.sentBy ?? "?", when),
  }[letter.status];
  return <p className="text-muted text-sm">{words}</p>;
}

function Acts({ letter }: { letter: OutboxMessage }) {
  const t = useText(messages);
  const { mailIsConfigured } = useStaff();
  const send = useOutboxAct("send");
  const byHand = useOutboxAct("sent-by-hand");
  const failed = (error: Error) => {
    const conflict = isConflict(error);
    toast({ title: t.error, description: conflict ? t.conflict : t.actFailed, variant: "destructive" });
  };
  const about = <span className="sr-only">: {letter.subject}</span>;
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      <a href={letter.mailto} className={buttonClass({ variant: "quiet", size: "small" })}>
        <Mail aria-hidden className="size-4" />
        {t.openMail}
        {about}
      </a>
      <Button
        variant="link"
        size="small"
        busy={byHand.isPending}
        onClick={() =>
          byHand.mutate(letter.id, { onSuccess: () => toast({ title: t.marked }), onError: failed })
        }
      >
        {t.markSent}
        {about}
      </Button>
      {mailIsConfigured && (
        <Button
          variant="quiet"
          size="small"
          busy={send.isPending}
          onClick={() =>
            send.mutate(letter.id, {
              onSuccess: () => toast({ title: t.queued, description: t.queuedText }),
              onError: failed,
            })
          }
        >
          {t.sendAgain}
          {about}
        </Button>
      )}
    </div>
  );
}

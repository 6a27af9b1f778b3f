import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Mail, MessageCircle } from "lucide-react";
import { Link } from "react-router";
import type { OutboxMessage } from "#app/staff/outbox/contract.ts";
import { isFinal } from "#app/staff/outbox/final-state.ts";
import { useLetterStatus } from "#app/staff/outbox/letter-status.ts";
import { useOutboxAction } from "#app/staff/outbox/queries.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { PagedHistory } from "#app/staff/shell/record/history.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { lettersAbout, lettersAboutQueryOptions, type WritableRecord } from "../queries.ts";

/** What was written about a record, newest first, with its state; nothing while nothing was. */
export function SentLetters({ record }: { record: WritableRecord }) {
  const t = useText(messages).sent;
  const query = useInfiniteQuery(lettersAboutQueryOptions(record));
  if (query.data?.pages[0]?.items.length === 0) return null;
  return (
    <section aria-label={t.title}>
      <h3 className="mb-1 font-sans font-semibold text-base">{t.title}</h3>
      <PagedHistory query={query} failure={t.failed}>
        {(letter) => <SentLetter key={letter.id} letter={letter} />}
      </PagedHistory>
    </section>
  );
}

function SentLetter({ letter }: { letter: OutboxMessage }) {
  const { locale } = useLocale();
  const { state, lines } = useLetterStatus(letter);
  const Icon = letter.channel === "email" ? Mail : MessageCircle;
  const title = letter.subject || letter.text.split("\n")[0] || "";
  return (
    <li className="py-1.5">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Icon aria-hidden className="size-4 self-center" />
        <span className="font-semibold">{state}</span>
        <time dateTime={letter.createdAt} className="text-muted">
          {formatDateTime(letter.createdAt, "moment", locale)}
        </time>
        <span className="text-muted [overflow-wrap:anywhere]">{letter.recipient}</span>
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-link lg:min-h-7">
          <span lang={letter.locale} dir="auto" className="[overflow-wrap:anywhere]">
            {title}
          </span>
        </summary>
        <p
          lang={letter.locale}
          dir="auto"
          className="mb-2 whitespace-pre-line border-line border-s-2 ps-3 [overflow-wrap:anywhere]"
        >
          {letter.text}
        </p>
        {lines.map((line) => (
          <p key={line} className="text-muted">
            {line}
          </p>
        ))}
      </details>
      <ByHand letter={letter} />
    </li>
  );
}

/** Without a mail service: the letter in one's own mail program, and that it was sent there. */
function ByHand({ letter }: { letter: OutboxMessage }) {
  const t = useText(messages);
  const { mailIsConfigured } = useStaff();
  const cache = useQueryClient();
  const mark = useOutboxAction("sent-by-hand");
  const isOpen = letter.status === "waiting" || letter.status === "failed";
  if (mailIsConfigured || letter.channel !== "email" || !isOpen || isFinal(letter)) return null;
  const look = buttonClass({ variant: "quiet", size: "small" });
  if (!letter.mailto)
    return (
      <Link to={`/admin/outbox?search=${encodeURIComponent(letter.recipient)}`} className={look}>
        {t.sent.inOutbox}
      </Link>
    );
  return (
    <p className="flex flex-wrap gap-3">
      <a href={letter.mailto} className={look}>
        {t.sent.openMail}
      </a>
      <Button
        variant="link"
        size="small"
        busy={mark.isPending}
        onClick={() =>
          mark.mutate(letter.id, {
            onSuccess: () => {
              void cache.invalidateQueries({ queryKey: [lettersAbout] });
              toast({ title: t.sent.marked });
            },
            onError: () => errorToast(t.sent.markFailed),
          })
        }
      >
        {t.sentIt}
      </Button>
    </p>
  );
}

import { CircleCheck, CircleX, Clock, Hand, type LucideIcon, Mail, MessageCircle } from "lucide-react";
import { useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { DeskRow } from "#app/staff/shell/list/desk-row.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { formatCount, formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import type { Channel, OutboxMessage, OutboxState } from "../contract.ts";
import { useLetterStatus } from "../letter-status.ts";
import { AboutLetter, LetterActions } from "./letter-actions.tsx";

const statusLooks: Record<OutboxState, { tone: BadgeTone; icon: LucideIcon }> = {
  waiting: { tone: "pending", icon: Clock },
  sent: { tone: "completed", icon: CircleCheck },
  failed: { tone: "cancelled", icon: CircleX },
  sent_by_hand: { tone: "completed", icon: Hand },
};

const channelIcons: Record<Channel, LucideIcon> = { email: Mail, whatsapp: MessageCircle };

/** A letter in one line: to whom, and what it is about. */
export function LetterRow({ letter }: { letter: OutboxMessage }) {
  const { locale } = useLocale();
  const look = statusLooks[letter.status];
  const { state } = useLetterStatus(letter);
  const ChannelIcon = channelIcons[letter.channel];
  const t = useText(messages);
  return (
    <DeskRow
      id={letter.id}
      name={<span lang={letter.locale}>{letter.subject}</span>}
      mark={<LanguageBadge locale={letter.locale} />}
      what={
        <>
          <ChannelIcon aria-hidden className="me-1.5 inline size-4 align-[-0.2em]" />
          <span className="sr-only">{t.channels[letter.channel]} </span>
          {letter.recipient}
        </>
      }
      state={
        <Badge tone={look.tone} icon={look.icon}>
          {state}
        </Badge>
      }
      when={formatDateTime(letter.createdAt, "shortMoment", locale)}
    />
  );
}

/** A letter beside the list, with its text. */
export function LetterDetail({ letter: listedLetter }: { letter: OutboxMessage }) {
  const t = useText(messages);
  const [shown, setShown] = useState<OutboxMessage>();
  const letter = withShownLink(listedLetter, shown);
  const { locale } = useLocale();
  const look = statusLooks[letter.status];
  const { state, lines } = useLetterStatus(letter);
  const ChannelIcon = channelIcons[letter.channel];
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5 text-muted text-sm">
        <span className="inline-flex items-center gap-1.5 self-center whitespace-nowrap">
          <ChannelIcon aria-hidden className="size-4" />
          {t.channels[letter.channel]}
        </span>
        <span className="[overflow-wrap:anywhere]">
          {t.to} <span className="text-ink">{letter.recipient}</span>
        </span>
        <span>{formatDateTime(letter.createdAt, "moment", locale)}</span>
        <LanguageBadge locale={letter.locale} />
      </p>
      <div className="flex flex-col items-start gap-2">
        <Badge tone={look.tone} icon={look.icon}>
          {state}
        </Badge>
        {lines.map((line) => (
          <p key={line} className="text-muted text-sm">
            {line}
          </p>
        ))}
        <Allowed to="work">
          <LetterActions letter={letter} onLinkShown={setShown} />
        </Allowed>
      </div>
      <p
        lang={letter.locale}
        className="max-w-measure whitespace-pre-line border-line border-s-2 ps-4 text-sm [overflow-wrap:anywhere]"
      >
        {letter.text}
      </p>
      {letter.tries.length > 0 && <Tries letter={letter} />}
    </>
  );
}

/** The letter of the list, with the link that was shown; the link is gone once the letter is sent. */
function withShownLink(listed: OutboxMessage, shown: OutboxMessage | undefined): OutboxMessage {
  if (!listed.linkHidden || !shown) return listed;
  const { text, mailto, waMe } = shown;
  return { ...listed, text, mailto, waMe, linkHidden: false };
}

function Tries({ letter }: { letter: OutboxMessage }) {
  const t = useText(messages).tries;
  const { locale } = useLocale();
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-sm">
        {t.show(formatCount(letter.tries.length, locale))}
        <AboutLetter letter={letter} />
      </summary>
      <ol className="mt-1 grid gap-1 border-line border-s-2 ps-4 text-sm">
        {letter.tries.map(({ at, outcome, code, took }) => (
          <li key={at} className="flex flex-wrap gap-x-2.5">
            <span className="text-muted">{formatDateTime(at, "moment", locale)}</span>
            <span>{t.outcomes[outcome]}</span>
            {code && (
              <span className="[overflow-wrap:anywhere]">
                {t.code} {code}
              </span>
            )}
            <span className="text-muted tabular-nums">{formatCount(took, locale)} ms</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

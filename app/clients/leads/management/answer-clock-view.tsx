import { AlarmClock, CircleCheck, CircleSlash, Clock, Hourglass, type LucideIcon } from "lucide-react";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Lead } from "../contract.ts";
import { readClock } from "../rules/clock.ts";
import { messages } from "./messages.ts";

const clockStyles: Record<Lead["clock"], { icon: LucideIcon; colour: string }> = {
  answered: { icon: CircleCheck, colour: "text-muted" },
  closed: { icon: CircleSlash, colour: "text-muted" },
  "on-time": { icon: Clock, colour: "text-palma" },
  soon: { icon: Hourglass, colour: "text-ambar-text font-semibold" },
  late: { icon: AlarmClock, colour: "text-flamboyan font-semibold" },
};

/** Where the promised answer stands, in one line. */
export function LeadDue({ lead }: { lead: Lead }) {
  const t = useText(messages).clock;
  const due = useText(deskMessages).clock;
  const clock = readClock(lead, useNow());
  const span = due[clock.unit](clock.amount);
  const { icon: Icon, colour } = clockStyles[clock.state];
  const text = {
    answered: clock.afterPromise ? t.answeredLate(span) : t.answered(span),
    closed: t.closed,
    "on-time": due.onTime(span),
    soon: due.soon(span),
    late: due.late(span),
  }[clock.state];
  return (
    <p className={classNames("flex items-start gap-1.5", colour)}>
      <Icon aria-hidden className="mt-[0.2em] size-4" />
      {text}
    </p>
  );
}

/** The same, with when it is due. */
export function LeadClock({ lead }: { lead: Lead }) {
  const due = useText(deskMessages).clock;
  const { locale } = useLocale();
  const { state } = readClock(lead, useNow());
  return (
    <div className="text-sm">
      <LeadDue lead={lead} />
      {state !== "answered" && state !== "closed" && (
        <p className="ps-5.5 text-muted">
          {due.due(formatDateTime(lead.answerDueAt, "shortMoment", locale))}
        </p>
      )}
    </div>
  );
}

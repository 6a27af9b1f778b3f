import { useQuery } from "@tanstack/react-query";
import { ListTodo, type LucideIcon, Moon, StickyNote } from "lucide-react";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime, formatDay } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { followUpOfQueryOptions } from "./queries.ts";
import { isOverdue } from "./rules/due-choices.ts";

/** In a row of a list: its notes, until when it sleeps, and its next step. In a narrow list signs, with their words for a screen reader. */
export function RowFollowUp({ record }: { record: DeskRecord }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const now = useNow();
  const { data } = useQuery(followUpOfQueryOptions(record));
  if (!data) return null;
  const { notes, sleepsUntil, step } = data;
  const isLate = step !== null && isOverdue({ dueAt: step.dueAt, hour: step.hasHour ? "x" : "" }, now);
  const due = step && formatDateTime(step.dueAt, step.hasHour ? "shortMoment" : "shortDay", locale);
  return (
    <>
      {notes > 0 && <Sign icon={StickyNote} text={t.row.notes(notes)} count={notes} />}
      {sleepsUntil && <Sign icon={Moon} text={t.snooze.asleep(formatDay(sleepsUntil, locale))} />}
      {due && (
        <Sign
          icon={ListTodo}
          text={isLate ? t.row.overdue(due) : t.row.due(due)}
          short={isLate ? t.row.late : undefined}
          title={step.what}
          isLate={isLate}
        />
      )}
    </>
  );
}

type SignProps = {
  icon: LucideIcon;
  text: string;
  /** Stands for the words in a list of any width. */
  count?: number;
  /** Stands for them in a narrow one, where else there is the sign alone. */
  short?: string | undefined;
  title?: string;
  isLate?: boolean;
};

function Sign({ icon: Icon, text, count, short, title = "", isLate = false }: SignProps) {
  return (
    <span
      title={[text, title].filter(Boolean).join(": ")}
      className={classNames(
        "inline-flex flex-none items-center gap-1",
        isLate ? "font-semibold text-flamboyan" : "text-muted",
      )}
    >
      <Icon aria-hidden className="size-4" />
      {count !== undefined && <span aria-hidden>{count}</span>}
      {short && (
        <span aria-hidden className="desk-short">
          {short}
        </span>
      )}
      <span className={count === undefined ? "desk-words" : "sr-only"}>{text}</span>
    </span>
  );
}

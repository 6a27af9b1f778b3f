import { displayedDueState, readDueClock, type Waiting } from "#app/clients/bookings/rules/due-clock.ts";
import { formatDateTime, formatDay } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { answerMs } from "#app/support/safety/rules/due.ts";
import { toDuration } from "#platform/i18n/due.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { QueueItem } from "./contract.ts";
import { messages } from "./messages.ts";

export const safetyUrgencies = { standard: "normal", urgent: "urgent", asap: "emergency" } as const;

/** Whether an entry counts down to a promised answer. */
export const isPromise = ({ group, kind, reachedAt }: QueueItem): boolean =>
  (kind === "safety" && reachedAt === null) ||
  (kind !== "step" && ["emergency", "late", "soon", "new"].includes(group));

/** An entry's promise, for the clock. */
export function waitingOf({ kind, urgency, dueAt, reachedAt }: QueueItem): Waiting {
  const promisedMs = answerMs[safetyUrgencies[urgency]];
  return {
    ...{ urgency, dueAt },
    due: reachedAt === null ? "on-time" : "answered",
    ...(kind === "safety" && { promisedMs }),
  };
}

type When = { text: string; look: "late" | "soon" | "calm" };

/** The time that an entry's row shows: how late, how long, or when it was. */
export function useEntryTime(item: QueueItem): When {
  const t = useText(messages);
  const { locale } = useLocale();
  const now = useNow();
  const span = (since: string) => {
    const { unit, amount } = toDuration(Math.max(0, now - Date.parse(since)));
    return t[unit](amount);
  };
  const { kind, group, dueAt, createdAt, wholeDay } = item;
  if (isPromise(item)) {
    const clock = readDueClock(waitingOf(item), now);
    const state = displayedDueState(clock.state, item.urgency);
    const left = t[clock.unit](clock.amount);
    if (clock.state === "late")
      return { text: clock.amount === 0 ? t.now : t.times.late(left), look: "late" };
    return { text: t.times.left(left), look: state === "soon" ? "soon" : "calm" };
  }
  if (group === "safety") return { text: t.times.open(span(createdAt)), look: "soon" };
  if (kind === "step") {
    const due = new Date(dueAt);
    const isToday = todayInSantoDomingo(due) === todayInSantoDomingo(new Date(now));
    const isOver = wholeDay ? !isToday && due.getTime() < now : due.getTime() <= now;
    const day = isToday ? t.times.today : formatDay(todayInSantoDomingo(due), locale);
    const hour = formatDateTime(dueAt, "time", locale);
    return { text: wholeDay ? day : isToday ? hour : `${day} ${hour}`, look: isOver ? "late" : "calm" };
  }
  if (group === "outcome" || group === "suspended") {
    const day = todayInSantoDomingo(new Date(dueAt));
    const isToday = day === todayInSantoDomingo(new Date(now));
    const when = wholeDay
      ? formatDay(day, locale)
      : formatDateTime(dueAt, isToday ? "time" : "shortMoment", locale);
    return { text: group === "outcome" ? t.times.was(when) : when, look: "calm" };
  }
  const isUrgent = group === "chat" || group === "cancelled" || group === "vendor";
  return { text: t.times.since(span(dueAt)), look: isUrgent ? "soon" : "calm" };
}

/** Who an entry is about; chats without a name are numbered. */
export function useEntryName({ kind, recordKind, recordId, name }: QueueItem): string {
  const t = useText(messages);
  if (name !== "") return name;
  return kind === "chat" || recordKind === "chat" ? t.visitor(recordId) : `#${recordId}`;
}

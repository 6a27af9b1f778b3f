import { MangroveTimeline, type TimelineItem } from "#app/ui/art/mangrove-timeline.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { BookingStatus, Tracking } from "../contract.ts";
import { appointmentText, dateTimeText } from "../rules/public-times.ts";
import { messages } from "../tracking-messages.ts";

type NextStep = "contact" | "confirm" | "service" | "completed";

const nextSteps: Record<BookingStatus, readonly NextStep[]> = {
  pending: ["contact", "confirm", "service"],
  confirmed: ["service", "completed"],
  "in-progress": ["completed"],
  completed: [],
  cancelled: [],
};

export function TrackingSteps({ booking, now }: { booking: Tracking; now: number }) {
  const t = useText(messages).steps;
  const { locale } = useLocale();
  const { status, dueAt, preferredDate, preferredTime } = booking;
  const contacts = booking.reachable && !booking.answered;
  // Promise nothing while the booking is being checked.
  const next = booking.beingChecked ? [] : nextSteps[status];
  const ahead = next.filter((step) => step !== "contact" || contacts);
  const past = usePastSteps(booking);
  const times: Partial<Record<NextStep, string>> = {
    // An overdue contact is reported in the status, not as a coming step.
    ...(now < Date.parse(dueAt) && { contact: t.by(dateTimeText(dueAt, locale)) }),
    ...(status === "confirmed" && { service: appointmentText(preferredDate, preferredTime, locale) }),
  };
  const items: TimelineItem[] = [
    {
      key: "received",
      title: t.received,
      time: dateTimeText(booking.createdAt, locale),
      current: past.length === 0,
    },
    ...past.map(({ at, title }, index) => ({
      key: `${at} ${index}`,
      title,
      time: dateTimeText(at, locale),
      current: index === past.length - 1,
    })),
    ...ahead.map((step) => ({ key: step, title: t.ahead[step], time: times[step], ahead: true })),
  ];
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className="mb-4 text-xl">
        {t.title}
      </h2>
      <MangroveTimeline items={items} />
    </section>
  );
}

/** What happened, oldest first. A booking given to another vendor is reopened by that: one step for both. */
function usePastSteps({ steps, changes }: Tracking): { at: string; title: string }[] {
  const t = useText(messages).steps;
  const changedAt = new Set(changes.map(({ at }) => at));
  const moves = steps
    .filter(({ by, to }, index) => index > 0 || by !== "customer" || to !== "pending")
    .filter(({ at }) => !changedAt.has(at))
    .map(({ at, by, to }) => ({
      at,
      title: to === "cancelled" && by === "customer" ? t.youCancelled : t[to],
    }));
  const given = changes.map(({ at, field, from, to }) => ({
    at,
    title: field === "vendor" ? t.otherVendor(to, from) : t.otherService(to),
  }));
  return [...moves, ...given].toSorted((one, other) => one.at.localeCompare(other.at));
}

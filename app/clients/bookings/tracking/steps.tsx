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
  const moves = booking.steps.filter(
    ({ by, to }, index) => index > 0 || by !== "customer" || to !== "pending",
  );
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
      current: moves.length === 0,
    },
    ...moves.map(({ at, by, to }, index) => ({
      key: `${at} ${index}`,
      title: to === "cancelled" && by === "customer" ? t.youCancelled : t[to],
      time: dateTimeText(at, locale),
      current: index === moves.length - 1,
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

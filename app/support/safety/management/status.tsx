import { CircleCheck, CircleSlash, Clock, HandHelping, type LucideIcon } from "lucide-react";
import { DueNote } from "#app/clients/bookings/booking-status.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest, SafetyStatus } from "../contract.ts";
import { answerMs } from "../rules/due.ts";
import { messages } from "../staff-messages.ts";

const statusBadges: Record<SafetyStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending_review: { tone: "pending", icon: Clock },
  in_hand: { tone: "in-progress", icon: HandHelping },
  closed: { tone: "completed", icon: CircleCheck },
};

export function StatusBadge({ status }: { status: SafetyStatus }) {
  const t = useText(messages).states;
  return <Badge {...statusBadges[status]}>{t[status]}</Badge>;
}

const urgencies = { normal: "standard", urgent: "urgent", emergency: "asap" } as const;

export function RequestDue({ request: { urgency, dueAt, due, reachedAt } }: { request: SafetyRequest }) {
  const t = useText(messages).clock;
  const { locale } = useLocale();
  if (due !== "closed" && reachedAt === null)
    return <DueNote booking={{ urgency: urgencies[urgency], dueAt, due, promisedMs: answerMs[urgency] }} />;
  const Icon = reachedAt === null ? CircleSlash : CircleCheck;
  return (
    <p className="flex items-start gap-1.5 text-muted text-sm">
      <Icon aria-hidden className="mt-[0.2em] size-4" />
      {reachedAt === null ? t.closed : t.reached(formatDateTime(reachedAt, "shortMoment", locale))}
    </p>
  );
}

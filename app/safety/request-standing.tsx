import { CircleCheck, Clock, HandHelping, type LucideIcon } from "lucide-react";
import { DueNote } from "#app/bookings/management-status.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { SafetyRequest, SafetyStatus } from "./contract.ts";

const looks: Record<SafetyStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending_review: { tone: "pending", icon: Clock },
  in_hand: { tone: "in-progress", icon: HandHelping },
  closed: { tone: "completed", icon: CircleCheck },
};

export function StatusBadge({ status }: { status: SafetyStatus }) {
  const t = useText(messages).states;
  return <Badge {...looks[status]}>{t[status]}</Badge>;
}

const urgencies = { normal: "standard", urgent: "urgent", emergency: "asap" } as const;

/** How the promised first answer stands, in the words of every other promise of the house. */
export function RequestDue({ request: { urgency, dueAt, due } }: { request: SafetyRequest }) {
  return <DueNote booking={{ urgency: urgencies[urgency], dueAt, due }} />;
}

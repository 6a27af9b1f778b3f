import { Bot, CircleCheck, Clock, Headset, type LucideIcon } from "lucide-react";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ChatState } from "./contract.ts";
import { messages } from "./staff-messages.ts";

const looks: Record<ChatState, { tone: BadgeTone; icon: LucideIcon }> = {
  waiting: { tone: "pending", icon: Clock },
  staff: { tone: "in-progress", icon: Headset },
  assistant: { tone: "neutral", icon: Bot },
  closed: { tone: "completed", icon: CircleCheck },
};

export function ChatStateBadge({ state }: { state: ChatState }) {
  return <Badge {...looks[state]}>{useText(messages).states[state]}</Badge>;
}

const minute = 60_000;

export function Waiting({ since }: { since: string | null }) {
  const t = useText(messages);
  const now = useNow();
  if (since === null) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  const hours = Math.floor(minutes / 60);
  const time =
    minutes < 60 ? t.minutes(minutes) : hours < 48 ? t.hours(hours) : t.days(Math.floor(hours / 24));
  return <span className="font-semibold text-flamboyan text-sm">{t.waits(time)}</span>;
}

import { Bot, CircleCheck, Clock, Headset, type LucideIcon } from "lucide-react";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
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

/** @param isInRow a narrow row shows the time alone */
export function Waiting({ since, isInRow = false }: { since: string | null; isInRow?: boolean }) {
  const t = useText(messages);
  const now = useNow();
  if (since === null) return null;
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  const hours = Math.floor(minutes / 60);
  const time =
    minutes < 60 ? t.minutes(minutes) : hours < 48 ? t.hours(hours) : t.days(Math.floor(hours / 24));
  const look = "font-semibold text-flamboyan text-sm";
  if (!isInRow) return <span className={look}>{t.waits(time)}</span>;
  return (
    <>
      <span className={classNames("desk-wide", look)}>{t.waits(time)}</span>
      <span className={classNames("desk-narrow", look)}>
        <span className="sr-only">{t.waits("")}</span>
        {time}
      </span>
    </>
  );
}

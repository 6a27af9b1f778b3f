import { CalendarCheck, CircleCheck, CircleDot, CircleX, Clock, type LucideIcon, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "pending" | "confirmed" | "in-progress" | "completed" | "cancelled" | "neutral";

const tones: Record<BadgeTone, { look: string; icon: LucideIcon }> = {
  pending: { look: "bg-pending-fill text-pending", icon: Clock },
  confirmed: { look: "bg-confirmed-fill text-confirmed", icon: CalendarCheck },
  "in-progress": { look: "bg-in-progress-fill text-in-progress", icon: Wrench },
  completed: { look: "bg-completed-fill text-completed", icon: CircleCheck },
  cancelled: { look: "bg-cancelled-fill text-cancelled", icon: CircleX },
  neutral: { look: "bg-band text-ink", icon: CircleDot },
};

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; className?: string; children: ReactNode };

/** A state as icon and text; never by colour alone. */
export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  const { look, icon: toneIcon } = tones[tone];
  const Icon = icon ?? toneIcon;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap rounded border border-transparent px-2 py-0.5 font-semibold text-xs",
        look,
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={2.25} />
      {children}
    </span>
  );
}

import { CircleCheck, CircleX, type LucideIcon, PenLine, SearchCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import type { ApplicationStatus } from "../contract.ts";

const looks: Record<ApplicationStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  in_review: { tone: "in-progress", icon: SearchCheck },
  changes_requested: { tone: "pending", icon: PenLine },
  approved: { tone: "completed", icon: CircleCheck },
  declined: { tone: "cancelled", icon: CircleX },
};

/** The name differs: staff and applicants read other words. */
export function StatusBadge({ status, children }: { status: ApplicationStatus; children: ReactNode }) {
  return <Badge {...looks[status]}>{children}</Badge>;
}

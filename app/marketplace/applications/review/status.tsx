import { AlarmClock, CircleCheck, CircleX, type LucideIcon, PenLine, SearchCheck } from "lucide-react";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationStatus, ApplicationSummary } from "../contract.ts";
import { messages } from "./messages.ts";
import { useRelease } from "./queries.ts";

const badges: Record<ApplicationStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  in_review: { tone: "in-progress", icon: SearchCheck },
  changes_requested: { tone: "pending", icon: PenLine },
  approved: { tone: "completed", icon: CircleCheck },
  declined: { tone: "cancelled", icon: CircleX },
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useText(messages);
  return <Badge {...badges[status]}>{t.statuses[status]}</Badge>;
}

export function DueNote({ application }: { application: ApplicationSummary }) {
  const t = useText(messages);
  const { locale } = useLocale();
  if (application.status !== "in_review") return null;
  const day = formatDateTime(application.reviewDueAt, "shortDay", locale);
  if (!application.isLate) return <p className="text-muted text-sm">{t.due(day)}</p>;
  return (
    <p className="flex items-start gap-1.5 font-semibold text-flamboyan text-sm">
      <AlarmClock aria-hidden className="mt-[0.2em] size-4" />
      {t.late(day)}
    </p>
  );
}

export function HeldApplication({
  application,
  reason,
}: {
  application: ApplicationSummary;
  reason: string;
}) {
  return <SpamHold reason={reason} name={application.businessName} release={useRelease(application.id)} />;
}

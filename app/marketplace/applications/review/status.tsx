import { AlarmClock } from "lucide-react";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationSummary } from "../contract.ts";
import { messages } from "./messages.ts";
import { useRelease } from "./queries.ts";

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

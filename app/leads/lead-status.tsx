import { useMeanwhile } from "#app/desk/meanwhile.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Select } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { useAlive } from "#platform/use-alive.ts";
import { messages } from "./admin-messages.ts";
import { type Lead, type LeadStatus, leadStatuses } from "./contract.ts";
import { useChangeStatus } from "./queries.ts";

const tabs: Record<LeadStatus, string> = {
  new: "before:bg-ambar",
  contacted: "before:bg-confirmed",
  qualified: "before:bg-in-progress",
  converted: "before:bg-completed",
  closed: "before:bg-line",
};

/** A lead's status: any of the five from any, shown at once, and back with a word when it did not go through. */
export function LeadStatusSelect({ lead }: { lead: Lead }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const alive = useAlive();
  const meanwhile = useMeanwhile(t.statuses);
  const change = useChangeStatus(lead, {
    changed: (status) =>
      toast({ title: t.updated, description: t.updatedText(locale === "en" ? status : t.statuses[status]) }),
    failed: (faster) =>
      toast({
        title: meanwhile(faster) ?? t.error,
        description: t.updateFailed,
        variant: "destructive",
      }),
  });
  return (
    <Select
      aria-label={t.statusOf(lead.name)}
      value={lead.status}
      // What is chosen before the page is alive would go unheard.
      disabled={!alive}
      onChange={(event) => change.mutate(event.target.value as LeadStatus)}
      className={classNames(
        "lg:min-w-38 lg:[&_select]:min-h-9 lg:[&_select]:py-1 before:absolute before:inset-y-0 before:start-0 before:z-10 before:w-1.5 before:rounded-s",
        tabs[lead.status],
      )}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {t.statuses[status]}
        </option>
      ))}
    </Select>
  );
}

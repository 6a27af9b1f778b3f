import { Link, useSearchParams } from "react-router";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { ScrollRow } from "#app/staff/shell/list/scroll-row.tsx";
import { formatCapped } from "#app/staff/shell/record/formats.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type QueueFilter, queueFilters, type Today } from "./contract.ts";
import { messages } from "./messages.ts";

type QueueFiltersProps = { show: QueueFilter | undefined; counts: Today["queue"] | undefined };

export function QueueFilters({ show, counts }: QueueFiltersProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [params] = useSearchParams();
  return (
    <ScrollRow
      label={t.show}
      current={show ?? "all"}
      className="mb-3 border-b max-sm:-mx-4 [--row:var(--color-background)]"
    >
      {(["all", ...queueFilters] as const).map((filter) => (
        <li key={filter}>
          <Link
            to={{ search: queryWithChanges(params, { show: filter === "all" ? "" : filter }) }}
            aria-current={filter === (show ?? "all") ? "true" : undefined}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-3 px-3 pt-0.5 font-semibold text-sm text-muted hover:text-ink aria-[current]:border-larimar aria-[current]:text-ink focus-visible:-outline-offset-3"
          >
            {t.shows[filter]}
            {counts && (
              <span className="min-w-6 rounded-full bg-band px-1.5 text-center text-ink text-xs tabular-nums leading-5">
                {formatCapped(counts[filter], locale)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}

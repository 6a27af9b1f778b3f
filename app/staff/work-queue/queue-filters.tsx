import { Link, useSearchParams } from "react-router";
import { queryWithChanges } from "#app/staff/shell/list/list-filter.ts";
import { ScrollRow } from "#app/staff/shell/list/scroll-row.tsx";
import { formatCapped } from "#app/staff/shell/record/formats.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type QueueGroup, type QueueOwner, queueGroups, queueOwners, type Today } from "./contract.ts";
import { messages } from "./messages.ts";

type QueueFiltersProps = {
  show: QueueGroup | undefined;
  who: QueueOwner | undefined;
  counts: Today["queue"] | undefined;
};

/** Whose entries, and of which group; groups without entries are left out. */
export function QueueFilters({ show, who, counts }: QueueFiltersProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [params] = useSearchParams();
  const count = (of: QueueGroup | QueueOwner | "all") =>
    counts && (
      <span className="ms-1.5 min-w-6 rounded-full bg-band px-1.5 text-center text-ink text-xs tabular-nums leading-5">
        {formatCapped(counts[of], locale, mostFound)}
      </span>
    );
  const to = (changes: Record<string, string>) => ({
    search: queryWithChanges(params, { ...changes, entry: "" }),
  });
  const groups = queueGroups.filter((group) => group === show || (counts?.[group] ?? 0) > 0);
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1">
      <nav aria-label={t.who}>
        <ul className="flex flex-wrap gap-2">
          {(["all", ...queueOwners] as const).map((owner) => (
            <li key={owner}>
              <Link
                to={to({ who: owner === "all" ? "" : owner })}
                aria-current={owner === (who ?? "all") ? "true" : undefined}
                preventScrollReset
                className="inline-flex min-h-11 items-center rounded-full border border-line px-4 font-semibold text-sm hover:border-larimar aria-[current]:border-larimar aria-[current]:bg-larimar aria-[current]:text-on-larimar lg:min-h-9"
              >
                {t.owners[owner]}
                {count(owner)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ScrollRow
        label={t.show}
        current={show ?? "all"}
        className="border-b max-sm:-mx-4 [--row:var(--color-background)]"
      >
        {([undefined, ...groups] as const).map((group) => (
          <li key={group ?? "all"}>
            <Link
              to={to({ show: group ?? "" })}
              aria-current={group === show ? "true" : undefined}
              preventScrollReset
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 pt-0.5 font-semibold text-sm text-muted hover:text-ink aria-[current]:border-larimar aria-[current]:text-ink focus-visible:-outline-offset-3 lg:min-h-9"
            >
              {group ? t.shorts[group] : t.everything}
              {group && count(group)}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </div>
  );
}

import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, FilteredList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { AuditFilters, noAuditFilter } from "./filters.tsx";
import { messages } from "./messages.ts";
import { auditFilterParams, auditQueryOptions } from "./queries.ts";
import { AuditRow } from "./row.tsx";
import { listAuditEvents } from "./server/audit-log.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, auditFilterParams, auditQueryOptions, listAuditEvents);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [auditQueryOptions(readFilter(auditFilterParams, params))]);
}

export default function AuditPage() {
  const t = useText(messages);
  const filter = useListFilter(auditFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <FilteredList
        filters={(searchRef) => <AuditFilters filter={filter} searchRef={searchRef} />}
        queryOptions={auditQueryOptions(filter)}
        rowHeight="h-20 lg:h-14"
        filter={filter}
        noFilter={noAuditFilter}
        texts={t}
      >
        {(lines) => (
          <EntryList label={t.list}>
            {lines.map((line) => (
              <AuditRow key={line.id} line={line} />
            ))}
          </EntryList>
        )}
      </FilteredList>
    </>
  );
}

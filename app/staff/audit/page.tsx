import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { EntryList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { useListShortcuts } from "#app/staff/shell/list/use-list-shortcuts.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { AuditFilters, noAuditFilter } from "./filters.tsx";
import { messages } from "./messages.ts";
import { auditFilterParams, auditQueryOptions } from "./queries.ts";
import { AuditRow } from "./row.tsx";
import { listAuditEvents } from "./server/audit-log.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(auditFilterParams, params);
    return [
      {
        queryKey: auditQueryOptions(filter).queryKey,
        load: () => listAuditEvents(ctx, { ...filter, limit: 50 }),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [auditQueryOptions(readFilter(auditFilterParams, params))]);
}

export default function AuditPage() {
  const t = useText(messages);
  const filter = useListFilter(auditFilterParams);
  const query = useQuery({ ...auditQueryOptions(filter), placeholderData: keepPreviousData });
  const { list, search } = useListShortcuts();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <AuditFilters filter={filter} searchRef={search} />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
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
        </ListFrame>
      </div>
    </>
  );
}

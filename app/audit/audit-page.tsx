import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { Entries, useAddressFilter } from "#app/desk/state-list.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/audit-page";
import { AuditFilters, noAuditFilter } from "./audit-filters.tsx";
import { AuditRow } from "./audit-row.tsx";
import { messages } from "./messages.ts";
import { auditAddress, auditReading } from "./queries.ts";
import { listDeeds } from "./service.server.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(auditAddress, params);
    return [{ queryKey: auditReading(filter).queryKey, act: () => listDeeds(ctx, { ...filter, limit: 50 }) }];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [auditReading(readFilter(auditAddress, params))]);
}

/** `/admin/audit`: what staff did and saw, line by line. */
export default function AuditPage() {
  const t = useText(messages);
  const filter = useAddressFilter(auditAddress);
  const query = useQuery({ ...auditReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  const { cursor: _, ...narrowing } = filter;
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <AuditFilters filter={filter} searchRef={search} />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-20 lg:h-14"
          filtered={Object.keys(narrowing).length > 0}
          noFilter={noAuditFilter}
          words={t}
        >
          {(lines) => (
            <Entries label={t.list}>
              {lines.map((line) => (
                <AuditRow key={line.id} line={line} />
              ))}
            </Entries>
          )}
        </ListFrame>
      </div>
    </>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { noStateFilter, StateFilters } from "#app/desk/state-filters.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/manage-page";
import { messages } from "./admin-messages.ts";
import { vendorStatuses } from "./contract.ts";
import { listManagedVendors } from "./manage.server.ts";
import { manageAddress, manageReading } from "./manage-queries.ts";
import { ManageRow } from "./manage-row.tsx";
import { names } from "./names.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(manageAddress, params);
    return [
      {
        queryKey: manageReading(filter).queryKey,
        act: () => listManagedVendors(ctx, { ...filter, limit: 50 }),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [manageReading(readFilter(manageAddress, params))]);
}

/** All vendors, as staff see them. */
export default function ManagePage() {
  const t = useText(messages);
  const { statuses } = useText(names);
  const [params] = useSearchParams();
  const filter = readFilter(manageAddress, params);
  const query = useQuery({ ...manageReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateFilters
        words={t}
        states={vendorStatuses}
        names={statuses}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-96 lg:h-52"
          filtered={Boolean(filter.search || filter.status)}
          noFilter={noStateFilter}
          words={t}
        >
          {(items) => (
            <ul
              aria-label={t.list}
              className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
            >
              {items.map((vendor) => (
                <ManageRow key={vendor.id} vendor={vendor} />
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </>
  );
}

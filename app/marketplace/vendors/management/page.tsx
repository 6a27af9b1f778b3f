import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { manageFilterParams, manageQueryOptions } from "../management-queries.ts";
import { names } from "../names.ts";
import { messages } from "../parts/staff-messages.ts";
import { listManagedVendors } from "../server/manage.server.ts";
import { vendorStatuses } from "../values.ts";
import type { Route } from "./+types/page";
import { ManageDetail, ManageRow } from "./row.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, manageFilterParams, manageQueryOptions, listManagedVendors);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [manageQueryOptions(readFilter(manageFilterParams, params))]);
}

export default function ManagePage() {
  const t = useText(messages);
  const { statuses } = useText(names);
  const filter = useListFilter(manageFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        texts={t}
        states={vendorStatuses}
        names={statuses}
        filter={filter}
        queryOptions={manageQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/vendors.csv" filter={filter} />}
        rowHeight="h-14"
        split={{
          name: "vendor",
          kind: "vendor",
          find: (search) => manageQueryOptions({ search }),
          title: ({ businessName }) => businessName,
          locale: ({ locale }) => locale,
          detail: (vendor) => <ManageDetail vendor={vendor} />,
        }}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((vendor) => (
              <ManageRow key={vendor.id} vendor={vendor} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}

import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/manage-page";
import { messages } from "./admin-messages.ts";
import { vendorStatuses } from "./contract.ts";
import { listManagedVendors } from "./manage.server.ts";
import { manageAddress, manageReading } from "./manage-queries.ts";
import { ManageRow } from "./manage-row.tsx";
import { names } from "./names.ts";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, manageAddress, manageReading, listManagedVendors);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [manageReading(readFilter(manageAddress, params))]);
}

/** All vendors, as staff see them. */
export default function ManagePage() {
  const t = useText(messages);
  const { statuses } = useText(names);
  const filter = useAddressFilter(manageAddress);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        words={t}
        states={vendorStatuses}
        names={statuses}
        filter={filter}
        reading={manageReading(filter)}
        rowHeight="h-28 lg:h-17"
      >
        {(items) => (
          <Entries label={t.list}>
            {items.map((vendor) => (
              <ManageRow key={vendor.id} vendor={vendor} />
            ))}
          </Entries>
        )}
      </StateList>
    </>
  );
}

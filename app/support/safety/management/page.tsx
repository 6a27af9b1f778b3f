import { useState } from "react";
import { AlarmSwitch } from "#app/staff/outbox/alarm-switch.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SafetyRequest, safetyFilters } from "../contract.ts";
import { listSafetyRequests } from "../server/list.server.ts";
import { messages } from "../staff-messages.ts";
import type { Route } from "./+types/page";
import { RequestCard } from "./card.tsx";
import { RequestDialog } from "./dialog.tsx";
import { safetyFilterParams, safetyQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, safetyFilterParams, safetyQueryOptions, listSafetyRequests);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [safetyQueryOptions(readFilter(safetyFilterParams, params))]);
}

export default function RequestsPage() {
  const t = useText(messages);
  const filter = useListFilter(safetyFilterParams);
  // Outside the list: its row may leave while a note is being written.
  const [opened, setOpened] = useState<SafetyRequest | null>(null);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <AlarmSwitch />
      </ScreenTitle>
      <StateList
        texts={t}
        states={safetyFilters}
        names={t.states}
        filter={filter}
        queryOptions={safetyQueryOptions(filter)}
        rowHeight="h-96 lg:h-52"
        isLive
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((one) => (
              <RequestCard key={one.id} request={one} onOpen={() => setOpened(one)} />
            ))}
          </EntryList>
        )}
      </StateList>
      {opened && <RequestDialog opened={opened} close={() => setOpened(null)} />}
    </>
  );
}

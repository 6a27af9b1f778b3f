import { useState } from "react";
import { AlarmSwitch } from "#app/staff/outbox/alarm-switch.tsx";
import { PresentAt } from "#app/staff/presence/present-at.tsx";
import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SafetyRequest, safetyFilters } from "../contract.ts";
import { listSafetyRequests } from "../server/list.server.ts";
import { messages } from "../staff-messages.ts";
import type { Route } from "./+types/page";
import { RequestDetail, RequestRow } from "./card.tsx";
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
        hasAssignees
        texts={t}
        states={safetyFilters}
        names={t.states}
        filter={filter}
        queryOptions={safetyQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/safety-requests.csv" filter={filter} />}
        rowHeight="h-14"
        split={{
          name: "request",
          kind: "safety_request",
          find: (search) => safetyQueryOptions({ search }),
          title: ({ name }) => name,
          locale: ({ locale }) => locale,
          detail: (request) => <RequestDetail request={request} onOpen={() => setOpened(request)} />,
        }}
        isLive
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((one) => (
              <RequestRow key={one.id} request={one} />
            ))}
          </EntryList>
        )}
      </StateList>
      {opened && (
        <PresentAt record={{ kind: "safety_request", id: opened.id }}>
          <RequestDialog opened={opened} close={() => setOpened(null)} />
        </PresentAt>
      )}
    </>
  );
}

import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { BulkResults } from "#app/staff/shell/selection/bulk-bar.tsx";
import { BulkList, useBulkResults } from "#app/staff/shell/selection/bulk-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { contactStates } from "../contract.ts";
import { listContactMessages } from "../server/service.server.ts";
import type { Route } from "./+types/page";
import { useMessageActs } from "./bulk-acts.ts";
import { MessageDetail, MessageRow } from "./message-card.tsx";
import { messages } from "./messages.ts";
import { contactFilterParams, contactQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, contactFilterParams, contactQueryOptions, listContactMessages);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [contactQueryOptions(readFilter(contactFilterParams, params))]);
}

export default function MessagesPage() {
  const t = useText(messages);
  const filter = useListFilter(contactFilterParams);
  const bulk = useBulkResults();
  const acts = useMessageActs();
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <BulkResults {...bulk} />
      <StateList
        hasAssignees
        texts={t}
        states={contactStates}
        names={t.states}
        filter={filter}
        queryOptions={contactQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/messages.csv" filter={filter} />}
        rowHeight="h-14"
        split={{
          name: "message",
          kind: "contact_message",
          find: (search) => contactQueryOptions({ search }),
          title: ({ name }) => name,
          locale: ({ locale }) => locale,
          detail: (message) => <MessageDetail message={message} />,
        }}
      >
        {(items) => (
          <BulkList
            items={items}
            acts={acts}
            call="/api/admin/messages"
            nameOf={({ name }) => name}
            show={bulk.show}
          >
            <EntryList label={t.list}>
              {items.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </EntryList>
          </BulkList>
        )}
      </StateList>
    </>
  );
}

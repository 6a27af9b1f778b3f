import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { contactStates } from "../contract.ts";
import { listContactMessages } from "../server/service.server.ts";
import type { Route } from "./+types/page";
import { MessageCard } from "./message-card.tsx";
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
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        texts={t}
        states={contactStates}
        names={t.states}
        filter={filter}
        queryOptions={contactQueryOptions(filter)}
        rowHeight="h-72 lg:h-40"
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}

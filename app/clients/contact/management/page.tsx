import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { Entries, StateList, useAddressFilter } from "#app/staff/shell/list/state-list.tsx";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/staff/shell/staff-page.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { contactStates } from "../contract.ts";
import { listContactMessages } from "../server/service.server.ts";
import type { Route } from "./+types/page";
import { MessageCard } from "./message-card.tsx";
import { messages } from "./messages.ts";
import { contactFilterParams, contactQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, contactFilterParams, contactQueryOptions, listContactMessages);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [contactQueryOptions(readFilter(contactFilterParams, params))]);
}

export default function MessagesPage() {
  const t = useText(messages);
  const filter = useAddressFilter(contactFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        words={t}
        states={contactStates}
        names={t.states}
        filter={filter}
        reading={contactQueryOptions(filter)}
        rowHeight="h-72 lg:h-40"
      >
        {(items) => (
          <Entries label={t.list}>
            {items.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
          </Entries>
        )}
      </StateList>
    </>
  );
}

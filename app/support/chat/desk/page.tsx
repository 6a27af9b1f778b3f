import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { chatStates } from "../contract.ts";
import { listChats } from "../server/desk.server.ts";
import { messages } from "../staff-messages.ts";
import type { Route } from "./+types/page";
import { ChatDesk, ChatTitle } from "./chat-desk.tsx";
import { ChatRow } from "./chat-row.tsx";
import { chatFilterParams, chatsQueryOptions } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, chatFilterParams, chatsQueryOptions, listChats);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [chatsQueryOptions(readFilter(chatFilterParams, params))]);
}

export default function ChatsPage() {
  const t = useText(messages);
  const filter = useListFilter(chatFilterParams);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        hasAssignees
        texts={t}
        states={chatStates}
        names={t.states}
        filter={filter}
        queryOptions={chatsQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/chats.csv" filter={filter} />}
        rowHeight="h-14"
        isLive
        split={{
          name: "chat",
          kind: "chat",
          fills: true,
          titleById: (id) => <ChatTitle id={id} />,
          detailById: (id) => <ChatDesk id={id} />,
        }}
      >
        {(items) => (
          <EntryList label={t.list}>
            {items.map((one) => (
              <ChatRow key={one.id} chat={one} />
            ))}
          </EntryList>
        )}
      </StateList>
    </>
  );
}

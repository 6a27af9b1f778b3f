import { ArrowLeft } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { queryWithSelection, readFilter } from "#app/staff/shell/list/list-filter.ts";
import { EntryList, StateList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { chatStates } from "../contract.ts";
import { listChats } from "../server/desk.server.ts";
import { messages } from "../staff-messages.ts";
import type { Route } from "./+types/page";
import { ChatDesk } from "./chat-desk.tsx";
import { ChatRow } from "./chat-row.tsx";
import { chatFilterParams, chatsQueryOptions, openChatFilterParams } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, chatFilterParams, chatsQueryOptions, listChats);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [chatsQueryOptions(readFilter(chatFilterParams, params))]);
}

export default function ChatsPage() {
  const t = useText(messages);
  const filter = useListFilter(chatFilterParams);
  const { chat } = useListFilter(openChatFilterParams);
  const [params] = useSearchParams();
  const isOpen = chat !== undefined;
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <div
        className={classNames(
          isOpen && "grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]",
        )}
      >
        <div className={classNames("min-w-0", isOpen && "max-lg:hidden")}>
          <StateList
            texts={t}
            states={chatStates}
            names={t.states}
            filter={filter}
            queryOptions={chatsQueryOptions(filter)}
            rowHeight="h-36"
            isLive
          >
            {(items) => (
              <EntryList label={t.list}>
                {items.map((one) => (
                  <ChatRow
                    key={one.id}
                    chat={one}
                    isOpen={one.id === chat}
                    to={{ search: queryWithSelection(params, "chat", one.id) }}
                  />
                ))}
              </EntryList>
            )}
          </StateList>
        </div>
        {isOpen && (
          <div className="min-w-0">
            <Link
              to={{ search: queryWithSelection(params, "chat", null) }}
              className="inline-flex min-h-11 items-center gap-2 text-link font-semibold text-sm lg:hidden"
            >
              <ArrowLeft aria-hidden className="size-4" />
              {t.back}
            </Link>
            <ChatDesk key={chat} id={chat} />
          </div>
        )}
      </div>
    </>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { noStateFilter, StateFilters } from "#app/desk/state-filters.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/messages-page";
import { messages } from "./admin-messages.ts";
import { contactStates } from "./contract.ts";
import { MessageCard } from "./message-card.tsx";
import { contactAddress, contactReading } from "./queries.ts";
import { listContactMessages } from "./service.server.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(contactAddress, params);
    return [
      {
        queryKey: contactReading(filter).queryKey,
        act: () => listContactMessages(ctx, { ...filter, limit: 50 }),
      },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [contactReading(readFilter(contactAddress, params))]);
}

/** What people wrote through "Contact Us". */
export default function MessagesPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  const filter = readFilter(contactAddress, params);
  const query = useQuery({ ...contactReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  const filtered = Boolean(filter.search || filter.status);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateFilters
        words={t}
        states={contactStates}
        names={t.states}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-72 lg:h-40"
          filtered={filtered}
          noFilter={noStateFilter}
          words={t}
        >
          {(items) => (
            <ul
              aria-label={t.list}
              className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
            >
              {items.map((message) => (
                <MessageCard key={message.id} message={message} />
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </>
  );
}

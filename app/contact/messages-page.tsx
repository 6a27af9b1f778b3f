import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/messages-page";
import { messages } from "./admin-messages.ts";
import { contactStates } from "./contract.ts";
import { MessageCard } from "./message-card.tsx";
import { contactAddress, contactReading } from "./queries.ts";
import { listContactMessages } from "./service.server.ts";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, contactAddress, contactReading, listContactMessages);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [contactReading(readFilter(contactAddress, params))]);
}

/** What people wrote through "Contact Us". */
export default function MessagesPage() {
  const t = useText(messages);
  const filter = useAddressFilter(contactAddress);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      <StateList
        words={t}
        states={contactStates}
        names={t.states}
        filter={filter}
        reading={contactReading(filter)}
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

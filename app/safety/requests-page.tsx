import { useState } from "react";
import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { AlarmSwitch } from "#app/notifications/alarm-switch.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/requests-page";
import { messages } from "./admin-messages.ts";
import { type SafetyRequest, safetyShows } from "./contract.ts";
import { listSafetyRequests } from "./list.server.ts";
import { safetyAddress, safetyReading } from "./queries.ts";
import { RequestCard } from "./request-card.tsx";
import { RequestDialog } from "./request-dialog.tsx";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, safetyAddress, safetyReading, listSafetyRequests);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [safetyReading(readFilter(safetyAddress, params))]);
}

/** Who asked for help, the most urgent first; read anew by itself. */
export default function RequestsPage() {
  const t = useText(messages);
  const filter = useAddressFilter(safetyAddress);
  // Beside the list: a row may leave it while somebody writes a note about it.
  const [opened, setOpened] = useState<SafetyRequest | null>(null);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        <AlarmSwitch />
      </ScreenTitle>
      <StateList
        words={t}
        states={safetyShows}
        names={t.states}
        filter={filter}
        reading={safetyReading(filter)}
        rowHeight="h-96 lg:h-52"
        isLive
      >
        {(items) => (
          <Entries label={t.list}>
            {items.map((one) => (
              <RequestCard key={one.id} request={one} onOpen={() => setOpened(one)} />
            ))}
          </Entries>
        )}
      </StateList>
      {opened && <RequestDialog opened={opened} close={() => setOpened(null)} />}
    </>
  );
}

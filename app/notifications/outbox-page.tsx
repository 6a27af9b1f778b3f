import { MailX } from "lucide-react";
import { readFilter } from "#app/desk/list-filter.ts";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { useStaff } from "#app/desk/staff-context.ts";
import { readFromApi, readListForStaff } from "#app/desk/staff-page.ts";
import { Entries, StateList, useAddressFilter } from "#app/desk/state-list.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/outbox-page";
import { messages } from "./admin-messages.ts";
import { outboxStates } from "./contract.ts";
import { LetterCard } from "./letter-card.tsx";
import { listOutbox } from "./outbox.server.ts";
import { outboxFilter, outboxReading } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return readListForStaff(args, outboxFilter, outboxReading, listOutbox);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [outboxReading(readFilter(outboxFilter, params))]);
}

/** Letters on their way out, and those that wait for a hand. */
export default function OutboxPage() {
  const t = useText(messages);
  const { mailIsConfigured } = useStaff();
  const filter = useAddressFilter(outboxFilter);
  return (
    <>
      <ScreenTitle title={t.title} lead={mailIsConfigured ? t.leadConfigured : undefined} />
      {!mailIsConfigured && <NotConfigured />}
      <StateList
        words={t}
        states={outboxStates}
        names={t.states}
        filter={filter}
        reading={outboxReading(filter)}
        rowHeight="h-56 lg:h-36"
      >
        {(items) => (
          <Entries label={t.title}>
            {items.map((letter) => (
              <LetterCard key={letter.id} letter={letter} />
            ))}
          </Entries>
        )}
      </StateList>
    </>
  );
}

function NotConfigured() {
  const t = useText(messages).notConfigured;
  return (
    <div className="mb-8 flex max-w-4xl items-start gap-4 rounded bg-pending-fill p-5 text-pending">
      <MailX aria-hidden className="mt-0.5 size-6" />
      <div>
        <p className="font-semibold">{t.title}</p>
        <p className="mt-1 text-sm">{t.text}</p>
      </div>
    </div>
  );
}

import { MailX } from "lucide-react";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { noStateFilter } from "#app/staff/shell/list/state-filters.tsx";
import { EntryList, FilteredList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { type Channel, channels } from "../contract.ts";
import { outboxFilter, outboxQueryOptions } from "../queries.ts";
import { listOutbox } from "../server/outbox.server.ts";
import type { Route } from "./+types/page";
import { OutboxFilters } from "./filters.tsx";
import { LetterCard } from "./letter-card.tsx";

export function loader(args: Route.LoaderArgs) {
  return loadListForStaff(args, outboxFilter, outboxQueryOptions, listOutbox);
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => [outboxQueryOptions(readFilter(outboxFilter, params))]);
}

const noFilter = { ...noStateFilter, channel: "" };

export default function OutboxPage() {
  const t = useText(messages);
  const { mailIsConfigured, whatsappIsConfigured } = useStaff();
  const filter = useListFilter(outboxFilter);
  const { search, status, channel } = filter;
  const configured = { email: mailIsConfigured, whatsapp: whatsappIsConfigured };
  const missing = channels.filter((channel) => !configured[channel]);
  return (
    <>
      <ScreenTitle title={t.title} lead={missing.length === channels.length ? undefined : t.lead} />
      {missing.length > 0 && <NotConfigured missing={missing} />}
      <FilteredList
        filters={(searchRef) => (
          <OutboxFilters search={search ?? ""} state={status} channel={channel} searchRef={searchRef} />
        )}
        queryOptions={outboxQueryOptions(filter)}
        rowHeight="h-56 lg:h-36"
        filter={filter}
        noFilter={noFilter}
        texts={t}
      >
        {(items) => (
          <EntryList label={t.title}>
            {items.map((letter) => (
              <LetterCard key={letter.id} letter={letter} />
            ))}
          </EntryList>
        )}
      </FilteredList>
    </>
  );
}

function NotConfigured({ missing }: { missing: readonly Channel[] }) {
  const t = useText(messages).notConfigured;
  const [only] = missing;
  return (
    <div className="mb-4 flex max-w-5xl items-start gap-4 rounded bg-pending-fill px-5 py-3 text-pending">
      <MailX aria-hidden className="mt-0.5 size-6" />
      <div>
        <p className="font-semibold">{missing.length === 1 && only ? t[only].title : t.all}</p>
        {missing.map((channel) => (
          <p key={channel} className="mt-1 text-sm">
            {t[channel].text}
          </p>
        ))}
      </div>
    </div>
  );
}

import { MailX } from "lucide-react";
import { CsvButton } from "#app/staff/shell/csv/csv-button.tsx";
import { readFilter } from "#app/staff/shell/list/list-filter.ts";
import { noStateFilter } from "#app/staff/shell/list/state-filters.tsx";
import { EntryList, FilteredList, useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { loadListForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { BulkResults } from "#app/staff/shell/selection/bulk-bar.tsx";
import { BulkList, useBulkResults } from "#app/staff/shell/selection/bulk-list.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { type Channel, channels, type OutboxMessage } from "../contract.ts";
import { outboxFilter, outboxPath, outboxQueryOptions } from "../queries.ts";
import { listOutbox } from "../server/outbox.server.ts";
import type { Route } from "./+types/page";
import { useOutboxActs } from "./bulk-acts.ts";
import { OutboxFilters } from "./filters.tsx";
import { LetterDetail, LetterRow } from "./letter-card.tsx";

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
  const bulk = useBulkResults();
  const acts = useOutboxActs();
  const nameOf = ({ subject, recipient }: OutboxMessage) => t.bulk.named(subject, recipient);
  const configured = { email: mailIsConfigured, whatsapp: whatsappIsConfigured };
  const missing = channels.filter((channel) => !configured[channel]);
  return (
    <>
      <ScreenTitle title={t.title} lead={missing.length === channels.length ? undefined : t.lead} />
      {missing.length > 0 && <NotConfigured missing={missing} />}
      <BulkResults {...bulk} />
      <FilteredList
        filters={(searchRef) => (
          <OutboxFilters search={search ?? ""} state={status} channel={channel} searchRef={searchRef} />
        )}
        queryOptions={outboxQueryOptions(filter)}
        tools={<CsvButton path="/api/admin/outbox.csv" filter={filter} />}
        rowHeight="h-14"
        split={{
          name: "letter",
          find: (search) => outboxQueryOptions({ search }),
          title: ({ subject, locale }) => (
            <span lang={locale} dir="auto">
              {subject}
            </span>
          ),
          detail: (letter) => <LetterDetail letter={letter} />,
        }}
        filter={filter}
        noFilter={noFilter}
        texts={t}
      >
        {(items) => (
          <BulkList items={items} acts={acts} call={outboxPath} nameOf={nameOf} show={bulk.show}>
            <EntryList label={t.title}>
              {items.map((letter) => (
                <LetterRow key={letter.id} letter={letter} />
              ))}
            </EntryList>
          </BulkList>
        )}
      </FilteredList>
    </>
  );
}

function NotConfigured({ missing }: { missing: readonly Channel[] }) {
  const t = useText(messages).notConfigured;
  const [only] = missing;
  return (
    <details className="mb-2 rounded bg-pending-fill px-3 text-pending text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold lg:min-h-9">
        <MailX aria-hidden className="size-4 shrink-0" />
        {missing.length === 1 && only ? t[only].title : t.all}
      </summary>
      {missing.map((channel) => (
        <p key={channel} className="pb-2">
          {t[channel].text}
        </p>
      ))}
    </details>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MailX } from "lucide-react";
import { useSearchParams } from "react-router";
import { readFilter } from "#app/desk/list-filter.ts";
import { ListFrame } from "#app/desk/list-frame.tsx";
import { ScreenTitle } from "#app/desk/screen-title.tsx";
import { useStaff } from "#app/desk/staff-context.ts";
import { readForStaff, readFromApi } from "#app/desk/staff-page.ts";
import { noStateFilter, StateFilters } from "#app/desk/state-filters.tsx";
import { useListKeys } from "#app/desk/use-list-keys.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/outbox-page";
import { messages } from "./admin-messages.ts";
import { outboxStates } from "./contract.ts";
import { LetterCard } from "./letter-card.tsx";
import { listOutbox } from "./outbox.server.ts";
import { outboxFilter, outboxReading } from "./queries.ts";

export function loader(args: Route.LoaderArgs) {
  return readForStaff(args, (ctx, params) => {
    const filter = readFilter(outboxFilter, params);
    return [
      { queryKey: outboxReading(filter).queryKey, act: () => listOutbox(ctx, { ...filter, limit: 50 }) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return readFromApi(args, (params) => [outboxReading(readFilter(outboxFilter, params))]);
}

/** Letters on their way out, and those that wait for a hand. */
export default function OutboxPage() {
  const t = useText(messages);
  const { mailIsConfigured } = useStaff();
  const [params] = useSearchParams();
  const filter = readFilter(outboxFilter, params);
  const query = useQuery({ ...outboxReading(filter), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  const filtered = Boolean(filter.search || filter.status);
  return (
    <>
      <ScreenTitle title={t.title} lead={mailIsConfigured ? t.leadConfigured : undefined} />
      {!mailIsConfigured && <NotConfigured />}
      <StateFilters
        words={t}
        states={outboxStates}
        names={t.states}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={t.loadFailed}
          rowHeight="h-56 lg:h-36"
          filtered={filtered}
          noFilter={noStateFilter}
          words={t}
        >
          {(items) => (
            <ul
              aria-label={t.title}
              className="arch overflow-clip rounded-s rounded-br border border-line bg-card"
            >
              {items.map((letter) => (
                <LetterCard key={letter.id} letter={letter} />
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
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

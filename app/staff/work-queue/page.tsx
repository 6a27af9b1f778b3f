import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarDays, ShieldAlert } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { SaleQuestion } from "#app/clients/leads/sale-question.tsx";
import { useListPresence } from "#app/staff/presence/present-at.tsx";
import { SetupReminder } from "#app/staff/setup/setup-reminder.tsx";
import { DeskTitle } from "#app/staff/shell/desk-title.tsx";
import { queryWithChanges, readFilter } from "#app/staff/shell/list/list-filter.ts";
import { ListFrame } from "#app/staff/shell/list/list-frame.tsx";
import { useListFilter } from "#app/staff/shell/list/state-list.tsx";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { classNames } from "#app/ui/class-names.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import type { QueueItem } from "./contract.ts";
import { DaySidebar } from "./day-sidebar.tsx";
import { EntryDetail } from "./entry-detail.tsx";
import { messages } from "./messages.ts";
import { queueFilterParams, queueQueryOptions, todayQueryOptions } from "./queries.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueList } from "./queue-list.tsx";
import { listQueue } from "./server/queue.server.ts";
import { readToday } from "./server/today.server.ts";
import { useSelection } from "./use-selection.ts";

export function loader(args: Route.LoaderArgs) {
  return loadForStaff(args, (ctx, params) => {
    const filter = readFilter(queueFilterParams, params);
    return [
      { queryKey: queueQueryOptions(filter).queryKey, load: () => listQueue(ctx, { ...filter, limit: 50 }) },
      { queryKey: todayQueryOptions(filter.who).queryKey, load: () => readToday(ctx, { who: filter.who }) },
    ];
  });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, (params) => {
    const filter = readFilter(queueFilterParams, params);
    return [queueQueryOptions(filter), todayQueryOptions(filter.who)];
  });
}

/** A selection alone loads nothing anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const [current, next] = [currentUrl, nextUrl].map(({ pathname, searchParams }) => {
    return pathname + queryWithChanges(searchParams, { entry: "", cursor: searchParams.get("cursor") ?? "" });
  });
  return current !== next || currentUrl.href === nextUrl.href;
}

/** What its entries are about. */
const queueRecords = ["lead", "booking", "chat", "contact_message", "safety_request"] as const;

const noFilter = { show: "", who: "" };

export default function TodayPage() {
  const t = useText(messages);
  const filter = useListFilter(queueFilterParams);
  const day = useQuery({
    ...todayQueryOptions(filter.who),
    ...liveQueryOptions,
    placeholderData: keepPreviousData,
  });
  const query = useQuery({
    ...queueQueryOptions(filter),
    ...liveQueryOptions,
    placeholderData: keepPreviousData,
  });
  useListPresence(queueRecords);
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ask, question } = useSaleQuestion();
  const { selected, item, isGone, close, advance, move } = useSelection(query.data?.items, list);
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    Escape: close,
  });
  return (
    <>
      <TodayTitle />
      <SecondStepNotice />
      <SetupReminder />
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(20rem,5fr)_minmax(0,6fr)]">
        <div ref={list} className={classNames("min-w-0", item && "max-lg:hidden")}>
          <QueueFilters show={filter.show} who={filter.who} counts={day.data?.queue} />
          <ListFrame
            query={query}
            failure={t.loadFailed}
            rowHeight="h-14"
            filter={filter}
            noFilter={noFilter}
            texts={t}
            live
            most={mostFound}
            tools={selected !== undefined && <TheDayLink />}
          >
            {(items) => (
              <QueueList
                items={items}
                selected={selected}
                enter={() => requestAnimationFrame(() => heading.current?.focus())}
              />
            )}
          </ListFrame>
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--cards)+1rem)] lg:max-h-[calc(100dvh-var(--cards)-2rem)] lg:overflow-y-auto">
          {item ? (
            <EntryDetail
              key={`${item.kind}-${item.id}`}
              item={item}
              isGone={isGone}
              advance={advance}
              close={close}
              askSale={ask}
              headingRef={heading}
            />
          ) : (
            <DaySidebar day={day} />
          )}
        </div>
      </div>
      {question}
    </>
  );
}

/** Stands on the page: the entry of the lead, which it is asked for, has left the list by then. */
function useSaleQuestion() {
  const { may } = useStaff();
  const [lead, setLead] = useState<QueueItem>();
  const ask = (converted: QueueItem) => may("money") && setLead(converted);
  const question = lead && (
    <SaleQuestion key={lead.id} lead={{ ...lead, sale: null }} close={() => setLead(undefined)} />
  );
  return { ask, question };
}

function TodayTitle() {
  const t = useText(messages);
  const { locale } = useLocale();
  const now = useNow();
  return (
    <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pb-3">
      <DeskTitle title={t.title} />
      <h1 className="text-2xl">{t.title}</h1>
      <p className="text-muted text-sm">{t.lead(formatDateTime(now, "day", locale))}</p>
    </header>
  );
}

/** Closes the entry, so that the day's appointments stand beside the list. */
function TheDayLink() {
  const t = useText(messages).detail;
  const [params] = useSearchParams();
  const cursor = params.get("cursor") ?? "";
  return (
    <Link
      to={{ search: queryWithChanges(params, { entry: "", cursor }) }}
      preventScrollReset
      className="button-look inline-flex min-h-9 items-center gap-2 rounded border border-line px-3.5 font-semibold text-sm hover:border-larimar hover:bg-band max-lg:hidden"
    >
      <CalendarDays aria-hidden className="size-4" />
      {t.theDay}
    </Link>
  );
}

function SecondStepNotice() {
  const { secondStep: t } = useText(messages);
  if (useStaff().secondStep) return null;
  return (
    <p className="mb-1 flex flex-wrap items-center gap-x-3 border-ambar border-s-3 bg-band px-3 text-sm print:hidden">
      <span className="inline-flex items-center gap-3">
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        {t.off}
      </span>
      <Link
        to="/admin/account"
        className="inline-flex min-h-11 items-center text-link font-semibold lg:min-h-8"
      >
        {t.go}
      </Link>
    </p>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, CircleAlert, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import type { ListPage } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { mostCounted, mostFound } from "#platform/database/lists/capped-count.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { formatCapped, formatCount, formatDateTime } from "../record/formats.ts";
import { queryWithChanges } from "./list-filter.ts";
import { useChangeFilter } from "./use-change-filter.ts";

export type EmptyTexts = Record<"empty" | "emptyHint" | "nothingFound", string> & {
  nothingFoundHint?: string;
};

type ListQuery<T> = {
  data: ListPage<T> | undefined;
  error: Error | null;
  errorUpdatedAt: number;
  dataUpdatedAt: number;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

export type ListFrameProps<T> = {
  query: ListQuery<T>;
  failure: string;
  rowHeight: string;
  filter: object;
  /** All filter fields, blank. */
  noFilter: Record<string, string>;
  texts: EmptyTexts;
  /** Refetches by itself: a lasting failure shows one toast. */
  live?: boolean;
  tools?: ReactNode;
  /** Where the total ends, if not where lists and searches do. */
  most?: number;
  children: (items: readonly T[]) => ReactNode;
};

const topId = "list-top";

export function ListFrame<T>(props: ListFrameProps<T>) {
  const { query, failure, filter, noFilter, live } = props;
  const { data, error } = query;
  const filtered = Object.entries(filter).some(([name, value]) => name in noFilter && value);
  useFailureToast(query, failure, live);
  return (
    <div id={topId} tabIndex={-1} className="scroll-mt-4 focus:outline-none">
      <CountLine
        query={query}
        tools={props.tools}
        clear={filtered ? noFilter : undefined}
        most={props.most ?? ("search" in filter && filter.search ? mostFound : mostCounted)}
      />
      {error && (live || !query.isFetching) && <Failure text={failure} retry={query.refetch} />}
      {data ? (
        <div
          className={classNames(query.isPlaceholderData && "opacity-60")}
          aria-busy={query.isPlaceholderData}
        >
          {data.items.length > 0
            ? props.children(data.items)
            : !error && (
                <NoEntries filtered={filtered} noFilter={noFilter} texts={props.texts} total={data.total} />
              )}
        </div>
      ) : (
        (!error || query.isFetching) && <LoadingRows height={props.rowHeight} />
      )}
      {data && <Pager next={data.next} previous={data.previous} />}
    </div>
  );
}

type NoEntriesProps = Pick<ListFrameProps<unknown>, "noFilter" | "texts"> & {
  filtered: boolean;
  total: number;
};

/** No entries at all, none that match the filter, or none on this page because the list became shorter. */
function NoEntries({ filtered, noFilter, texts, total }: NoEntriesProps) {
  const t = useText(messages);
  const { search } = useLocation();
  const change = useChangeFilter();
  if (total > 0)
    return (
      <EmptyState
        title={t.emptyPage}
        hint={t.emptyPageHint}
        action={
          <Link
            to={{ search: queryWithChanges(new URLSearchParams(search), {}) }}
            preventScrollReset
            onClick={scrollToTop}
            className={buttonClass({ variant: "action" })}
          >
            {t.firstPage}
          </Link>
        }
      />
    );
  if (!filtered) return <EmptyState title={texts.empty} hint={texts.emptyHint} />;
  const clear = (
    <Button variant="quiet" onClick={() => change(noFilter)}>
      {t.clearFilters}
    </Button>
  );
  return (
    <EmptyState
      title={texts.nothingFound}
      hint={texts.nothingFoundHint ?? t.nothingFoundHint}
      action={clear}
    />
  );
}

/** Not for 401: the sign-in form covers the screen. */
function useFailureToast(
  { error, errorUpdatedAt }: Pick<ListQuery<unknown>, "error" | "errorUpdatedAt">,
  failure: string,
  live: boolean | undefined,
) {
  const failed = error !== null && !(error instanceof ApiError && error.status === 401);
  // Without `live` every failure shows a toast, also a repeated one.
  const failureKey = live ? 0 : errorUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failed) errorToast(failure);
  }, [failed, failureKey]);
}

type CountLineProps = {
  query: ListQuery<unknown>;
  tools: ReactNode;
  clear: Record<string, string> | undefined;
  /** Where the total ends. */
  most: number;
};

function CountLine({ query, tools, clear, most }: CountLineProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  const { locale } = useLocale();
  const cache = useQueryClient();
  const { data, isFetching, isPlaceholderData } = query;
  const settled = data && !isPlaceholderData;
  // Background refetches show no spinner.
  const [isRefreshing, setIsRefreshing] = useState(false);
  const refresh = () => {
    setIsRefreshing(true);
    void cache.invalidateQueries().finally(() => setIsRefreshing(false));
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-1 lg:min-h-9 lg:[&_:is(a,button)]:min-h-9">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="text-muted text-sm">
          {settled
            ? t.showing(formatCount(data.items.length, locale), formatCapped(data.total, locale, most))
            : isFetching && t.loading}
        </p>
        {clear && (
          <Button variant="link" size="small" onClick={() => change(clear)}>
            {t.clearFilters}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {query.dataUpdatedAt > 0 && (
          <span className="hidden pe-1 text-muted @md:inline">
            {t.asOf(formatDateTime(query.dataUpdatedAt, "time", locale))}
          </span>
        )}
        <Button variant="quiet" size="small" busy={isRefreshing} busyLabel={t.refreshing} onClick={refresh}>
          <RefreshCw aria-hidden className="size-4" />
          {t.refresh}
        </Button>
        {tools}
      </div>
    </div>
  );
}

function Failure({ text, retry }: { text: string; retry: () => Promise<unknown> }) {
  const t = useText(messages);
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded border border-flamboyan bg-cancelled-fill px-5 py-4 text-cancelled"
    >
      <CircleAlert aria-hidden className="size-5" />
      <p className="me-auto font-semibold">{text}</p>
      <Button variant="danger" size="small" onClick={() => void retry()}>
        {t.retry}
      </Button>
    </div>
  );
}

function LoadingRows({ height }: { height: string }) {
  return (
    <div className="grid gap-px overflow-hidden rounded border">
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className={classNames("rounded-none", height)} />
      ))}
    </div>
  );
}

function Pager({ next, previous }: { next: string | undefined; previous: string | undefined }) {
  const t = useText(messages);
  const { search } = useLocation();
  if (!next && !previous) return null;
  const to = (cursor: string) => ({ search: queryWithChanges(new URLSearchParams(search), { cursor }) });
  const look = buttonClass({ variant: "quiet", size: "small" });
  return (
    <nav aria-label={t.pages} className="flex justify-end gap-3 pt-4">
      {previous && (
        <Link to={to(previous)} preventScrollReset onClick={scrollToTop} className={look}>
          <ChevronLeft aria-hidden className="size-4" />
          {t.previous}
        </Link>
      )}
      {next && (
        <Link to={to(next)} preventScrollReset onClick={scrollToTop} className={look}>
          {t.next}
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      )}
    </nav>
  );
}

function scrollToTop() {
  const head = document.getElementById(topId);
  head?.focus({ preventScroll: true });
  head?.scrollIntoView();
}

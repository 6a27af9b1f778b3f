import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { ApiQuery, ListPage } from "#platform/api-client/api.ts";
import { liveQueryOptions } from "../live-query.ts";
import { readFilter } from "./list-filter.ts";
import { type EmptyTexts, ListFrame, type ListFrameProps } from "./list-frame.tsx";
import { type Split, SplitView } from "./split-view.tsx";
import { StateFilters, type StateTexts } from "./state-filters.tsx";
import { useListShortcuts } from "./use-list-shortcuts.ts";

/** The filter in the address; blank and invalid parameters are left out. */
export function useListFilter<S extends z.ZodObject>(schema: S): Partial<z.output<S>> {
  const [params] = useSearchParams();
  return readFilter(schema, params);
}

type FilteredListProps<T extends { id: number }> = Omit<ListFrameProps<T>, "query" | "failure" | "live"> & {
  texts: EmptyTexts & { loadFailed: string };
  queryOptions: ApiQuery<ListPage<T>>;
  isLive?: boolean;
  filters: (searchRef: Ref<HTMLInputElement>) => ReactNode;
  below?: ReactNode;
  /** Shows one of the records beside the list. */
  split?: Split<T>;
};

/** A list below its filters, with keyboard shortcuts. */
export function FilteredList<T extends { id: number }>({
  queryOptions,
  isLive = false,
  filters,
  below,
  split,
  ...frame
}: FilteredListProps<T>) {
  const query = useQuery({
    ...queryOptions,
    ...(isLive && liveQueryOptions),
    placeholderData: keepPreviousData,
  });
  const { list, search } = useListShortcuts();
  const content = (
    <>
      {filters(search)}
      <div ref={list}>
        <ListFrame {...frame} query={query} failure={frame.texts.loadFailed} live={isLive} />
      </div>
      {below}
    </>
  );
  if (!split) return <div className="desk-list">{content}</div>;
  return (
    <SplitView split={split} items={query.data?.items ?? []} list={list}>
      {content}
    </SplitView>
  );
}

type StateListProps<T extends { id: number }, S extends string> = Omit<
  FilteredListProps<T>,
  "filter" | "noFilter" | "filters" | "texts"
> & {
  texts: FilteredListProps<T>["texts"] & StateTexts;
  states: readonly S[];
  names: Readonly<Record<S, string>>;
  filter: { search?: string | undefined; status?: S | undefined; [field: string]: unknown };
  /** Above the filters. */
  above?: ReactNode;
  /** Records of this list belong to colleagues: the filter "mine, nobody's, all". */
  hasAssignees?: boolean;
};

/** With a search, and a filter by state. */
export function StateList<T extends { id: number }, S extends string>(props: StateListProps<T, S>) {
  const { states, names, filter, above, hasAssignees = false, ...list } = props;
  const { search = "", status, cursor: _, ...others } = filter;
  const fields = ["search", "status", "assignee", ...Object.keys(others)];
  const assignee = hasAssignees
    ? { assignee: typeof filter.assignee === "string" ? filter.assignee : null }
    : {};
  const filterProps = { texts: list.texts, states, names, search, state: status, ...assignee };
  return (
    <FilteredList
      {...list}
      filter={filter}
      noFilter={Object.fromEntries(fields.map((name) => [name, ""]))}
      filters={(searchRef) => (
        <>
          {above}
          <StateFilters {...filterProps} searchRef={searchRef} />
        </>
      )}
    />
  );
}

export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="desk-rows">
      {children}
    </ul>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { ApiQuery, ListPage } from "#platform/api-client/api.ts";
import { liveQueryOptions } from "../live-query.ts";
import { readFilter } from "./list-filter.ts";
import { type EmptyTexts, ListFrame, type ListFrameProps } from "./list-frame.tsx";
import { StateFilters, type StateTexts } from "./state-filters.tsx";
import { useListShortcuts } from "./use-list-shortcuts.ts";

/** The filter in the address; blank and invalid parameters are left out. */
export function useListFilter<S extends z.ZodObject>(schema: S): Partial<z.output<S>> {
  const [params] = useSearchParams();
  return readFilter(schema, params);
}

type FilteredListProps<T> = Omit<ListFrameProps<T>, "query" | "failure" | "live"> & {
  texts: EmptyTexts & { loadFailed: string };
  queryOptions: ApiQuery<ListPage<T>>;
  isLive?: boolean;
  filters: (searchRef: Ref<HTMLInputElement>) => ReactNode;
};

/** A list below its filters, with keyboard shortcuts. */
export function FilteredList<T>({ queryOptions, isLive = false, filters, ...frame }: FilteredListProps<T>) {
  const query = useQuery({
    ...queryOptions,
    ...(isLive && liveQueryOptions),
    placeholderData: keepPreviousData,
  });
  const { list, search } = useListShortcuts();
  return (
    <>
      {filters(search)}
      <div ref={list}>
        <ListFrame {...frame} query={query} failure={frame.texts.loadFailed} live={isLive} />
      </div>
    </>
  );
}

type StateListProps<T, S extends string> = Omit<
  FilteredListProps<T>,
  "filter" | "noFilter" | "filters" | "texts"
> & {
  texts: FilteredListProps<T>["texts"] & StateTexts;
  states: readonly S[];
  names: Readonly<Record<S, string>>;
  filter: { search?: string | undefined; status?: S | undefined; [field: string]: unknown };
};

/** With a search, and a filter by state. */
export function StateList<T, S extends string>({ states, names, filter, ...list }: StateListProps<T, S>) {
  const { search = "", status, cursor: _, ...others } = filter;
  const fields = ["search", "status", ...Object.keys(others)];
  const filterProps = { texts: list.texts, states, names, search, state: status };
  return (
    <FilteredList
      {...list}
      filter={filter}
      noFilter={Object.fromEntries(fields.map((name) => [name, ""]))}
      filters={(searchRef) => <StateFilters {...filterProps} searchRef={searchRef} />}
    />
  );
}

export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      {children}
    </ul>
  );
}

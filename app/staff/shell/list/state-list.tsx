import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { ApiQuery, ListPage } from "#platform/api-client/api.ts";
import { liveQueryOptions } from "../live-query.ts";
import type { EmptyTexts } from "./empty-list.tsx";
import { readFilter } from "./list-filter.ts";
import { ListFrame } from "./list-frame.tsx";
import { noStateFilter, StateFilters, type StateTexts } from "./state-filters.tsx";
import { useListShortcuts } from "./use-list-shortcuts.ts";

/** The filter in the address; blank and invalid parameters are left out. */
export function useListFilter<S extends z.ZodObject>(schema: S): Partial<z.output<S>> {
  const [params] = useSearchParams();
  return readFilter(schema, params);
}

type StateListProps<T, S extends string> = {
  texts: StateTexts & EmptyTexts & { loadFailed: string };
  states: readonly S[];
  names: Readonly<Record<S, string>>;
  filter: { search?: string | undefined; status?: S | undefined };
  queryOptions: ApiQuery<ListPage<T>>;
  rowHeight: string;
  isLive?: boolean;
  children: (items: readonly T[]) => ReactNode;
};

/** A list with search, a filter by state, and keyboard shortcuts. */
export function StateList<T, S extends string>(props: StateListProps<T, S>) {
  const { texts, states, names, filter, queryOptions, rowHeight, isLive = false, children } = props;
  const query = useQuery({
    ...queryOptions,
    ...(isLive && liveQueryOptions),
    placeholderData: keepPreviousData,
  });
  const { list, search } = useListShortcuts();
  return (
    <>
      <StateFilters
        texts={texts}
        states={states}
        names={names}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={texts.loadFailed}
          rowHeight={rowHeight}
          filter={filter}
          noFilter={noStateFilter}
          texts={texts}
          live={isLive}
        >
          {children}
        </ListFrame>
      </div>
    </>
  );
}

export function EntryList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      {children}
    </ul>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import type { ListPage, Reading } from "#platform/api-client/api.ts";
import { live } from "../live.ts";
import type { EmptyTexts } from "./empty-list.tsx";
import { readFilter } from "./list-filter.ts";
import { ListFrame } from "./list-frame.tsx";
import { noStateFilter, StateFilters, type StateTexts } from "./state-filters.tsx";
import { useListKeys } from "./use-list-keys.ts";

export function useAddressFilter<S extends z.ZodObject>(schema: S): Partial<z.output<S>> {
  const [params] = useSearchParams();
  return readFilter(schema, params);
}

type StateListProps<T, S extends string> = {
  words: StateTexts & EmptyTexts & { loadFailed: string };
  states: readonly S[];
  names: Readonly<Record<S, string>>;
  filter: { search?: string | undefined; status?: S | undefined };
  reading: Reading<ListPage<T>>;
  rowHeight: string;
  isLive?: boolean;
  children: (items: readonly T[]) => ReactNode;
};

/** A list with search, a filter by state, and keyboard shortcuts. */
export function StateList<T, S extends string>(props: StateListProps<T, S>) {
  const { words, states, names, filter, reading, rowHeight, isLive = false, children } = props;
  const query = useQuery({ ...reading, ...(isLive && live), placeholderData: keepPreviousData });
  const { list, search } = useListKeys();
  return (
    <>
      <StateFilters
        words={words}
        states={states}
        names={names}
        search={filter.search ?? ""}
        state={filter.status}
        searchRef={search}
      />
      <div ref={list}>
        <ListFrame
          query={query}
          failure={words.loadFailed}
          rowHeight={rowHeight}
          filtered={Boolean(filter.search || filter.status)}
          noFilter={noStateFilter}
          words={words}
          live={isLive}
        >
          {children}
        </ListFrame>
      </div>
    </>
  );
}

export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      {children}
    </ul>
  );
}

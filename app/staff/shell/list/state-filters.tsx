import type { Ref } from "react";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import { AssigneeFilter, FilterBar } from "./filter-bar.tsx";
import { SearchBox } from "./search-box.tsx";
import { useChangeFilter } from "./use-change-filter.ts";

export type StateTexts = {
  filters: string;
  search: string;
  searchHint?: string;
  state: string;
  anyState: string;
};

type StateFiltersProps<S extends string> = {
  texts: StateTexts;
  states: readonly S[];
  names: Readonly<Record<S, string>>;
  search: string;
  state: S | undefined;
  searchRef: Ref<HTMLInputElement>;
  /** Of a list whose records belong to colleagues; null without a choice. */
  assignee?: string | null | undefined;
};

export function StateFilters<S extends string>({
  texts,
  states,
  names,
  search,
  state,
  searchRef,
  assignee,
}: StateFiltersProps<S>) {
  const change = useChangeFilter();
  return (
    <FilterBar
      label={texts.filters}
      active={(state ? 1 : 0) + (assignee ? 1 : 0)}
      folds={assignee !== undefined}
      search={<SearchBox texts={texts} value={search} inputRef={searchRef} />}
    >
      <Field
        label={texts.state}
        className={assignee === undefined ? "w-36 @max-3xl:[&_label]:sr-only @3xl:w-56" : "@3xl:w-56"}
      >
        <Select value={state ?? ""} onChange={(event) => change({ status: event.target.value })}>
          <Options values={states} names={names} none={texts.anyState} />
        </Select>
      </Field>
      {assignee !== undefined && <AssigneeFilter value={assignee ?? undefined} />}
    </FilterBar>
  );
}

export const noStateFilter = { search: "", status: "" };

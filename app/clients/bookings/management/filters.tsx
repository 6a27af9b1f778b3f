import type { Ref } from "react";
import { DayFilter } from "#app/staff/shell/list/day-filter.tsx";
import { AssigneeFilter, FilterBar, FlagFilter } from "#app/staff/shell/list/filter-bar.tsx";
import { SearchBox } from "#app/staff/shell/list/search-box.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { BookingListFilter } from "../queries.ts";
import { messages } from "../staff-messages.ts";
import { bookingStatuses } from "../values.ts";

export const noFilter = {
  search: "",
  status: "",
  held: "",
  suspended: "",
  from: "",
  to: "",
  sort: "",
  assignee: "",
};

type BookingFiltersProps = { filter: BookingListFilter; searchRef: Ref<HTMLInputElement> };

export function BookingFilters({ filter, searchRef }: BookingFiltersProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  return (
    <FilterBar
      label={t.filters}
      active={
        [
          filter.status,
          filter.sort,
          filter.assignee,
          filter.held,
          filter.suspended,
          filter.from,
          filter.to,
        ].filter(Boolean).length
      }
      search={<SearchBox texts={t} value={filter.search} inputRef={searchRef} />}
      more={{
        active: [filter.held, filter.suspended].filter(Boolean).length,
        filters: (
          <>
            <FlagFilter name="held" label={t.onlyHeld} value={filter.held} />
            <FlagFilter name="suspended" label={t.onlySuspended} value={filter.suspended} />
          </>
        ),
      }}
    >
      <Field label={t.status} className="@3xl:w-32">
        <Select value={filter.status ?? ""} onChange={(event) => change({ status: event.target.value })}>
          <Options values={bookingStatuses} names={t.statuses} none={t.anyStatus} />
        </Select>
      </Field>
      <Field label={t.sort} className="@3xl:w-38">
        <Select value={filter.sort ?? ""} onChange={(event) => change({ sort: event.target.value })}>
          <option value="">{t.newest}</option>
          <option value="late">{t.latest}</option>
        </Select>
      </Field>
      <AssigneeFilter value={filter.assignee} />
      <DayFilter name="from" label={t.from} value={filter.from} max={filter.to} />
      <DayFilter name="to" label={t.to} value={filter.to} min={filter.from} />
    </FilterBar>
  );
}

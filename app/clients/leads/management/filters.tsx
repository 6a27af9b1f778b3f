import type { Ref } from "react";
import { packageIds, packageNames } from "#app/site/packages/contract.ts";
import { DayFilter } from "#app/staff/shell/list/day-filter.tsx";
import { AssigneeFilter, FilterBar, FlagFilter } from "#app/staff/shell/list/filter-bar.tsx";
import { SearchBox } from "#app/staff/shell/list/search-box.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { leadStatuses } from "../contract.ts";
import { messages } from "./messages.ts";
import type { LeadListFilter } from "./queries.ts";

export const noFilter = {
  search: "",
  status: "",
  package: "",
  from: "",
  to: "",
  late: "",
  held: "",
  sale: "",
  assignee: "",
};

type LeadFiltersProps = { filter: LeadListFilter; searchRef: Ref<HTMLInputElement> };

export function LeadFilters({ filter, searchRef }: LeadFiltersProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  const { status, package: chosen, from, to, held, sale } = filter;
  return (
    <FilterBar
      label={t.filters}
      active={[status, chosen, from, to, held, sale, filter.assignee].filter(Boolean).length}
      search={<SearchBox texts={t} value={filter.search} inputRef={searchRef} />}
      more={{
        active: [sale, held].filter(Boolean).length,
        filters: (
          <>
            <Field label={t.sale} className="@3xl:w-36">
              <Select value={sale ?? ""} onChange={(event) => change({ sale: event.target.value })}>
                <Options values={["missing", "noted"]} names={t.sales} none={t.anySale} />
              </Select>
            </Field>
            <FlagFilter name="held" label={t.onlyHeld} value={held} />
          </>
        ),
      }}
    >
      <Field label={t.status} className="@3xl:w-32">
        <Select value={filter.status ?? ""} onChange={(event) => change({ status: event.target.value })}>
          <Options values={leadStatuses} names={t.statuses} none={t.anyStatus} />
        </Select>
      </Field>
      <Field label={t.package} className="@3xl:w-32">
        <Select value={filter.package ?? ""} onChange={(event) => change({ package: event.target.value })}>
          <Options values={packageIds} names={packageNames} none={t.anyPackage} />
        </Select>
      </Field>
      <AssigneeFilter value={filter.assignee} />
      <DayFilter name="from" label={t.from} value={filter.from} max={filter.to} />
      <DayFilter name="to" label={t.to} value={filter.to} min={filter.from} />
    </FilterBar>
  );
}

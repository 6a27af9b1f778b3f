import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { MouseEvent, Ref } from "react";
import { packageIds, packageNames } from "#app/site/packages/contract.ts";
import { useConfirmBeforeLink } from "#app/staff/shell/editing/confirmation.ts";
import { DayFilter } from "#app/staff/shell/list/day-filter.tsx";
import { FilterBar, FlagFilter } from "#app/staff/shell/list/filter-bar.tsx";
import { SearchBox } from "#app/staff/shell/list/search-box.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { leadStatuses } from "../contract.ts";
import { messages } from "./messages.ts";
import { csvUrl, type LeadListFilter } from "./queries.ts";

export const noFilter = { search: "", status: "", package: "", from: "", to: "", late: "", held: "" };

type LeadFiltersProps = { filter: LeadListFilter; searchRef: Ref<HTMLInputElement> };

export function LeadFilters({ filter, searchRef }: LeadFiltersProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  const { status, package: chosen, from, to, held } = filter;
  return (
    <FilterBar
      label={t.filters}
      active={[status, chosen, from, to, held].filter(Boolean).length}
      search={<SearchBox texts={t} value={filter.search} inputRef={searchRef} />}
    >
      <Field label={t.status} className="md:w-36">
        <Select value={filter.status ?? ""} onChange={(event) => change({ status: event.target.value })}>
          <Options values={leadStatuses} names={t.statuses} none={t.anyStatus} />
        </Select>
      </Field>
      <Field label={t.package} className="md:w-36">
        <Select value={filter.package ?? ""} onChange={(event) => change({ package: event.target.value })}>
          <Options values={packageIds} names={packageNames} none={t.anyPackage} />
        </Select>
      </Field>
      <DayFilter name="from" label={t.from} value={filter.from} max={filter.to} />
      <DayFilter name="to" label={t.to} value={filter.to} min={filter.from} />
      <FlagFilter name="held" label={t.onlyHeld} value={held} />
    </FilterBar>
  );
}

/** Staff must confirm their identity before the export. */
export function CsvLink({ filter }: { filter: LeadListFilter }) {
  const t = useText(messages);
  const requireConfirmation = useConfirmBeforeLink();
  const href = csvUrl(filter);
  const exportCsv = useMutation({
    mutationFn: requireConfirmation,
    onSuccess: (isConfirmed) => isConfirmed && window.location.assign(href),
    onError: () => errorToast(t.csvFailed),
  });
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (!exportCsv.isPending) exportCsv.mutate();
  };
  return (
    <a href={href} onClick={onClick} className={buttonClass({ variant: "quiet", size: "small" })}>
      <Download aria-hidden className="size-4" />
      {t.csv}
    </a>
  );
}

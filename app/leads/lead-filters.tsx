import { Download } from "lucide-react";
import { type Ref, useEffect, useState } from "react";
import { SearchBox } from "#app/desk/search-box.tsx";
import { useListAddress } from "#app/desk/use-list-address.ts";
import { packageIds, packageNames } from "#app/packages/contract.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Checkbox, Field, Input, Select } from "#app/ui/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { leadStatuses } from "./contract.ts";
import { csvAddress, type LeadsAddress } from "./queries.ts";

export const noFilter = { search: "", status: "", package: "", from: "", to: "", late: "", held: "" };

/** Whether anything narrows the list. */
export function isFiltered(filter: LeadsAddress): boolean {
  const { search, status, package: chosen, from, to, late, held } = filter;
  return Boolean(search || status || chosen || from || to || late || held);
}

type LeadFiltersProps = { filter: LeadsAddress; searchRef: Ref<HTMLInputElement> };

/** Search, status, package, days and what is held, all of them in the address. */
export function LeadFilters({ filter, searchRef }: LeadFiltersProps) {
  const t = useText(messages);
  const change = useListAddress();
  return (
    <search
      aria-label={t.filters}
      className="mb-4 grid grid-cols-2 items-end gap-3 md:grid-cols-4 xl:grid-cols-[minmax(14rem,1fr)_repeat(4,11rem)]"
    >
      <SearchBox
        label={t.search}
        placeholder={t.searchHint}
        value={filter.search ?? ""}
        inputRef={searchRef}
        className="col-span-2 md:col-span-4 xl:col-span-1"
      />
      <Field label={t.status}>
        <Select value={filter.status ?? ""} onChange={(event) => change({ status: event.target.value })}>
          <option value="">{t.anyStatus}</option>
          {leadStatuses.map((status) => (
            <option key={status} value={status}>
              {t.statuses[status]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.package}>
        <Select value={filter.package ?? ""} onChange={(event) => change({ package: event.target.value })}>
          <option value="">{t.anyPackage}</option>
          {packageIds.map((id) => (
            <option key={id} value={id}>
              {packageNames[id]}
            </option>
          ))}
        </Select>
      </Field>
      <Day name="from" label={t.from} value={filter.from} max={filter.to} />
      <Day name="to" label={t.to} value={filter.to} min={filter.from} />
      <Checkbox
        label={t.onlyHeld}
        checked={filter.held === "yes"}
        onChange={(event) => change({ held: event.target.checked ? "yes" : "" })}
        className="col-span-full -my-2 justify-self-start text-sm"
      />
    </search>
  );
}

/** The filter's leads as a file. */
export function CsvLink({ filter }: { filter: LeadsAddress }) {
  const t = useText(messages);
  return (
    <a href={csvAddress(filter)} download className={buttonClass({ variant: "quiet", size: "small" })}>
      <Download aria-hidden className="size-4" />
      {t.csv}
    </a>
  );
}

type DayProps = {
  name: "from" | "to";
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
};

/** A year still being typed ("0002") is no day of ours yet. */
const firstDay = "2000-01-01";

function Day({ name, label, value = "", min, max }: DayProps) {
  const change = useListAddress();
  const [day, setDay] = useState(value);
  useEffect(() => setDay(value), [value]);
  const choose = (next: string) => {
    setDay(next);
    if (next === "" ? value !== "" : next >= firstDay) change({ [name]: next });
  };
  return (
    <Field label={label}>
      <Input type="date" value={day} min={min} max={max} onChange={(event) => choose(event.target.value)} />
    </Field>
  );
}

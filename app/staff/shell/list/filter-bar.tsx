import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Checkbox, Field, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { colleaguesQueryOptions } from "../editing/colleagues.ts";
import { messages } from "../messages.ts";
import { useStaff } from "../staff-context.ts";
import { useChangeFilter } from "./use-change-filter.ts";

type FilterBarProps = {
  label: string;
  search: ReactNode;
  active: number;
  /** False: there is room for all of it beside the search, however narrow the list. */
  folds?: boolean;
  children: ReactNode;
  /** Rarer filters, for which one line has no room: a button shows them, and they show while one is on. */
  more?: { filters: ReactNode; active: number };
};

type FlagFilterProps = { name: string; label: string; value: string | undefined };

/** In a filter bar: a filter that is on, "yes" in the address, or off. */
export function FlagFilter({ name, label, value }: FlagFilterProps) {
  const change = useChangeFilter();
  return (
    <Checkbox
      label={label}
      checked={value === "yes"}
      onChange={(event) => change({ [name]: event.target.checked ? "yes" : "" })}
      className="col-span-full justify-self-start whitespace-nowrap text-sm @max-3xl:-my-2 lg:-mb-1"
    />
  );
}

/** In a filter bar: mine, nobody's, a colleague's, all. A disabled account is offered while it is chosen. */
export function AssigneeFilter({ value = "" }: { value: string | undefined }) {
  const t = useText(messages).assignee;
  const change = useChangeFilter();
  const { email } = useStaff();
  const { data: colleagues = [] } = useQuery(colleaguesQueryOptions());
  const others = colleagues.filter((one) => one.email !== email && (!one.isDisabled || one.email === value));
  const isUnknown = value.includes("@") && !others.some((one) => one.email === value);
  return (
    <Field label={t.filter} className="@3xl:w-36">
      <Select value={value} onChange={(event) => change({ assignee: event.target.value })}>
        <Options values={["mine", "nobody"] as const} names={t.filters} none={t.filters.any} />
        {others.map((one) => (
          <option key={one.email} value={one.email}>
            {one.isDisabled ? `${one.name} (${t.disabled})` : one.name}
          </option>
        ))}
        {isUnknown && <option value={value}>{value}</option>}
      </Select>
    </Field>
  );
}

export function FilterBar({ label, search, active, folds = true, children, more }: FilterBarProps) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <search
      aria-label={label}
      className="mb-2 flex flex-wrap items-end gap-x-3 gap-y-2 [&_label]:text-xs [&_:is(div):has(>label)]:gap-0.5 lg:[&_:is(input:not([type=checkbox]),select)]:min-h-9 lg:[&_:is(input:not([type=checkbox]),select)]:py-1"
    >
      <div className="min-w-0 flex-1 basis-40 @max-3xl:[&_label]:sr-only @3xl:basis-40">{search}</div>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={folds ? "@3xl:hidden lg:min-h-9" : "hidden"}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {t.filters(active)}
      </Button>
      <div
        id={id}
        className={classNames(
          folds ? "@3xl:contents" : "contents",
          folds && (open ? "grid basis-full grid-cols-2 items-end gap-3" : "@max-3xl:hidden"),
        )}
      >
        {children}
        {more && <MoreFilters {...more} />}
      </div>
    </search>
  );
}

/** Behind a button where the others stand in one line; among them where all are folded. */
function MoreFilters({ filters, active }: NonNullable<FilterBarProps["more"]>) {
  const t = useText(messages);
  const [open, setOpen] = useState(active > 0);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="@max-3xl:hidden lg:min-h-9"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {t.moreFilters(active)}
      </Button>
      <div
        id={id}
        className={classNames("@max-3xl:contents", open ? "flex basis-full items-end gap-x-6" : "hidden")}
      >
        {filters}
      </div>
    </>
  );
}

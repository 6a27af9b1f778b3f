import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { useChangeFilter } from "./use-change-filter.ts";

type FilterBarProps = {
  label: string;
  search: ReactNode;
  active: number;
  children: ReactNode;
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
      className="col-span-full justify-self-start whitespace-nowrap text-sm max-md:-my-2 lg:-mb-1"
    />
  );
}

export function FilterBar({ label, search, active, children }: FilterBarProps) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <search
      aria-label={label}
      className="mb-2 flex flex-wrap items-end gap-x-3 gap-y-2 md:[&_label]:text-xs md:[&_:is(div):has(>label)]:gap-0.5 lg:[&_:is(input:not([type=checkbox]),select)]:min-h-9 lg:[&_:is(input:not([type=checkbox]),select)]:py-1"
    >
      <div className="min-w-0 flex-1 basis-40 md:basis-56">{search}</div>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {t.filters(active)}
      </Button>
      <div
        id={id}
        className={classNames(
          "md:contents",
          open ? "grid basis-full grid-cols-2 items-end gap-3" : "max-md:hidden",
        )}
      >
        {children}
      </div>
    </search>
  );
}

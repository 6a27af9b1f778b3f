import { useEffect, useState } from "react";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useChangeFilter } from "./use-change-filter.ts";

type DayProps = {
  name: "from" | "to";
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
};

/** Ignores a year that is still being typed ("0002"). */
const earliestDay = "2000-01-01";

export function DayFilter({ name, label, value = "", min, max }: DayProps) {
  const change = useChangeFilter();
  const [day, setDay] = useState(value);
  useEffect(() => setDay(value), [value]);
  const setFilter = (next: string) => {
    setDay(next);
    if (next === "" ? value !== "" : next >= earliestDay) change({ [name]: next });
  };
  return (
    <Field label={label} className="@3xl:w-38">
      <Input
        type="date"
        value={day}
        min={min}
        max={max}
        onChange={(event) => setFilter(event.target.value)}
      />
    </Field>
  );
}

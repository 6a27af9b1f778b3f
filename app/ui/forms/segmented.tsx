import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** `name`: read out after a short label ("EN", "English"); `lang`: language of the name. */
  options: { value: T; label: ReactNode; name?: string; lang?: string }[];
  className?: string;
};

/** A choice of one among a few, as adjoining buttons. */
export function Segmented<T extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentedProps<T>) {
  return (
    <fieldset
      aria-label={label}
      className={classNames("inline-flex rounded border border-line bg-card", className)}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="segment"
        >
          {option.label}
          {option.name && (
            <span lang={option.lang} className="sr-only">
              {` ${option.name}`}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** `name` is read out after a short label ("EN", "English"); `lang` is the language of the name. */
  options: { value: T; label: ReactNode; name?: string; lang?: string }[];
  className?: string;
};

/** A few choices side by side, one of them pressed: the language, a view. */
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
          className="relative -m-px min-h-11 min-w-11 rounded border border-transparent px-3 font-semibold text-muted text-sm transition-colors hover:text-ink aria-pressed:border-larimar aria-pressed:bg-larimar aria-pressed:text-on-larimar"
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

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

type ToggleProps = {
  open: boolean;
  /** The id of what it shows and hides. */
  controls: string;
  toggle: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

export function Toggle({ open, controls, toggle, className, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => toggle(!open)}
      className={classNames("inline-flex min-h-11 items-center gap-1 text-link text-sm", className)}
    >
      {children}
      <ChevronDown aria-hidden className={classNames("size-4 transition-transform", open && "rotate-180")} />
    </button>
  );
}

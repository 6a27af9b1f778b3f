import type { ComponentProps, ReactNode } from "react";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  type: "checkbox" | "radio";
  label: ReactNode;
};

/** A box and its label alone. `Checkbox` and `Radio` (field.tsx) are the same with hint, error and mark of what is required. */
export function Choice({ label, ...props }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input {...props} className="choice mt-[0.15em]" />
      <span>{label}</span>
    </label>
  );
}

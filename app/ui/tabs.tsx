import * as Radix from "radix-ui/tabs";
import type { ReactNode } from "react";

type TabsProps = {
  label: string;
  items: { value: string; label: ReactNode; content: ReactNode }[];
  value: string;
  onValueChange: (value: string) => void;
};

export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        aria-label={label}
        // On a phone the overflowing row fades out at its end; the padding keeps the last tab clear of that.
        className="-mx-1 flex gap-1 overflow-x-auto border-b px-1 pt-1 max-sm:pe-12 max-sm:mask-r-from-85%"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t border-transparent border-b-3 px-4 font-semibold text-muted transition-colors hover:bg-band hover:text-ink data-[state=active]:border-larimar data-[state=active]:text-ink focus-visible:-outline-offset-3"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { Choice } from "#app/ui/forms/choice.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useShortcuts } from "../shortcuts.ts";
import { messages } from "./messages.ts";

type Selection = {
  /** Those of this page, in its order. */
  selected: readonly number[];
  isSelected: (id: number) => boolean;
  /** `toHere`: all from the one that was chosen last. */
  toggle: (id: number, toHere: boolean) => void;
  set: (ids: readonly number[]) => void;
};

const SelectionContext = createContext<Selection | null>(null);

/** What is chosen of a list's page. @throws Error outside a `Selectable` */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("useSelection must be used inside a Selectable");
  return selection;
}

/**
 * A page of a list whose entries can be chosen: by their boxes, with Shift up to here, by `x` and `X` on the entry with
 * the focus, all by the box above. What leaves the page is chosen no more.
 * @param bar what can be done with the chosen ones
 */
export function Selectable({
  ids,
  bar,
  children,
}: {
  ids: readonly number[];
  bar: ReactNode;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)), [ids, chosen]);
  const toggle = (id: number, toHere: boolean) => {
    const from = ids.indexOf(last.current ?? -1);
    const to = ids.indexOf(id);
    const isRange = toHere && from >= 0 && from !== to;
    const range = isRange ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    const next = new Set(selected);
    const adds = isRange || !next.has(id);
    for (const one of range)
      if (adds) next.add(one);
      else next.delete(one);
    last.current = id;
    setChosen(next);
  };
  const value: Selection = {
    selected,
    isSelected: (id) => chosen.has(id),
    toggle,
    set: (some) => setChosen(new Set(some)),
  };
  useSelectionKeys(value);
  return (
    <SelectionContext value={value}>
      <SelectAll ids={ids} />
      {children}
      {selected.length > 0 && bar}
    </SelectionContext>
  );
}

function useSelectionKeys({ selected, toggle, set }: Selection): void {
  const toggleFocused = (toHere: boolean) => {
    const entry = document.activeElement?.closest("[data-entry]");
    const box = entry?.querySelector<HTMLInputElement>("[data-select]");
    if (box) toggle(Number(box.dataset.select), toHere);
  };
  useShortcuts({
    x: () => toggleFocused(false),
    X: () => toggleFocused(true),
    ...(selected.length > 0 && { Escape: () => set([]) }),
  });
}

function SelectAll({ ids }: { ids: readonly number[] }) {
  const t = useText(messages);
  const { selected, set } = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const isAll = selected.length === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  }, [selected.length, isAll]);
  return (
    <div className="mb-1 ps-4 text-sm @3xl:-mt-2 lg:[&_label]:min-h-0 lg:[&_label]:py-1 print:hidden">
      <Choice
        type="checkbox"
        ref={box}
        label={t.all}
        checked={isAll}
        onChange={() => set(isAll ? [] : ids)}
      />
    </div>
  );
}

/** The box of one entry, inside it; nothing in a list that has no acts for several. @param of names the entry to a screen reader */
export function SelectBox({ id, of }: { id: number; of: ReactNode }) {
  const t = useText(messages);
  const selection = useContext(SelectionContext);
  const shift = useRef(false);
  if (!selection) return null;
  const { isSelected, toggle } = selection;
  return (
    <Choice
      type="checkbox"
      data-select={id}
      checked={isSelected(id)}
      onClick={(event) => {
        shift.current = event.shiftKey;
      }}
      onChange={() => toggle(id, shift.current)}
      label={
        <span className="sr-only">
          {t.choose} {of}
        </span>
      }
    />
  );
}

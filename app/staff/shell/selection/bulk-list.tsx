import { type ReactNode, useState } from "react";
import type { Permission } from "#platform/security/permissions.ts";
import { useStaff } from "../staff-context.ts";
import { type BulkAct, BulkBar, type Results } from "./bulk-bar.tsx";
import { Selectable } from "./selection.tsx";

/** What became of the last act; outside of the list, which may be empty afterwards. For `BulkResults` and `BulkList`. */
export function useBulkResults() {
  const [results, setResults] = useState<Results>();
  return { results, show: setResults, close: () => setResults(undefined) };
}

type Props<T> = {
  items: readonly T[];
  acts: readonly BulkAct[];
  /** Path of the list call. */
  call: string;
  nameOf: (item: T) => string;
  show: (results: Results | undefined) => void;
  /** Who lacks it chooses nothing. */
  permission?: Permission;
  children: ReactNode;
};

/** A page of a list whose entries can be chosen and acted on together; each entry holds a `SelectBox`. */
export function BulkList<T extends { id: number }>({
  items,
  acts,
  call,
  nameOf,
  show,
  permission = "work",
  children,
}: Props<T>) {
  const { may } = useStaff();
  const byId = new Map(items.map((item) => [item.id, item]));
  const name = (id: number) => {
    const item = byId.get(id);
    return item ? nameOf(item) : `#${id}`;
  };
  if (!may(permission)) return children;
  return (
    <Selectable
      ids={items.map(({ id }) => id)}
      bar={<BulkBar acts={acts} call={call} nameOf={name} onResults={show} />}
    >
      {children}
    </Selectable>
  );
}

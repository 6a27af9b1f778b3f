import type { KeyboardEvent, ReactNode } from "react";
import { Link, type To, useNavigate } from "react-router";
import { RowFollowUp } from "#app/staff/follow-up/row-follow-up.tsx";
import { RowPresence } from "#app/staff/presence/who-is-here.tsx";
import { SelectBox } from "../selection/selection.tsx";
import { focusEntry } from "../shortcuts.ts";
import { useSplit } from "./split-view.tsx";

type LineProps = {
  name: ReactNode;
  /** Beside the name: its language. */
  mark?: ReactNode;
  /** What it is about, in one line; the rest is in the record. */
  what: ReactNode;
  /** Badges, and who has it. Its buttons lie above the row's link. */
  state?: ReactNode;
  when: ReactNode;
  /** The box by which it is chosen, above the row's link. */
  select?: ReactNode;
  /** The colour of the row's edge. */
  edge?: "late" | "soon" | undefined;
};

type DeskLineProps = LineProps & {
  id?: string;
  entry?: number;
  to: To;
  isOpen?: boolean;
  /** Who has it open. */
  people?: ReactNode;
};

/** An entry of a list in one or two lines; its link covers the row. The arrow keys move between rows, Enter opens. */
function DeskLine({ id, entry, to, isOpen, select, people, edge, ...line }: DeskLineProps) {
  const { name, mark, what, state, when } = line;
  const navigate = useNavigate();
  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    const list = event.currentTarget.closest<HTMLElement>(".desk-list");
    if (event.key === "ArrowDown") focusEntry(list, 1);
    else if (event.key === "ArrowUp") focusEntry(list, -1);
    else if (event.key === "Enter" && event.target === event.currentTarget)
      void navigate(to, { preventScrollReset: true });
    else return;
    event.preventDefault();
  };
  return (
    <li
      id={id}
      data-entry={entry ?? ""}
      tabIndex={-1}
      onKeyDown={press}
      data-edge={edge}
      className="desk-row scroll-mt-4"
    >
      <div className="desk-row-name">
        {select}
        <Link to={to} preventScrollReset aria-current={isOpen ? "true" : undefined} dir="auto">
          {name}
        </Link>
        {mark}
        {people}
      </div>
      <div className="desk-row-what">{what}</div>
      <div className="desk-row-state">{state}</div>
      <div className="desk-row-when">{when}</div>
    </li>
  );
}

/** A record's line, which opens it beside the list. */
export function DeskRow({ id, ...line }: LineProps & { id: number }) {
  const split = useSplit();
  return (
    <DeskLine
      {...line}
      id={`${split.name}-${id}`}
      entry={id}
      to={{ search: split.searchFor(id) }}
      isOpen={split.id === id}
      people={split.kind && <RowPresence record={{ kind: split.kind, id }} />}
      state={
        <>
          {split.kind && <RowFollowUp record={{ kind: split.kind, id }} />}
          {line.state}
        </>
      }
      select={<SelectBox id={id} of={line.name} />}
    />
  );
}

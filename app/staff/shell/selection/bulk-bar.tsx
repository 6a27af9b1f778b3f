import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { BulkAnswer, BulkOutcome } from "../contract.ts";
import { AskFirst, type Confirm } from "./ask-first.tsx";
import { useBulkUndo } from "./bulk-undo.ts";
import { messages } from "./messages.ts";
import { useSelection } from "./selection.tsx";

export type BulkAct = {
  id: string;
  label: string;
  variant?: "quiet" | "danger" | "action";
  /** Runs for at most 100 ids. @param typed the reason or the choice, if the act asks for one */
  run: (ids: number[], typed: string) => Promise<BulkAnswer>;
  /** "38 sent by hand", "2 were already sent". */
  done: (n: number, typed: string) => string;
  already: (n: number, typed: string) => string;
  /** Asks before, and says what follows. */
  confirm?: Confirm;
  /** Undoes it for those that were done. */
  undo?: (done: readonly BulkOutcome[]) => Promise<BulkAnswer>;
};

type Props = {
  acts: readonly BulkAct[];
  /** First part of the keys of the list's queries. */
  call: string;
  /** What an entry is called where it is named apart. */
  nameOf: (id: number) => string;
  onResults: (results: Results | undefined) => void;
};

export type Results = {
  act: BulkAct;
  typed: string;
  outcomes: readonly BulkOutcome[];
  names: ReadonlyMap<number, string>;
};

/** The acts on what is selected, at the foot of the screen. */
export function BulkBar({ acts, call, nameOf, onResults }: Props) {
  const t = useText(messages);
  const { selected, set } = useSelection();
  const [asking, setAsking] = useState<BulkAct>();
  const offerUndo = useBulkUndo(call);
  const { mutate, isPending, variables, isError } = useBulk(call, ({ act, typed }, { results: outcomes }) => {
    const names = new Map(outcomes.map(({ id }) => [id, nameOf(id)]));
    const results = { act, typed, outcomes, names };
    onResults(results);
    offerUndo(results, () => onResults(undefined));
    set(outcomes.filter(({ outcome }) => outcome === "failed").map(({ id }) => id));
    setAsking(undefined);
  });
  const start = (act: BulkAct) =>
    act.confirm ? setAsking(act) : mutate({ act, ids: [...selected], typed: "" });
  return (
    <section
      aria-label={t.bar}
      className="sticky bottom-[calc(var(--foot)+var(--dock))] z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-line bg-card px-4 py-2 shadow-lg print:hidden"
    >
      <p role="status" className="me-auto font-semibold">
        {t.selected(selected.length)}
      </p>
      {isError && (
        <p role="alert" className="basis-full text-flamboyan text-sm">
          {t.failed}
        </p>
      )}
      {acts.map((act) => (
        <Button
          key={act.id}
          variant={act.variant ?? "quiet"}
          size="small"
          busy={isPending && variables.act.id === act.id}
          busyLabel={t.acting}
          disabled={isPending && variables.act.id !== act.id}
          onClick={() => start(act)}
        >
          {act.label}
        </Button>
      ))}
      <Button variant="link" size="small" aria-label={t.clear} onClick={() => set([])}>
        <X aria-hidden className="size-4" />
      </Button>
      {asking?.confirm && (
        <AskFirst
          act={asking}
          confirm={asking.confirm}
          count={selected.length}
          busy={isPending}
          failed={isError && variables.act.id === asking.id}
          close={() => setAsking(undefined)}
          go={(typed) => mutate({ act: asking, ids: [...selected], typed })}
        />
      )}
    </section>
  );
}

type Run = { act: BulkAct; ids: number[]; typed: string };

function useBulk(call: string, onDone: (run: Run, answer: BulkAnswer) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ act, ids, typed }: Run) => act.run(ids, typed),
    onSuccess: (answer, run) => onDone(run, answer),
    onSettled: () => cache.invalidateQueries({ queryKey: [call] }),
  });
}

/** What became of the last act's records: how many, and which ones could not be. */
export function BulkResults({ results, close }: { results: Results | undefined; close: () => void }) {
  const t = useText(messages);
  return (
    <div role="status" className="empty:hidden print:hidden">
      {results && (
        <div className="mb-3 flex items-start gap-3 border-larimar border-s-3 bg-band px-4 py-2 text-sm">
          <ul aria-label={t.result} className="me-auto">
            <ResultLines {...results} />
          </ul>
          <Button variant="link" size="small" aria-label={t.close} onClick={close}>
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </div>
  );
}

function ResultLines({ act, typed, outcomes, names }: Results) {
  const t = useText(messages);
  const of = (outcome: BulkOutcome["outcome"]) => outcomes.filter((one) => one.outcome === outcome);
  const lines = [
    { outcome: "done", text: (n: number) => act.done(n, typed) },
    { outcome: "already", text: (n: number) => act.already(n, typed) },
    { outcome: "ahead", text: t.outcomes.ahead },
    { outcome: "conflict", text: t.outcomes.conflict },
    { outcome: "not_found", text: t.outcomes.not_found },
    { outcome: "failed", text: t.outcomes.failed },
  ] as const;
  return lines
    .map(({ outcome, text }) => ({ outcome, text, some: of(outcome) }))
    .filter(({ some }) => some.length > 0)
    .map(({ outcome, text, some }) => (
      <li key={outcome}>
        <span className={outcome === "done" ? "font-semibold" : undefined}>{text(some.length)}</span>
        {outcome !== "done" && (
          <span className="[overflow-wrap:anywhere]">
            {": "}
            {some
              .map(({ id, by }) => [names.get(id) ?? `#${id}`, by && t.by(by)].filter(Boolean).join(" "))
              .join("; ")}
          </span>
        )}
      </li>
    ));
}

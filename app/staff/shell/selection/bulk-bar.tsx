import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { BulkAnswer, BulkOutcome } from "../contract.ts";
import { messages } from "./messages.ts";
import { useSelection } from "./selection.tsx";

export type BulkAct = {
  id: string;
  label: string;
  variant?: "quiet" | "danger" | "action";
  /** Runs for at most 100 ids. @param reason if the act asks for one */
  run: (ids: number[], reason: string) => Promise<BulkAnswer>;
  /** "38 sent by hand", "2 were already sent". */
  done: (n: number) => string;
  already: (n: number) => string;
  /** Asks before, and says what follows. */
  confirm?: { title: (n: number) => string; text: ReactNode; reason?: string };
};

type Props = {
  acts: readonly BulkAct[];
  /** First part of the keys of the list's queries. */
  call: string;
  /** What an entry is called where it is named apart. */
  nameOf: (id: number) => string;
  onResults: (results: Results) => void;
};

export type Results = { act: BulkAct; outcomes: readonly BulkOutcome[]; names: ReadonlyMap<number, string> };

/** The acts on what is selected, at the foot of the screen. */
export function BulkBar({ acts, call, nameOf, onResults }: Props) {
  const t = useText(messages);
  const { selected, set } = useSelection();
  const [asking, setAsking] = useState<BulkAct>();
  const { mutate, isPending, variables, isError } = useBulk(call, (act, { results }) => {
    const names = new Map(results.map(({ id }) => [id, nameOf(id)]));
    onResults({ act, outcomes: results, names });
    set(results.filter(({ outcome }) => outcome === "failed").map(({ id }) => id));
    setAsking(undefined);
  });
  const start = (act: BulkAct) =>
    act.confirm ? setAsking(act) : mutate({ act, ids: [...selected], reason: "" });
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
          count={selected.length}
          busy={isPending}
          close={() => setAsking(undefined)}
          go={(reason) => mutate({ act: asking, ids: [...selected], reason })}
        />
      )}
    </section>
  );
}

type Run = { act: BulkAct; ids: number[]; reason: string };

function useBulk(call: string, onDone: (act: BulkAct, answer: BulkAnswer) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ act, ids, reason }: Run) => act.run(ids, reason),
    onSuccess: (answer, { act }) => onDone(act, answer),
    onSettled: () => cache.invalidateQueries({ queryKey: [call] }),
  });
}

type AskProps = {
  act: BulkAct;
  count: number;
  busy: boolean;
  close: () => void;
  go: (reason: string) => void;
};

function AskFirst({ act, count, busy, close, go }: AskProps) {
  const t = useText(messages);
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { confirm } = act;
  if (!confirm) return null;
  const submit = () => {
    const isMissing = confirm.reason !== undefined && reason.trim() === "";
    setMissing(isMissing);
    if (!isMissing) go(reason.trim());
  };
  return (
    <ActionDialog
      close={close}
      title={confirm.title(count)}
      width="narrow"
      onSubmit={submit}
      action={act.label}
      cancel={t.cancel}
      variant={act.variant === "danger" ? "danger" : "action"}
      busy={busy}
      busyLabel={t.acting}
    >
      <p>{confirm.text}</p>
      {confirm.reason && (
        <Field label={confirm.reason} error={missing ? t.reasonMissing : undefined} required className="mt-4">
          <Textarea
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </ActionDialog>
  );
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

function ResultLines({ act, outcomes, names }: Results) {
  const t = useText(messages);
  const of = (outcome: BulkOutcome["outcome"]) => outcomes.filter((one) => one.outcome === outcome);
  const lines = [
    { outcome: "done", text: act.done },
    { outcome: "already", text: act.already },
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

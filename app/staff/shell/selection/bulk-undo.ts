import { useQueryClient } from "@tanstack/react-query";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type BulkAnswer, undoMs } from "../contract.ts";
import { addUndoable } from "../editing/undo/undo-offers.ts";
import { messages as shellMessages } from "../messages.ts";
import type { Results } from "./bulk-bar.tsx";
import { messages } from "./messages.ts";

/**
 * Offers to undo an act on several records, as long as each of them can be undone.
 * @param call path of the list call
 * @returns called with what became of them; and what follows once they are undone
 */
export function useBulkUndo(call: string) {
  const { undo: t } = useText(shellMessages);
  const { notUndone } = useText(messages);
  const cache = useQueryClient();
  return ({ act, typed, outcomes, names }: Results, undone: () => void) => {
    const done = outcomes.filter(({ outcome }) => outcome === "done");
    if (!act.undo || done.length === 0) return;
    const left = Math.min(undoMs, ...done.map(({ undo }) => undo?.leftMs ?? undoMs));
    const title = act.done(done.length, typed);
    const report = ({ results }: BulkAnswer) => {
      const kept = results.filter(({ outcome }) => outcome !== "done" && outcome !== "already");
      if (kept.length === 0) return toast({ title: t.undone, description: title });
      errorToast(notUndone(kept.map(({ id }) => names.get(id) ?? `#${id}`).join("; ")));
    };
    const undo = async () => {
      try {
        report((await act.undo?.(done)) ?? { results: [] });
        undone();
      } catch {
        errorToast(t.failed);
      }
      cache.removeQueries({ queryKey: [call], type: "inactive" });
      await cache.invalidateQueries();
    };
    const holdsLetters = done.some((one) => (one.undo?.letters ?? 0) > 0);
    addUndoable({ title, description: undefined, holdsLetters, until: performance.now() + left, undo });
  };
}

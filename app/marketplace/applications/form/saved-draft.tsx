import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { continueHash } from "../continue-link.ts";
import { messages } from "../messages.ts";
import { isPristine } from "./draft.ts";
import { applicationState, takeOver } from "./draft-store.ts";

type Stored = { answers: object; saved: readonly string[] };
type SavedDraft = { phase: "none" | "opened" | "gone" | "unreachable" } | { phase: "found"; stored: Stored };

/** Opens the draft of the address's link: at once on a device without one, else after a question. */
export function useSavedDraft(isHydrated: boolean) {
  const [state, setState] = useState<SavedDraft>({ phase: "none" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const { hash } = window.location;
    if (!isHydrated || !hash.startsWith(continueHash)) return;
    let isStale = false;
    const found = (stored: Stored) => {
      if (isStale) return;
      // The token need not stay in the address, which people share.
      window.history.replaceState(window.history.state, "", window.location.pathname);
      if (!isPristine(applicationState().draft)) return setState({ phase: "found", stored });
      takeOver(stored);
      setState({ phase: "opened" });
    };
    const token = hash.slice(continueHash.length);
    api.post("/api/vendor-application-drafts/open", { token }).then(found, (error: unknown) => {
      if (!isStale) setState({ phase: opensNothing(error) ? "gone" : "unreachable" });
    });
    return () => {
      isStale = true;
    };
  }, [isHydrated, attempt]);
  return {
    phase: state.phase,
    open: () => {
      if (state.phase === "found") takeOver(state.stored);
      setState({ phase: "opened" });
    },
    keep: () => setState({ phase: "none" }),
    again: () => {
      setState({ phase: "none" });
      setAttempt((before) => before + 1);
    },
  };
}

/** Whether the link is wrong or over; any other failure may pass, and the address keeps the link. */
function opensNothing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

type NoticeProps = { saved: ReturnType<typeof useSavedDraft>; isStarted: boolean };

export function SavedDraftNotice({ saved, isStarted }: NoticeProps) {
  const t = useText(messages).elsewhere;
  const { phase, open, keep, again } = saved;
  return (
    <div role="status" className="max-w-measure">
      {phase === "found" && (
        <section aria-labelledby="saved-draft" className="mt-6 rounded border bg-card px-5 py-4">
          <h2 id="saved-draft" className="text-lg">
            {t.found}
          </h2>
          <p className="mt-1">{t.replace}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={open}>{t.open}</Button>
            <Button variant="quiet" onClick={keep}>
              {t.keep}
            </Button>
          </div>
        </section>
      )}
      {phase === "opened" && isStarted && <p className="mt-6 rounded bg-band px-5 py-4">{t.opened}</p>}
      {(phase === "gone" || phase === "unreachable") && (
        <div className="mt-6 rounded bg-pending-fill px-5 py-4 text-pending">
          <p>{t[phase]}</p>
          {phase === "unreachable" && (
            <Button variant="quiet" className="mt-3" onClick={again}>
              {t.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

import { lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { firstAct } from "#platform/browser/first-act.ts";
import { importAgain } from "#platform/browser/import-again.ts";
import { type GateState, gateView, opensWithoutTerms, watchAcceptance } from "./acceptance.ts";
import { loadTerms } from "./load-terms.ts";

const loadDenied = () => import("./access-denied.tsx");
const AccessDenied = lazy(() => loadDenied().catch(importAgain<Awaited<ReturnType<typeof loadDenied>>>));
const TermsDialog = lazy(async () => {
  const locale = document.documentElement.lang === "es" ? "es" : "en";
  const [dialog] = await Promise.all([import("./terms-dialog.tsx"), loadTerms(locale)]);
  return dialog;
});

const acceptance = watchAcceptance(() => window.localStorage);
const currentStatus = (): GateState["status"] => (acceptance.isAccepted() ? "accepted" : "unaccepted");
const serverStatus = (): GateState["status"] => "unknown";

function subscribe(changed: () => void) {
  const stop = acceptance.subscribe(changed);
  // Accepted in another tab.
  window.addEventListener("storage", changed);
  return () => {
    stop();
    window.removeEventListener("storage", changed);
  };
}

/** Whether the terms block this page: other dialogs wait until they are accepted. */
export function useTermsPending(): boolean {
  const status = useSyncExternalStore(subscribe, currentStatus, serverStatus);
  const place = useLocation();
  return status === "unaccepted" && !opensWithoutTerms(place);
}

/**
 * Blocks all pages but the exempt ones until the terms are accepted. Declining leads home to Access Denied; accepting
 * there, back. The page stays mounted, so input is kept.
 */
export function TermsGate({ children }: { children: ReactNode }) {
  const status = useSyncExternalStore(subscribe, currentStatus, serverStatus);
  const [declinedAt, setDeclinedAt] = useState<GateState["declinedAt"]>(null);
  const [reviewing, setReviewing] = useState(false);
  const [intendedPath, setIntendedPath] = useState<string | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const { screen, dialog } = gateView({ status, declinedAt, reviewing }, location);

  // Before somebody declines, who then needs no network.
  useEffect(() => {
    if (dialog)
      void firstAct()
        .then(loadDenied)
        .catch(() => undefined);
  }, [dialog]);

  const closeReview = (declined: GateState["declinedAt"]) => {
    setDeclinedAt(declined);
    setReviewing(false);
  };
  const accept = () => {
    acceptance.accept();
    closeReview(null);
    if (intendedPath !== null) void navigate(intendedPath, { replace: true });
    setIntendedPath(null);
  };
  const decline = () => {
    closeReview(location.key);
    if (location.pathname === "/") return;
    setIntendedPath(location.pathname + location.search + location.hash);
    // Replaced, so that Back does not return to the declined page.
    void navigate("/", { replace: true });
  };

  return (
    <>
      {screen === "denied" ? (
        <LazyBoundary>
          <AccessDenied onReview={() => setReviewing(true)} />
        </LazyBoundary>
      ) : (
        children
      )}
      {dialog && (
        <LazyBoundary>
          <TermsDialog onAccept={accept} onDecline={decline} />
        </LazyBoundary>
      )}
    </>
  );
}

import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { type GateState, gateView, opensWithoutTerms, watchAcceptance } from "./acceptance.ts";

const accessDenied = () => import("./access-denied.tsx");
const AccessDenied = lazy(accessDenied);
// The terms are long: a chunk of their own, which visitors of the home page never load. What is shown to who declines
// them comes along, so that declining needs no network.
const TermsDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./terms-dialog.tsx"), accessDenied()]);
  return dialog;
});

const acceptance = watchAcceptance(() => window.localStorage);
const standingNow = (): GateState["standing"] => (acceptance.isAccepted() ? "accepted" : "unaccepted");
const standingBeforeHydration = (): GateState["standing"] => "unknown";

function subscribe(changed: () => void) {
  const stop = acceptance.subscribe(changed);
  // Another tab accepted.
  window.addEventListener("storage", changed);
  return () => {
    stop();
    window.removeEventListener("storage", changed);
  };
}

/** Whether the terms are still to be accepted before this path; other dialogs wait until they are. */
export function useTermsPending(): boolean {
  const standing = useSyncExternalStore(subscribe, standingNow, standingBeforeHydration);
  const place = useLocation();
  return standing === "unaccepted" && !opensWithoutTerms(place);
}

/**
 * Wraps the page, header and footer included. Without acceptance the terms open before every path but the open ones;
 * declining them leads home, to Access Denied, and accepting them there to where the person wanted to go. What is behind the dialog stays mounted: nothing typed is lost.
 */
export function TermsGate({ children }: { children: ReactNode }) {
  const standing = useSyncExternalStore(subscribe, standingNow, standingBeforeHydration);
  const [declinedAt, setDeclinedAt] = useState<GateState["declinedAt"]>(null);
  const [reviewing, setReviewing] = useState(false);
  /** Where the person wanted to go when they declined. */
  const [wanted, setWanted] = useState<string | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const { screen, dialog } = gateView({ standing, declinedAt, reviewing }, location);

  const settle = (declined: GateState["declinedAt"]) => {
    setDeclinedAt(declined);
    setReviewing(false);
  };
  const accept = () => {
    acceptance.accept();
    settle(null);
    if (wanted !== null) void navigate(wanted, { replace: true });
    setWanted(null);
  };
  const decline = () => {
    settle(location.key);
    if (location.pathname === "/") return;
    setWanted(location.pathname + location.search + location.hash);
    // Replaced, so that Back does not lead into what was just declined.
    void navigate("/", { replace: true });
  };

  return (
    <>
      {screen === "denied" ? (
        <Suspense fallback={null}>
          <AccessDenied onReview={() => setReviewing(true)} />
        </Suspense>
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

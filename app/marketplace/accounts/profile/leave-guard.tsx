import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type LeaveGuardProps = {
  unsaved: boolean;
  /** The vendor chose to leave without saving. */
  onLeave: () => void;
};

/** Blocks leaving the page with unsaved changes; changes of the query string are allowed. */
export function LeaveGuard({ unsaved, onLeave }: LeaveGuardProps) {
  const t = useText(messages);
  const { pathname } = useLocation();
  // Still mounted for a moment after leaving: ignore a quick Back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [unsaved]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) blocker.reset();
      }}
      title={t.leave.title}
      width="narrow"
      footer={
        <>
          <Button
            variant="quiet"
            onClick={() => {
              onLeave();
              blocker.proceed();
            }}
          >
            {t.leave.go}
          </Button>
          <Button onClick={() => blocker.reset()}>{t.leave.stay}</Button>
        </>
      }
    >
      <p>{t.leave.text}</p>
    </Dialog>
  );
}

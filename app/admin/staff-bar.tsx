import { Keyboard, LogOut } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { KeyboardHelp } from "#app/desk/keyboard-help.tsx";
import { ScrollRow } from "#app/desk/scroll-row.tsx";
import { useShortcuts } from "#app/desk/shortcuts.ts";
import { useStaff } from "#app/desk/staff-context.ts";
import { NewsBell } from "#app/notifications/news-bell.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toast } from "#app/ui/toast.ts";
import { ApiError, request } from "#platform/api-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** The screens in the order of a day's work. */
const screens = [
  { to: "/admin/today", label: "today" },
  { to: "/admin/safety-requests", label: "safety" },
  { to: "/admin-dashboard", label: "leads" },
  { to: "/booking-management", label: "bookings" },
  { to: "/admin/messages", label: "messages" },
  { to: "/admin/vendor-applications", label: "applications" },
  { to: "/admin/vendors", label: "vendors" },
  { to: "/admin/dominican-vendors", label: "localVendors" },
  { to: "/job-matching-demo", label: "matching" },
  { to: "/admin/reviews", label: "reviews" },
  { to: "/admin/community", label: "community" },
  { to: "/flagged-vendors", label: "flags" },
  { to: "/admin/outbox", label: "outbox" },
] as const;

/** Screens without an entry of their own, and the one they belong to. */
const belongsTo: Readonly<Record<string, string>> = {
  "/flag-incidents": "/flagged-vendors",
  "/admin/reports": "/flagged-vendors",
};

/** Slim where there is room beside it, a finger high on a phone. */
const slim =
  "min-h-11 items-center gap-2 rounded px-2 font-semibold text-sm hover:bg-band hover:text-larimar focus-visible:-outline-offset-3 lg:min-h-9";

/** The staff's own bar: the keys, the news and who is signed in, beside the page's way home; below it the screens. */
export function StaffBar({ onSignedOut }: { onSignedOut: () => void }) {
  return (
    <div className="print:hidden">
      {/* Where there is room, on the line of "Back to Home", which is 44 px high. */}
      <div className="wrap pointer-events-none flex items-center justify-end gap-1 *:pointer-events-auto max-sm:pb-1 sm:-mt-11 sm:mb-1 sm:h-11 lg:gap-2">
        <Keys />
        <NewsBell slim />
        <WhoAndOut onSignedOut={onSignedOut} />
      </div>
      <div className="border-y bg-card">
        <Screens />
      </div>
    </div>
  );
}

/** One line of screens; on a phone from edge to edge. */
function Screens() {
  const t = useText(messages);
  const path = useLocation().pathname.replace(/\/+$/, "");
  const place = belongsTo[path] ?? path;
  return (
    <div className="mx-auto w-full max-w-page sm:px-[clamp(0.25rem,4vw-0.75rem,1.75rem)]">
      <ScrollRow label={t.nav} current={place} className="[--row:var(--color-card)]">
        {screens.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path === to ? "page" : `${place}/`.startsWith(`${to}/`) ? "true" : undefined}
              className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 pt-0.5 font-semibold text-muted hover:text-ink aria-[current]:border-ambar aria-[current]:text-ink focus-visible:-outline-offset-3"
            >
              {t[label]}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </div>
  );
}

function Keys() {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  useShortcuts({ "?": () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        aria-label={t.keyboard}
        title={t.keyboard}
        onClick={() => setOpen(true)}
        className={classNames(slim, "hidden justify-center max-lg:min-w-11 sm:inline-flex")}
      >
        <Keyboard aria-hidden className="size-5" />
      </button>
      {open && <KeyboardHelp open onOpenChange={setOpen} />}
    </>
  );
}

function WhoAndOut({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(messages);
  const { email } = useStaff();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await request("POST", "/api/admin/logout");
    } catch (error) {
      // A session that had already ended is signed out.
      if (!(error instanceof ApiError && error.status === 401)) {
        setBusy(false);
        toast({ title: t.error, description: t.signOutFailed, variant: "destructive" });
        return;
      }
    }
    onSignedOut();
  };
  return (
    <>
      <p className="hidden max-w-56 truncate ps-1 text-muted text-sm md:block">
        <span className="sr-only">{t.signedInAs} </span>
        {email}
      </p>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        busyLabel={t.signingOut}
        onClick={() => void signOut()}
        className="-me-3.5 border-transparent hover:border-transparent hover:text-larimar lg:min-h-9"
      >
        <LogOut aria-hidden className="size-4" />
        {t.signOut}
      </Button>
    </>
  );
}

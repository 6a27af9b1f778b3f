import { ArrowLeft, Keyboard, LogOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { KeyboardHelp } from "#app/desk/keyboard-help.tsx";
import { useShortcuts } from "#app/desk/shortcuts.ts";
import { useStaff } from "#app/desk/staff-context.ts";
import { NewsBell } from "#app/notifications/news-bell.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { ApiError, request } from "#platform/api-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const screens = [
  { to: "/admin-dashboard", label: "leads" },
  { to: "/booking-management", label: "bookings" },
  { to: "/admin/messages", label: "messages" },
  { to: "/admin/vendor-applications", label: "applications" },
  { to: "/admin/vendors", label: "vendors" },
  { to: "/flagged-vendors", label: "flags" },
  { to: "/admin/outbox", label: "outbox" },
] as const;

/** The staff's own bar: their screens, the news, the keys, who is signed in, and the ways out. */
export function StaffBar({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(messages);
  return (
    <div className="border-b bg-card print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6">
        <Screens />
        <div className="flex flex-wrap items-center gap-2 py-1.5">
          <Link to="/" className={buttonClass({ variant: "quiet", size: "small" })}>
            <ArrowLeft aria-hidden className="size-4" />
            {t.backToSite}
          </Link>
          <Keys />
          <NewsBell />
          <WhoAndOut onSignedOut={onSignedOut} />
        </div>
      </div>
    </div>
  );
}

/** One line of screens. On a phone it runs to the edge and scrolls sideways, the current one in view. */
function Screens() {
  const t = useText(messages);
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of screen
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={t.nav}
      className="relative -mx-[clamp(1rem,4vw,2.5rem)] max-w-[100vw] overflow-x-auto px-[clamp(0.5rem,4vw-0.5rem,2rem)] [scrollbar-width:none]"
    >
      <ul className="flex w-max">
        {screens.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-3 px-2.5 font-semibold text-muted hover:text-ink aria-[current=page]:border-ambar aria-[current=page]:text-ink focus-visible:-outline-offset-3 sm:min-h-14 sm:px-3"
            >
              {t[label]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
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
        className="hidden size-11 items-center justify-center rounded border border-line hover:border-larimar hover:bg-band sm:inline-flex"
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
    <div className="flex items-center gap-3 sm:ps-2">
      <p className="hidden max-w-48 truncate text-muted text-sm xl:block">
        <span className="sr-only">{t.signedInAs} </span>
        {email}
      </p>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        busyLabel={t.signingOut}
        onClick={() => void signOut()}
      >
        <LogOut aria-hidden className="size-4" />
        {t.signOut}
      </Button>
    </div>
  );
}

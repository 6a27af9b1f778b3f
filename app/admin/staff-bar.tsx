import { ArrowLeft, Keyboard, LogOut } from "lucide-react";
import { useState } from "react";
import { Link, NavLink } from "react-router";
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
  { to: "/admin/messages", label: "messages" },
  { to: "/admin/outbox", label: "outbox" },
] as const;

/** The staff's own bar: their screens, the news, the keys, who is signed in, and the ways out. */
export function StaffBar({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(messages);
  return (
    <div className="border-b bg-card print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6">
        <nav aria-label={t.nav}>
          <ul className="-mx-3 flex">
            {screens.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-14 items-center border-transparent border-b-3 px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-ambar aria-[current=page]:text-ink focus-visible:-outline-offset-3"
                >
                  {t[label]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
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
      <p className="hidden max-w-56 truncate text-muted text-sm lg:block">
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

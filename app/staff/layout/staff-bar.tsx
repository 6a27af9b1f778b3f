import { ArrowLeft, CircleUserRound, Keyboard, LogOut } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { messages as navigationMessages } from "#app/site/navigation/messages.ts";
import { NotificationBell } from "#app/staff/outbox/notification-bell.tsx";
import { KeyboardHelp } from "#app/staff/shell/keyboard-help.tsx";
import { ScrollRow } from "#app/staff/shell/list/scroll-row.tsx";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isSignInRequired } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type Screen = {
  to: string;
  label: Exclude<keyof typeof messages, "signIn" | "secondStepRequired">;
  todo?: string;
};

/** In the order of a day's work; `todo` filters the list to open entries. */
const screens: readonly Screen[] = [
  { to: "/admin/today", label: "today" },
  { to: "/admin/safety-requests", label: "safety" },
  { to: "/admin-dashboard", label: "leads" },
  { to: "/booking-management", label: "bookings" },
  { to: "/admin/chats", label: "chats" },
  { to: "/admin/messages", label: "messages", todo: "?status=open" },
  { to: "/admin/vendor-applications", label: "applications", todo: "?status=in_review" },
  { to: "/admin/vendors", label: "vendors" },
  { to: "/admin/dominican-vendors", label: "localVendors" },
  { to: "/job-matching-demo", label: "matching" },
  { to: "/admin/reviews", label: "reviews", todo: "?status=waiting" },
  { to: "/admin/community", label: "community" },
  { to: "/flagged-vendors", label: "flags" },
  { to: "/admin/glossary", label: "glossary" },
  { to: "/admin/outbox", label: "outbox" },
  { to: "/admin/setup", label: "setup" },
];

/** Screens without a link of their own, and the link to highlight. */
const parentScreens: Readonly<Record<string, string>> = {
  "/flag-incidents": "/flagged-vendors",
  "/admin/reports": "/flagged-vendors",
  "/admin/people": "/admin/today",
  "/admin/audit": "/admin/today",
};

const barButton =
  "min-h-11 items-center gap-2 rounded px-2 font-semibold text-sm hover:bg-band hover:text-larimar focus-visible:-outline-offset-3 lg:min-h-9";

/** Help, notifications and account overlay the site's header; on phones they are beside the link home. */
export function StaffBar({ onSignedOut }: { onSignedOut: () => void }) {
  const { backHome } = useText(navigationMessages);
  return (
    <div className="border-b bg-card print:hidden">
      <div className="wrap flex items-center max-sm:flex-wrap max-sm:pt-1">
        <Link
          to="/"
          className="me-3 inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-larimar text-sm hover:underline sm:me-1.5 sm:border-e sm:pe-3"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {backHome}
        </Link>
        <div className="pointer-events-none max-sm:ms-auto sm:fixed sm:inset-x-0 sm:top-0 sm:z-40">
          <div className="flex items-center justify-end gap-1 *:pointer-events-auto sm:wrap sm:h-16 lg:gap-2">
            <KeyboardHelpButton />
            <NotificationBell />
            <AccountLinks onSignedOut={onSignedOut} />
            {/* As wide as the header's language switch. */}
            <span aria-hidden className="hidden w-24 sm:block" />
          </div>
        </div>
        <ScreenLinks />
      </div>
    </div>
  );
}

function ScreenLinks() {
  const t = useText(messages);
  const path = useLocation().pathname.replace(/(?<!\/)\/+$/, "");
  const currentScreen = parentScreens[path] ?? path;
  return (
    <ScrollRow
      label={t.nav}
      current={currentScreen}
      className="min-w-0 max-sm:-mx-4 max-sm:basis-[calc(100%+2rem)] sm:flex-1 [--row:var(--color-card)]"
    >
      {screens.map(({ to, label, todo = "" }) => (
        <li key={to}>
          <Link
            to={to + todo}
            aria-current={
              path === to ? "page" : `${currentScreen}/`.startsWith(`${to}/`) ? "true" : undefined
            }
            className="inline-flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-2 pt-0.5 font-semibold text-muted text-sm hover:text-ink aria-[current]:border-ambar aria-[current]:text-ink focus-visible:-outline-offset-3 sm:min-h-14"
          >
            {t[label]}
          </Link>
        </li>
      ))}
    </ScrollRow>
  );
}

function KeyboardHelpButton() {
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
        className={classNames(barButton, "hidden justify-center max-lg:min-w-11 sm:inline-flex")}
      >
        <Keyboard aria-hidden className="size-5" />
      </button>
      {open && <KeyboardHelp open onOpenChange={setOpen} />}
    </>
  );
}

function AccountLinks({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(messages);
  const { email } = useStaff();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await api.post("/api/admin/logout");
    } catch (error) {
      // 401: the session has ended already.
      if (!isSignInRequired(error)) {
        setBusy(false);
        errorToast(t.signOutFailed);
        return;
      }
    }
    onSignedOut();
  };
  return (
    <>
      <Link
        to="/admin/account"
        title={t.account}
        className={classNames(barButton, "inline-flex min-w-0 justify-center text-muted max-md:min-w-11")}
      >
        <CircleUserRound aria-hidden className="size-5" />
        <span className="sr-only">{t.account}: </span>
        <span className="max-w-56 truncate font-normal max-md:sr-only">{email}</span>
      </Link>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        busyLabel={t.signingOut}
        onClick={() => void signOut()}
        className="border-transparent px-2 hover:border-transparent hover:text-larimar max-sm:min-w-11 lg:min-h-9"
      >
        <LogOut aria-hidden className="size-4" />
        <span className="max-sm:sr-only">{t.signOut}</span>
      </Button>
    </>
  );
}

import { CircleUserRound, LogOut } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { messages as navigationMessages } from "#app/site/navigation/messages.ts";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isSignInRequired } from "#platform/api-client/client.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

const languages: { value: Locale; label: string; name: string; lang: Locale }[] = [
  { value: "en", label: "EN", name: "English", lang: "en" },
  { value: "es", label: "ES", name: "Español", lang: "es" },
];

export function LanguageChoice() {
  const { locale, setLocale } = useLocale();
  const { language } = useText(navigationMessages);
  return (
    <Segmented
      label={language}
      value={locale}
      onChange={setLocale}
      options={languages}
      className="desk-language"
    />
  );
}

export function AccountLink({ onClick }: { onClick?: () => void }) {
  const t = useText(messages);
  const roles = useText(roleNames);
  const { email, role } = useStaff();
  return (
    <Link
      to="/admin/account"
      title={t.account}
      aria-current={useLocation().pathname.startsWith("/admin/account") ? "page" : undefined}
      onClick={onClick}
      className="desk-entry desk-account"
    >
      <CircleUserRound aria-hidden />
      <span className="sr-only">{t.account}: </span>
      <span className="desk-label">
        {email}
        {role !== "owner" && <span className="block text-muted text-xs">{roles[role]}</span>}
      </span>
    </Link>
  );
}

/** Ends the session. @param onSignedOut called once it has ended */
export function useSignOut(onSignedOut: () => void) {
  const t = useText(messages);
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
  return { busy, signOut: () => busy || void signOut() };
}

export function SignOut({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(messages);
  const { busy, signOut } = useSignOut(onSignedOut);
  return (
    <button
      type="button"
      title={t.signOut}
      aria-disabled={busy}
      onClick={signOut}
      className="desk-entry desk-out"
    >
      <LogOut aria-hidden />
      <span className="desk-label">{busy ? t.signingOut : t.signOut}</span>
    </button>
  );
}

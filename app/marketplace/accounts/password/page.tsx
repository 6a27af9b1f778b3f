import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { AccountPageLayout } from "../parts/account-page-layout.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ResetForm } from "./reset-form.tsx";

export const handle = { stored: true };

export default function PasswordPage() {
  const t = useText(messages).reset;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const [deadToken, setDeadToken] = useState("");
  const token = isHydrated ? (params.get("token") ?? "") : "";
  const isSettingPassword = token !== "" && token !== deadToken;
  const signedIn = () => {
    toast({ title: t.doneTitle, description: t.doneText });
    // Replaces the history entry: its link is used up.
    void navigate("/vendor-profile", { replace: true });
  };
  return (
    <AccountPageLayout title={t.title} lead={isSettingPassword ? t.setLead : t.askLead}>
      {/* The URL holds a secret token: no index, no referrer. */}
      <PrivateMeta title={t.title} />
      <meta name="referrer" content="no-referrer" />
      {!isHydrated && <Skeleton className="h-40" />}
      {isHydrated && isSettingPassword && (
        <NewPasswordForm token={token} onSignedIn={signedIn} onDeadLink={() => setDeadToken(token)} />
      )}
      {isHydrated && !isSettingPassword && <ResetForm deadLink={deadToken !== ""} />}
      <p className="mt-6 border-t pt-4">
        <Link to="/vendor-login" className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.back}
        </Link>
      </p>
    </AccountPageLayout>
  );
}

import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { signOut } from "../account-requests.ts";
import { type LoginState, nextPage } from "../addresses.ts";
import { LoginForm } from "../login-form.tsx";
import { messages } from "../messages.ts";
import { AccountPageLayout } from "../parts/account-page-layout.tsx";
import { vendorSession } from "../session.ts";

export const handle = { stored: true, listed: true };

/** Signs out vendors that arrive by "Logout". */
export default function LoginPage() {
  const t = useText(messages).login;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <AccountPageLayout title={t.title} lead={t.lead}>
      <PageMeta path="/vendor-login" title={t.title} description={t.description} picture="join" />
      <Notice />
      <LoginForm onSignedIn={() => navigate(nextPage(params.get("next")), { replace: true })} />
      <p className="mt-6 border-t pt-4">
        {t.newHere}{" "}
        <Link to="/vendor-signup" className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.register}
        </Link>
      </p>
    </AccountPageLayout>
  );
}

function Notice() {
  const t = useText(messages).login;
  const notice = useLoginNotice();
  // Only after hydration: the cached page is the same for everybody.
  const signedIn = useHydrated() && notice === undefined && vendorSession() !== null;
  return (
    <div role="status">
      {notice && <p className="mb-6 border-ambar border-s-3 bg-band px-4 py-3">{t.notices[notice]}</p>}
      {signedIn && (
        <p className="mb-6 border-ambar border-s-3 bg-band px-4 py-2">
          {t.already}{" "}
          <Link to="/vendor-dashboard" className="text-link inline-flex min-h-11 items-center font-semibold">
            {t.toDashboard}
          </Link>
        </p>
      )}
    </div>
  );
}

function useLoginNotice() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isLogoutUnconfirmed, setLogoutUnconfirmed] = useState(false);
  const { notice, signOut: mustSignOut } = (state ?? {}) as LoginState;
  useEffect(() => {
    if (!mustSignOut) return;
    // If it is not loaded yet, it holds nothing.
    import("#platform/api-client/query-client.ts")
      .then(({ queryClient }) => queryClient().clear())
      .catch(() => undefined);
    void signOut().then((isConfirmed) => setLogoutUnconfirmed(!isConfirmed));
    // Must not repeat when the visitor returns to this history entry.
    void navigate(pathname + search, { replace: true, state: { notice: "out" } satisfies LoginState });
  }, [mustSignOut, navigate, pathname, search]);
  return isLogoutUnconfirmed ? "untold" : notice;
}

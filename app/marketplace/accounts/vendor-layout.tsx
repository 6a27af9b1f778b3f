import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { isSignInRequired } from "#platform/api-client/client.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { watchRefusals } from "#platform/api-client/query-functions.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type LoginState, loginAddress } from "./addresses.ts";
import { LoginForm } from "./login-form.tsx";
import { messages } from "./messages.ts";
import { VendorBar } from "./parts/vendor-bar.tsx";
import { vendorSession } from "./session.ts";
import { VendorContext } from "./vendor-context.ts";

/** Layout of the signed-in vendor's pages: the query cache, and a redirect to the login. */
export default function VendorLayout() {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <RequireVendor />
    </QueryClientProvider>
  );
}

function RequireVendor() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [vendorId, setVendorId] = useStoredVendor();
  const [ended, setEnded] = useState(false);

  const goToLogin = useCallback(
    (notice?: LoginState["notice"]) => {
      const state: LoginState = notice ? { notice } : {};
      void navigate(loginAddress(pathname + search), { replace: true, state });
    },
    [navigate, pathname, search],
  );
  useEffect(
    () =>
      watchRefusals(cache, isSignInRequired, (hasWork) => (hasWork ? setEnded(true) : goToLogin("ended"))),
    [cache, goToLogin],
  );
  const previousVendorId = usePrevious(vendorId);
  useEffect(() => {
    if (vendorId !== null) return;
    // Nothing of the vendor stays in this tab.
    cache.clear();
    goToLogin(previousVendorId ? "elsewhere" : undefined);
  }, [vendorId, previousVendorId, cache, goToLogin]);

  const vendor = useMemo(() => {
    if (!vendorId) return null;
    const signOut = () => void navigate("/vendor-login", { state: { signOut: true } satisfies LoginState });
    return { vendorId, signOut, sessionEnded: () => setEnded(true) };
  }, [vendorId, navigate]);
  if (!vendor) return <LoadingPage />;
  return (
    <VendorContext value={vendor}>
      <VendorBar onSignOut={vendor.signOut} />
      {/* Remounted for another vendor. */}
      <div key={vendor.vendorId} className="wrap py-8 sm:py-10">
        <Outlet />
      </div>
      {ended && (
        <LoginAgain
          onSignedIn={(id) => {
            setEnded(false);
            setVendorId(id);
            void cache.refetchQueries({
              type: "active",
              predicate: (query) => query.state.status === "error",
            });
          }}
        />
      )}
    </VendorContext>
  );
}

/** The stored vendor id: undefined until it is read, null when signed out. Follows other tabs, but not this tab's 401s. */
function useStoredVendor() {
  const [stored, setStored] = useState<number | null | undefined>(undefined);
  useEffect(() => {
    const read = () => setStored(vendorSession()?.vendorId ?? null);
    read();
    window.addEventListener("storage", read);
    return () => window.removeEventListener("storage", read);
  }, []);
  return [stored, setStored] as const;
}

function usePrevious(value: number | null | undefined): number | null {
  const [last, setLast] = useState<number | null>(null);
  if (value && value !== last) setLast(value);
  return last;
}

function LoginAgain({ onSignedIn }: { onSignedIn: (vendorId: number) => void }) {
  const t = useText(messages).again;
  return (
    <Dialog open dismissible={false} title={t.title} description={t.text} width="narrow">
      <LoginForm onSignedIn={({ vendorId }) => onSignedIn(vendorId)} />
    </Dialog>
  );
}

/** Server rendering: the session is unknown. */
function LoadingPage() {
  const t = useText(messages);
  const title = useLocation().pathname === "/vendor-dashboard" ? t.bar.dashboard : t.bar.profile;
  return (
    <>
      <VendorBar />
      <div className="wrap py-8 sm:py-10">
        <PrivateMeta title={title} />
        <h1 className="text-3xl">{title}</h1>
        <p className="sr-only">{t.loading}</p>
        <Skeleton className="mt-3 h-6 w-64 max-w-full" />
        <div className="mt-8 grid gap-6 lg:grid-cols-12">
          <Skeleton className="h-96 lg:col-span-7" />
          <Skeleton className="h-96 lg:col-span-5" />
        </div>
      </div>
    </>
  );
}

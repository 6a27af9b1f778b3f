import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
  useQueryClient,
} from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Outlet, useLocation, useMatches, useRevalidator } from "react-router";
import { BackLink } from "#app/site/navigation/back-button.tsx";
import { listNotifications } from "#app/staff/outbox/public.server.ts";
import { notificationPageSize, notificationQueryOptions } from "#app/staff/outbox/queries.ts";
import { ConfirmationProvider } from "#app/staff/shell/editing/confirmation-provider.tsx";
import { removeUnsaved, useUnsavedWarning } from "#app/staff/shell/editing/unsaved.ts";
import { NowProvider } from "#app/staff/shell/record/now-context.tsx";
import { StaffContext } from "#app/staff/shell/staff-context.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { isWhatsappConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { Route } from "./+types/staff-layout";
import { messages } from "./messages.ts";
import { SignInAgain, SignInScreen } from "./sign-in/screen.tsx";
import { StaffBar } from "./staff-bar.tsx";
import { useSessionEnd } from "./use-session-end.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx: createContext, locale } = context.get(pageRequest);
  const ctx = await createContext();
  const now = ctx.now.getTime();
  if (ctx.actor.kind !== "staff") return { staff: null, now, state: null };
  const { name, email, lacksSecondStep = false } = ctx.actor;
  const unreadNotifications = {
    queryKey: notificationQueryOptions(locale).queryKey,
    load: () => listNotifications(ctx, { status: "unread", limit: notificationPageSize }),
  };
  const state = await prefetchQueries(lacksSecondStep ? [] : [unreadNotifications]);
  const secondStep = (await staffByEmail(email))?.secondStep ?? false;
  const services = { mailIsConfigured: isMailConfigured(), whatsappIsConfigured: isWhatsappConfigured() };
  return { staff: { name, email, secondStep, lacksSecondStep, ...services }, now, state };
}

/** The staff bar has its own link home. */
export const handle = { home: true };

/** Reload the session after sign-in and sign-out, not when a filter changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.href === nextUrl.href;
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  const [client] = useState(queryClient);
  const screen = useMatches().at(-1)?.loaderData as { state?: DehydratedState | null } | undefined;
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={loaderData.state}>
        <HydrationBoundary state={screen?.state}>
          <NowProvider initial={loaderData.now}>
            <StaffShell staff={loaderData.staff} />
          </NowProvider>
        </HydrationBoundary>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

function StaffShell({ staff }: Pick<Route.ComponentProps["loaderData"], "staff">) {
  const { revalidate } = useRevalidator();
  const { ended, resume } = useSessionEnd();
  const isAllowed = /^\/admin\/account\/?$/.test(useLocation().pathname) || !staff?.lacksSecondStep;
  const cache = useQueryClient();
  useEffect(() => {
    // Signed out: no customer data stays in this browser.
    if (staff) return;
    cache.clear();
    removeUnsaved();
  }, [staff, cache]);
  useUnsavedWarning();
  const signedIn = () => {
    resume();
    void revalidate();
  };
  if (!staff)
    return (
      <>
        <BackLink />
        <SignInScreen onSignedIn={signedIn} />
      </>
    );
  return (
    <StaffContext value={staff}>
      <StaffBar onSignedOut={() => void revalidate()} />
      <ConfirmationProvider>
        <div className="wrap pt-4 pb-10">{isAllowed ? <Outlet /> : <SecondStepRequired />}</div>
      </ConfirmationProvider>
      {ended && <SignInAgain email={staff.email} onSignedIn={signedIn} />}
    </StaffContext>
  );
}

function SecondStepRequired() {
  const { secondStepRequired: t } = useText(messages);
  return (
    <div className="max-w-xl rounded border border-line bg-card p-6">
      <h1 className="flex items-center gap-3 text-2xl">
        <ShieldAlert aria-hidden className="size-6" />
        {t.title}
      </h1>
      <p className="mt-2 mb-5 text-muted">{t.text}</p>
      <Link to="/admin/account" className={buttonClass({ variant: "primary" })}>
        {t.go}
      </Link>
    </div>
  );
}

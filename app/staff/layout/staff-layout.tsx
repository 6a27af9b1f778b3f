import {
  type DehydratedState,
  HydrationBoundary,
  keepPreviousData,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, type LinksFunction, Outlet, useLocation, useMatches, useRevalidator } from "react-router";
import { BackLink } from "#app/site/navigation/back-button.tsx";
import { SiteHeader, SkipLink } from "#app/site/navigation/site-header.tsx";
import { removeRecent } from "#app/staff/finder/recent.ts";
import { listNotifications } from "#app/staff/outbox/public.server.ts";
import { notificationPageSize, notificationQueryOptions, unreadText } from "#app/staff/outbox/queries.ts";
import { useDeskNews } from "#app/staff/presence/use-desk-news.ts";
import { TabCountContext } from "#app/staff/shell/desk-title.tsx";
import { ConfirmationProvider } from "#app/staff/shell/editing/confirmation/provider.tsx";
import { UndoBar } from "#app/staff/shell/editing/undo/undo-bar.tsx";
import { removeUnsaved, useUnsavedWarning } from "#app/staff/shell/editing/unsaved.ts";
import { NowProvider } from "#app/staff/shell/record/now-context.tsx";
import { StaffContext } from "#app/staff/shell/staff-context.ts";
import { NewCalls } from "#app/staff/work-queue/new-calls.tsx";
import { readNewCalls, readWaiting } from "#app/staff/work-queue/public.server.ts";
import { newCallsQueryOptions, waitingQueryOptions } from "#app/staff/work-queue/queries.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { isWhatsappConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { Route } from "./+types/staff-layout";
import desk from "./desk.css?url";
import { messages } from "./messages.ts";
import { Sidebar, sidebarSwitch } from "./sidebar/sidebar.tsx";
import { SignInAgain, SignInScreen } from "./sign-in/screen.tsx";
import { useSecondStepDuty } from "./use-second-step-duty.ts";
import { useSessionEnd } from "./use-session-end.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx: createContext, locale } = context.get(pageRequest);
  const ctx = await createContext();
  const now = ctx.now.getTime();
  const services = { mailIsConfigured: isMailConfigured(), whatsappIsConfigured: isWhatsappConfigured() };
  if (ctx.actor.kind !== "staff") return { staff: null, services, now, state: null };
  const { name, email, role, lacksSecondStep = false } = ctx.actor;
  const unreadNotifications = {
    queryKey: notificationQueryOptions(locale).queryKey,
    load: () => listNotifications(ctx, { status: "unread", limit: notificationPageSize }),
  };
  const waiting = { queryKey: waitingQueryOptions().queryKey, load: () => readWaiting(ctx) };
  const newCalls = { queryKey: newCallsQueryOptions().queryKey, load: () => readNewCalls(ctx) };
  const state = await prefetchQueries(lacksSecondStep ? [] : [unreadNotifications, waiting, newCalls]);
  const secondStep = (await staffByEmail(email))?.secondStep ?? false;
  return { staff: { name, email, role, secondStep, lacksSecondStep, ...services }, services, now, state };
}

/** Instead of the site's header and footer. */
export const handle = { ownFrame: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: desk }];

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
            <StaffShell staff={loaderData.staff} services={loaderData.services} />
          </NowProvider>
        </HydrationBoundary>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}

type ShellProps = Pick<Route.ComponentProps["loaderData"], "staff" | "services">;

function StaffShell({ staff, services: { mailIsConfigured } }: ShellProps) {
  const { revalidate } = useRevalidator();
  const { ended, resume } = useSessionEnd();
  useSecondStepDuty(!staff || staff.lacksSecondStep);
  const isAllowed = /^\/admin\/account\/?$/.test(useLocation().pathname) || !staff?.lacksSecondStep;
  const cache = useQueryClient();
  const isWide = sidebarSwitch.useIsOn();
  useEffect(() => {
    // Signed out: no customer data stays in this browser.
    if (staff) return;
    cache.clear();
    removeUnsaved();
    removeRecent();
  }, [staff, cache]);
  useUnsavedWarning();
  const signedIn = () => {
    resume();
    void revalidate();
  };
  if (!staff)
    return (
      <>
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <BackLink />
          <SignInScreen onSignedIn={signedIn} mailIsConfigured={mailIsConfigured} />
        </main>
      </>
    );
  return (
    <StaffContext value={staff}>
      <div className="desk" data-folded={!isWide || undefined}>
        <SkipLink />
        <Sidebar onSignedOut={() => void revalidate()} />
        {!staff.lacksSecondStep && <News />}
        <ConfirmationProvider>
          <main id="main" tabIndex={-1} className="desk-main">
            {isAllowed ? (
              <TabCount>
                <Outlet />
              </TabCount>
            ) : (
              <SecondStepRequired />
            )}
          </main>
        </ConfirmationProvider>
        <UndoBar />
      </div>
      {ended && <SignInAgain email={staff.email} onSignedIn={signedIn} mailIsConfigured={mailIsConfigured} />}
    </StaffContext>
  );
}

/** What happens, on every screen. */
function News() {
  useDeskNews();
  return <NewCalls />;
}

/** For the tab's title: in another language the count stays until it is read anew. */
function TabCount({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const { data } = useQuery({ ...notificationQueryOptions(locale), placeholderData: keepPreviousData });
  return <TabCountContext value={unreadText(data?.total ?? 0, locale)}>{children}</TabCountContext>;
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

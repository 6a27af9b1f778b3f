import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { DeferredScripts } from "#app/site/document/deferred-scripts.tsx";
import { ErrorPage } from "#app/site/document/error-page.tsx";
import { LazyDialogs } from "#app/site/document/lazy-dialogs.tsx";
import { messages } from "#app/site/document/messages.ts";
import { NotFound } from "#app/site/document/not-found.tsx";
import { prepareForOffline } from "#app/site/document/prepare-for-offline.ts";
import { BackLink } from "#app/site/navigation/back-button.tsx";
import { barMode } from "#app/site/navigation/links.ts";
import { SampleLine } from "#app/site/navigation/sample-line.tsx";
import { SiteFooter } from "#app/site/navigation/site-footer.tsx";
import { SiteHeader } from "#app/site/navigation/site-header.tsx";
import { TermsGate } from "#app/site/terms/terms-gate.tsx";
import { ChatButton } from "#app/support/chat/chat-button.tsx";
import { usesExternalTranslator } from "#app/support/translation/server/translate.server.ts";
import { fontUrls } from "#app/ui/fonts.ts";
import { LoadBoundary } from "#app/ui/loading/load-boundary.tsx";
import theme from "#app/ui/theme.css?url";
import { Toaster } from "#app/ui/toasts/toaster.tsx";
import { OperatorContext } from "#platform/config/operator-context.tsx";
import { samplesAreShown } from "#platform/config/samples.server.ts";
import { SiteContext } from "#platform/config/site-context.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { LocaleProvider, useText } from "#platform/i18n/locale-context.tsx";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import type { Route } from "./+types/root";

export function loader({ context }: Route.LoaderArgs) {
  const { locale, operator, site } = context.get(pageRequest);
  return {
    locale,
    operator,
    site,
    goesAbroad: usesExternalTranslator(),
    samples: samplesAreShown(),
    sendsMail: isMailConfigured(),
  };
}

/** Language, operator and samples do not change during a visit. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...fontUrls.map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", type: "image/svg+xml", href: "/icon.svg" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={rootData?.locale ?? "en"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* `precedence` puts it before preloads for scripts. */}
        <link rel="stylesheet" href={theme} precedence="default" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <DeferredScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useEffect(prepareForOffline, []);
  return (
    <Providers settled={loaderData}>
      <Outlet />
    </Providers>
  );
}

type RootData = Route.ComponentProps["loaderData"];

type ProvidersProps = { settled: RootData; isError?: boolean; children: ReactNode };

function Providers({ settled, isError, children }: ProvidersProps) {
  return (
    <OperatorContext value={settled.operator}>
      <SiteContext value={settled.site}>
        <LocaleProvider initial={settled.locale}>
          <Frame samples={settled.samples} isError={isError}>
            {children}
          </Frame>
        </LocaleProvider>
      </SiteContext>
    </OperatorContext>
  );
}

type FrameProps = { samples: boolean; isError: boolean | undefined; children: ReactNode };

function Frame({ samples, isError = false, children }: FrameProps) {
  const t = useText(messages);
  const { pathname } = useLocation();
  const hasOwnFrame = useMatches().some(
    ({ handle }) => (handle as { ownFrame?: true } | undefined)?.ownFrame,
  );
  const toasts = <Toaster label={t.toasts} closeLabel={t.close} />;
  if (hasOwnFrame && !isError)
    return (
      <>
        <TermsGate>{children}</TermsGate>
        {toasts}
      </>
    );
  const isStaffScreen = barMode(pathname) === "admin";
  return (
    <>
      <SiteHeader />
      <TermsGate>
        <main id="main" tabIndex={-1}>
          {samples && <SampleLine />}
          <BackLink />
          {children}
        </main>
        {!isStaffScreen && <SiteFooter />}
      </TermsGate>
      {!isStaffScreen && <ChatButton />}
      <LazyDialogs />
      {toasts}
    </>
  );
}

/** Also reached by addresses that "*" does not match (with a line break), without loader data. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const settled = useRouteLoaderData<typeof loader>("root");
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  if (isNotFound && settled)
    return (
      <Providers settled={settled} isError>
        <NotFound />
      </Providers>
    );
  const page = (
    <LocaleProvider initial={settled?.locale ?? "en"}>
      {isNotFound && <SiteHeader />}
      <main id="main" tabIndex={-1}>
        {isNotFound && <BackLink />}
        {isNotFound ? <NotFound /> : <ErrorPage phone={settled?.operator.supportPhone} />}
      </main>
      {settled && <ErrorPageChat />}
    </LocaleProvider>
  );
  return settled ? <OperatorContext value={settled.operator}>{page}</OperatorContext> : page;
}

/** The chat may fail too; the error page must stay. */
function ErrorPageChat() {
  if (barMode(useLocation().pathname) === "admin") return null;
  return (
    <LoadBoundary fallback={null}>
      <ChatButton />
    </LoadBoundary>
  );
}

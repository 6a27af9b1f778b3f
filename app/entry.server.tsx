import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { translateOutage } from "#platform/database/outage.server.ts";
import { AppError } from "#platform/errors.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { nonceSlot } from "#platform/http/pages/shared-page.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";

/** The default would log the whole error, and database errors quote personal data. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Client errors: unknown address, or POST to a page without action.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const failure = translateOutage(error);
  if (failure instanceof AppError && failure.code === "unavailable")
    return context.get(pageRequest).reportUnavailable(failure);
  if (!request.signal.aborted) log.error(safeError(error), "rendering a page failed");
};

/** Renders completely before sending, so that a failure can still become an error page. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = () => renderToText(<ServerRouter context={entry} url={request.url} nonce={nonceSlot} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { renderCached } = context.get(pageRequest);
  if (!renderCached || request.method !== "GET" || status !== 200 || !isCacheableByData(entry))
    return new Response(await render(), { status, headers });
  await renderCached(cacheKey(request, entry), render);
  return new Response(null, { status, headers });
}

function renderToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce: nonceSlot,
      // Otherwise large parts are sent hidden until a script shows them, and some visitors have no scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
      onShellError: reject,
      onAllReady() {
        if (failure) reject(failure);
        else resolve(text(pipe(new PassThrough())));
      },
    });
  });
}

/** `handle = { ofDataAlone: true }`: the page depends only on its address and data. */
function isCacheableByData({ staticHandlerContext: { matches }, routeModules }: EntryContext): boolean {
  return matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as { ofDataAlone?: true } | undefined;
    return handle?.ofDataAlone === true;
  });
}

/** These change with each read although the data does not. */
const readTimes = new Set(["dataUpdatedAt", "dehydratedAt", "now"]);

function cacheKey({ url }: Request, { staticHandlerContext: { loaderData } }: EntryContext): string {
  const { pathname, search } = new URL(url);
  const withoutReadTimes = (name: string, value: unknown) => (readTimes.has(name) ? undefined : value);
  return JSON.stringify([pathname, search, loaderData], withoutReadTimes);
}

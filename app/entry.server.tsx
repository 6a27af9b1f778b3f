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
import { translateOutage } from "#platform/database/failure.server.ts";
import { AppError } from "#platform/errors.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { nonceSlot } from "#platform/http/pages/stored-page.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";

/** React Router would print the error whole, and a database's error quotes what people typed. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // The client's fault, such as an address that no route matches, or a POST to a page that takes none.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const failure = translateOutage(error);
  if (failure instanceof AppError && failure.code === "unavailable")
    return context.get(pageRequest).unavailable(failure);
  if (!request.signal.aborted) log.error(safeError(error), "a page failed");
};

/**
 * Renders a page whole before anything is sent: our pages defer nothing, so streaming would only cost time,
 * and a failure still can become a proper error page with its status.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const make = () => rendered(<ServerRouter context={entry} url={request.url} nonce={nonceSlot} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method !== "GET" || status !== 200 || !isOfDataAlone(entry))
    return new Response(await make(), { status, headers });
  await context.get(pageRequest).keep(dataOf(request, entry), make);
  return new Response(null, { status, headers });
}

function rendered(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce: nonceSlot,
      // A large part behind a boundary would be sent hidden, for a script to put in its place; some have no scripts.
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

/** Whether the page says (`handle = { ofDataAlone: true }`) that address and data make it what it is. */
function isOfDataAlone({ staticHandlerContext: { matches }, routeModules }: EntryContext): boolean {
  return matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as { ofDataAlone?: true } | undefined;
    return handle?.ofDataAlone === true;
  });
}

/** When something was read changes with each reading, and what is read does not. */
const moments = new Set(["dataUpdatedAt", "dehydratedAt", "now"]);

/** All that such a page is made of. */
function dataOf({ url }: Request, { staticHandlerContext: { loaderData } }: EntryContext): string {
  const { pathname, search } = new URL(url);
  const withoutMoments = (name: string, value: unknown) => (moments.has(name) ? undefined : value);
  return JSON.stringify([pathname, search, loaderData], withoutMoments);
}

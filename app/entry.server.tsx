import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageRequest } from "#platform/http/page-context.ts";
import { log, safeError } from "#platform/log.server.ts";

/** React Router would print the error whole, and a database's error quotes what people typed. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  // An address that no route matches is no failure of ours.
  if (isRouteErrorResponse(error) && error.status === 404) return;
  if (!request.signal.aborted) log.error(safeError(error), "a page failed");
}

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
  const { nonce } = context.get(pageRequest);
  const html = await new Promise<string>((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
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
      },
    );
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

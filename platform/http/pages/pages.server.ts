import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { operator } from "#platform/config/operator.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import { type AppError, errorStatus } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { type FormPost, submitForm } from "#platform/http/calls/form-post.server.ts";
import { errorBody } from "#platform/http/failure.server.ts";
import { contentSecurityPolicy } from "#platform/http/guards.server.ts";
import { ctxOf, type HttpContext } from "#platform/http/request.server.ts";
import { deferScripts } from "./defer-scripts.ts";
import { pageRequest } from "./page-context.ts";
import { createRenderCache, renderUncached } from "./render-cache.server.ts";
import {
  compressOnce,
  createNonce,
  nonceSlot,
  pageBrotli,
  pageText,
  type StoredPage,
  storePage,
} from "./stored-page.server.ts";

/**
 * Serves pages in one of three ways: stored (`handle = { stored: true }` or its paths), rendered once
 * (docs/decisions/0004-stored-pages-with-a-nonce.md); cached by data (`ofDataAlone`), rendered when the data has changed
 * (docs/decisions/0028-pages-of-data.md); or rendered for each request.
 */
export function servePages(loadBuild: () => Promise<ServerBuild>, development: boolean) {
  const handle = requestHandler(loadBuild, development);
  // Promises, so that parallel first requests share one rendering.
  const storedPages = new Map<string, Promise<StoredPage>>();
  let storedPaths: Promise<Set<string>> | undefined;
  // In development code changes between requests, and Vite's script must run before our modules.
  const renderByData = development ? renderUncached : createRenderCache();
  const withDeferredScripts = (html: string) => (development ? html : deferScripts(html, nonceSlot));

  /** Renders with `nonceSlot` in place of the nonce; `cached` replaces the body of a page cached by data. */
  async function render(c: HttpContext): Promise<{ response: Response; cached: StoredPage | undefined }> {
    let cached: StoredPage | undefined;
    let failure: AppError | undefined;
    const context = new RouterContextProvider();
    context.set(pageRequest, {
      ...pageRequestOf(c),
      renderCached: async (data, renderHtml) => {
        cached = await renderByData(data, async () => withDeferredScripts(await renderHtml()));
      },
      reportUnavailable: (error) => {
        failure ??= error;
      },
    });
    const response = await handle(c.req.raw, context);
    return { response: failure ? unavailable(c, response, failure) : response, cached };
  }

  async function renderStored(c: HttpContext): Promise<StoredPage> {
    const { response } = await render(c);
    if (response.status !== 200) throw new Error(`prerendering a page returned ${response.status}`);
    return storePage(withDeferredScripts(await response.text()));
  }

  async function findStored(c: HttpContext): Promise<StoredPage | null> {
    if (development || c.req.method !== "GET") return null;
    const key = `${c.var.locale} ${c.req.path}`;
    const existing = storedPages.get(key);
    if (existing) return existing;
    storedPaths ??= loadBuild().then(pathsOfStoredPages);
    if (!(await storedPaths).has(c.req.path)) return null;
    const page = storedPages.get(key) ?? renderStored(c);
    storedPages.set(key, page);
    page.catch(() => storedPages.delete(key));
    return page;
  }

  return async function answerPage(c: HttpContext): Promise<Response> {
    const nonce = createNonce();
    const stored = await findStored(c);
    if (stored) return sendStored(c, stored, nonce, development);
    const { response, cached } = await render(c);
    if (cached) return sendStored(c, cached, nonce, development);
    // May hold personal data, unlike the pages above.
    response.headers.set("Cache-Control", "no-store");
    if (!isPage(response)) return response;
    const html = withDeferredScripts(await response.text()).replaceAll(nonceSlot, nonce);
    return send(c, html, nonce, response, development);
  };
}

function pageRequestOf(c: HttpContext) {
  return {
    locale: c.var.locale,
    operator: operator(),
    site: siteAddress(),
    ctx: () => ctxOf(c),
    submit: (call: Call, post: FormPost) => submitForm(c, call, post),
  };
}

/** For a document throws `failure`; React Router's data request keeps its body, with status 503. */
function unavailable(c: HttpContext, rendered: Response, failure: AppError): Response {
  if (isPage(rendered) || rendered.body === null) throw failure;
  const { code } = errorBody(failure, c);
  const response = new Response(rendered.body, { status: errorStatus[code], headers: rendered.headers });
  if (failure.retryAfter !== undefined) response.headers.set("Retry-After", String(failure.retryAfter));
  return response;
}

/** Given a function, React Router would rebuild its route table for each request, as development needs. */
function requestHandler(loadBuild: () => Promise<ServerBuild>, development: boolean): RequestHandler {
  if (development) return createRequestHandler(loadBuild, "development");
  let handler: RequestHandler | undefined;
  return async (request, context) => {
    handler ??= createRequestHandler(await loadBuild(), "production");
    return handler(request, context);
  };
}

function pathsOfStoredPages({ routes }: ServerBuild): Set<string> {
  const paths = Object.values(routes).flatMap((route) => {
    const { stored } = (route?.module.handle ?? {}) as { stored?: true | readonly string[] };
    return stored === true ? [`/${route?.path ?? ""}`] : (stored ?? []);
  });
  return new Set(paths);
}

function isPage(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

const encodings = ["br", "gzip"] as const;

/** Our order decides: browsers list gzip first out of habit. */
export function encodingFor<T extends "br" | "gzip">(c: HttpContext, ours: readonly T[]): T | "identity" {
  const header = String(c.env.incoming.headers["accept-encoding"] ?? "");
  const accepted = header.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = accepted.map((part) => part.split(";")[0]?.trim().toLowerCase());
  return ours.find((encoding) => names.includes(encoding)) ?? "identity";
}

function pageHeaders(nonce: string, encoding: string, development: boolean): Record<string, string> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy(nonce, development),
    "Cache-Control": "private, no-cache",
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
}

async function sendStored(
  c: HttpContext,
  page: StoredPage,
  nonce: string,
  development: boolean,
): Promise<Response> {
  const encoding = encodingFor(c, encodings);
  const headers = pageHeaders(nonce, encoding, development);
  if (encoding === "br") return c.body(pageBrotli(page, nonce) as Uint8Array<ArrayBuffer>, 200, headers);
  return encoded(c, pageText(page, nonce), encoding, headers, 200);
}

async function send(
  c: HttpContext,
  html: string,
  nonce: string,
  rendered: Response,
  development: boolean,
): Promise<Response> {
  const encoding = encodingFor(c, encodings);
  const headers = { ...pageHeaders(nonce, encoding, development), ...Object.fromEntries(rendered.headers) };
  return encoded(c, html, encoding, headers, rendered.status);
}

async function encoded(
  c: HttpContext,
  html: string,
  encoding: string,
  headers: Record<string, string>,
  status: number,
) {
  if (encoding === "identity") return c.body(html, status as 200, headers);
  const body = await compressOnce(html, encoding === "br" ? "br" : "gzip");
  return c.body(body as Uint8Array<ArrayBuffer>, status as 200, headers);
}

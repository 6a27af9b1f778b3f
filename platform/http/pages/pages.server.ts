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
 * Serves the screens. A page that depends on path, language and build alone (`handle = { stored: true }`, or the paths of
 * one that has parameters) is rendered once and then sent from memory (docs/decisions/0004). One that depends on its
 * address and data alone (`handle = { ofDataAlone: true }`) has its data read anew for each request and is rendered when
 * the data is not what it was (docs/decisions/0028). All others are rendered for each request.
 */
export function servePages(loadBuild: () => Promise<ServerBuild>, development: boolean) {
  const handle = requestHandler(loadBuild, development);
  // Promises, so that of many first visitors at once one has the page made and the others wait for it.
  const stored = new Map<string, Promise<StoredPage>>();
  let storable: Promise<Set<string>> | undefined;
  // In development what makes a page changes too, and Vite's own script must run before any module of ours.
  const keepByData = development ? renderUncached : createRenderCache();
  const readied = (html: string) => (development ? html : deferScripts(html, nonceSlot));

  /** Renders with `nonceSlot` in the nonce's place. What is of data alone comes as a kept page instead of a body. */
  async function render(c: HttpContext): Promise<{ response: Response; kept: StoredPage | undefined }> {
    let kept: StoredPage | undefined;
    let failure: AppError | undefined;
    const context = new RouterContextProvider();
    context.set(pageRequest, {
      ...requestOf(c),
      keep: async (data, makeHtml) => {
        kept = await keepByData(data, async () => readied(await makeHtml()));
      },
      unavailable: (error) => {
        failure ??= error;
      },
    });
    const response = await handle(c.req.raw, context);
    return { response: failure ? unavailable(c, response, failure) : response, kept };
  }

  async function make(c: HttpContext): Promise<StoredPage> {
    const { response } = await render(c);
    if (response.status !== 200) throw new Error(`a page to keep answered ${response.status}`);
    return storePage(readied(await response.text()));
  }

  async function storedPage(c: HttpContext): Promise<StoredPage | null> {
    if (development || c.req.method !== "GET") return null;
    const key = `${c.var.locale} ${c.req.path}`;
    const known = stored.get(key);
    if (known) return known;
    storable ??= loadBuild().then(storablePaths);
    if (!(await storable).has(c.req.path)) return null;
    const page = stored.get(key) ?? make(c);
    stored.set(key, page);
    page.catch(() => stored.delete(key));
    return page;
  }

  return async function answerPage(c: HttpContext): Promise<Response> {
    const nonce = createNonce();
    const stored = await storedPage(c);
    if (stored) return sendStored(c, stored, nonce, development);
    const { response, kept } = await render(c);
    if (kept) return sendStored(c, kept, nonce, development);
    // Only what is kept above is the same for everybody; the rest can hold a customer's data.
    response.headers.set("Cache-Control", "no-store");
    if (!isPage(response)) return response;
    const html = readied(await response.text()).replaceAll(nonceSlot, nonce);
    return send(c, html, nonce, response, development);
  };
}

/** What a page needs of its request. */
function requestOf(c: HttpContext) {
  return {
    locale: c.var.locale,
    operator: operator(),
    site: siteAddress(),
    ctx: () => ctxOf(c),
    submit: (call: Call, post: FormPost) => submitForm(c, call, post),
  };
}

/**
 * A page whose data cannot be had is answered like a call: 503, and the page that needs no data. What React Router's
 * own script asked for keeps its body, which that script can read.
 * @throws AppError the failure, for a page
 */
function unavailable(c: HttpContext, rendered: Response, failure: AppError): Response {
  if (isPage(rendered) || rendered.body === null) throw failure;
  const { code } = errorBody(failure, c);
  const response = new Response(rendered.body, { status: errorStatus[code], headers: rendered.headers });
  if (failure.retryAfter !== undefined) response.headers.set("Retry-After", String(failure.retryAfter));
  return response;
}

/** Given a function, React Router lays out all routes anew for each request, as it must in development. */
function requestHandler(loadBuild: () => Promise<ServerBuild>, development: boolean): RequestHandler {
  if (development) return createRequestHandler(loadBuild, "development");
  let made: RequestHandler | undefined;
  return async (request, context) => {
    made ??= createRequestHandler(await loadBuild(), "production");
    return made(request, context);
  };
}

/** The paths that may be kept: of the routes that say so, their own, or those that they name. */
function storablePaths({ routes }: ServerBuild): Set<string> {
  const kept = Object.values(routes).flatMap((route) => {
    const { stored } = (route?.module.handle ?? {}) as { stored?: true | readonly string[] };
    return stored === true ? [`/${route?.path ?? ""}`] : (stored ?? []);
  });
  return new Set(kept);
}

function isPage(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

const encodings = ["br", "gzip"] as const;

/** The best of our encodings that the client takes; browsers list gzip first out of habit, so the order is ours. */
export function encodingFor<T extends "br" | "gzip">(c: HttpContext, ours: readonly T[]): T | "identity" {
  const header = String(c.env.incoming.headers["accept-encoding"] ?? "");
  const taken = header.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = taken.map((part) => part.split(";")[0]?.trim().toLowerCase());
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

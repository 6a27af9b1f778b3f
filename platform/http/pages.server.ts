import { randomBytes } from "node:crypto";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { operator } from "#platform/operator.server.ts";
import { siteAddress } from "#platform/site.server.ts";
import { submitForm } from "./form-post.server.ts";
import { contentSecurityPolicy } from "./guards.server.ts";
import { withLateScripts } from "./late-scripts.ts";
import { pageRequest } from "./page-context.ts";
import { ctxOf, type HttpContext } from "./request.server.ts";
import {
  compressOnce,
  nonceSlot,
  pageBrotli,
  pageText,
  type StoredPage,
  storePage,
} from "./stored-page.server.ts";

/**
 * Serves the screens. A page that depends on path, language and build alone (`handle = { stored: true }`, or the paths of
 * one that has parameters) is rendered once and then sent from memory (docs/decisions/0004); all others are rendered for
 * each request.
 */
export function servePages(loadBuild: () => Promise<ServerBuild>, development: boolean) {
  const handler = createRequestHandler(loadBuild, development ? "development" : "production");
  // Promises, so that of many first visitors at once one has the page made and the others wait for it.
  const stored = new Map<string, Promise<StoredPage>>();
  let storable: Promise<Set<string>> | undefined;

  async function render(c: HttpContext, nonce: string): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(pageRequest, {
      locale: c.var.locale,
      nonce,
      operator: operator(),
      site: siteAddress(),
      ctx: () => ctxOf(c),
      submit: (call, post) => submitForm(c, call, post),
    });
    return handler(c.req.raw, context);
  }

  async function make(c: HttpContext): Promise<StoredPage> {
    const response = await render(c, nonceSlot);
    if (response.status !== 200) throw new Error(`a page to keep answered ${response.status}`);
    return storePage(withLateScripts(await response.text(), nonceSlot));
  }

  async function keptPage(c: HttpContext): Promise<StoredPage | null> {
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
    const nonce = randomBytes(16).toString("base64url");
    const kept = await keptPage(c);
    if (kept) return sendStored(c, kept, nonce);
    const response = await render(c, nonce);
    // Only what is kept above is the same for everybody; the rest can hold a customer's data.
    response.headers.set("Cache-Control", "no-store");
    if (!isPage(response)) return response;
    const html = await response.text();
    // In development Vite's own script must run before any module of ours.
    return send(c, development ? html : withLateScripts(html, nonce), nonce, response, development);
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

async function sendStored(c: HttpContext, page: StoredPage, nonce: string): Promise<Response> {
  const encoding = encodingFor(c, encodings);
  const headers = pageHeaders(nonce, encoding, false);
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

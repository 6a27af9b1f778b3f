import {
  createRequestHandler,
  matchPath,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { mayHaveSession } from "#platform/auth/auth.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { type AppError, errorStatus } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { type FormPost, submitForm } from "#platform/http/calls/form-post.server.ts";
import { errorBody } from "#platform/http/failure.server.ts";
import { noRoute } from "#platform/http/metrics.server.ts";
import { ctxOf, type HttpContext, readAsPublic, wroteLately } from "#platform/http/request.server.ts";
import { contentSecurityPolicy } from "#platform/http/security-headers.server.ts";
import { pageRequest } from "./page-context.ts";
import { PagesInMemory } from "./pages-in-memory.server.ts";
import { createRenderCache } from "./render-cache.server.ts";
import {
  chooseEncoding,
  compress,
  createNonce,
  type Encoding,
  encodings,
  isUnchanged,
  nonceSlot,
  SharedPage,
} from "./shared-page.server.ts";

type LoadBuild = () => Promise<ServerBuild>;
type Rendering = { page: SharedPage } | { response: Response };
/** @param request what is rendered, if it is not the visitor's own request */
type Render = (c: HttpContext, request?: Request) => Promise<Rendering>;

/**
 * Serves pages in one of three ways: static (`handle = { stored: true }` or its paths), rendered once
 * (docs/decisions/0048-pages-with-hashes.md); of data (`ofDataAlone`), rendered when the data has changed and read at
 * most once a second for visitors (docs/decisions/0028-pages-of-data.md); or rendered for each request.
 * @param memory filled with the pages of the first two kinds
 */
export function servePages(loadBuild: LoadBuild, memory: PagesInMemory, development: boolean) {
  const renderEach = createRenderer(loadBuild, development);
  // In development code changes between requests: nothing is kept.
  const render = development ? renderEach : shareRenderings(loadBuild, memory, renderEach);
  return async function answerPage(c: HttpContext): Promise<Response> {
    const rendering = await render(c);
    if ("page" in rendering) return sendShared(c, rendering.page);
    const { response } = rendering;
    // May hold personal data, unlike shared pages.
    response.headers.set("Cache-Control", "no-store");
    if (!isPage(response)) return response;
    return sendOnce(c, await response.text(), response, development);
  };
}

/** Renders with `nonceSlot` in place of the nonce. */
function createRenderer(loadBuild: LoadBuild, development: boolean): Render {
  const handle = requestHandler(loadBuild, development);
  const renderByData = createRenderCache();
  return async function render(c, request = c.req.raw) {
    let page: SharedPage | undefined;
    let failure: AppError | undefined;
    const context = new RouterContextProvider();
    context.set(pageRequest, {
      ...pageRequestOf(c),
      ...(!development && {
        renderCached: async (data, renderHtml) => {
          page = await renderByData(data, renderHtml);
        },
      }),
      reportUnavailable: (error) => {
        failure ??= error;
      },
    });
    const response = await handle(request, context);
    if (failure) return { response: unavailable(c, response, failure) };
    return page ? { page } : { response };
  };
}

/** Keeps what others may get, too; requests that come while it is rendered wait for it. */
function shareRenderings(loadBuild: LoadBuild, memory: PagesInMemory, render: Render): Render {
  let kinds: Promise<PageKinds> | undefined;

  /** From path and language alone: the first visitor's query and cookies are not for all others. */
  async function renderStatic(c: HttpContext): Promise<SharedPage> {
    const rendering = await render(c, new Request(new URL(c.req.path, c.req.url)));
    if (!("response" in rendering) || rendering.response.status !== 200)
      throw new Error("a static page could not be rendered");
    return new SharedPage(await rendering.response.text());
  }

  return async function renderOrShare(c) {
    kinds ??= loadBuild().then(kindsOfPages);
    const { isStatic, isOfData, routeOf } = await kinds;
    const route = routeOf(c.req.path);
    c.set("route", route);
    if (c.req.method !== "GET") return render(c);
    if (isStatic(c.req.path)) {
      const key = PagesInMemory.key(c.var.locale, c.req.path);
      const page = memory.static.get(key)?.page ?? renderStatic(c);
      memory.static.set(key, { route, page });
      page.catch(() => memory.static.delete(key));
      return { page: await page };
    }
    // An address with `lang` sets a cookie, too.
    const isOwn =
      mayHaveSession(c.req.header("cookie")) || wroteLately(c.env.incoming) || c.req.query("lang");
    if (!isOfData(c.req.path) || isOwn) return render(c);
    const key = PagesInMemory.key(c.var.locale, c.env.incoming.url ?? "");
    const recent = await memory.recent.get(key)?.page;
    if (recent) return { page: recent };
    const rendering = render(c);
    const shared = rendering.then((result) => ("page" in result ? result.page : null));
    memory.recent.set(key, { route, page: shared });
    shared.catch(() => memory.recent.delete(key));
    return rendering;
  };
}

function pageRequestOf(c: HttpContext) {
  return {
    locale: c.var.locale,
    operator: operator(),
    site: siteAddress(),
    ctx: () => ctxOf(c),
    readPublic: async <T>(read: (ctx: Ctx) => Promise<T>) => readAsPublic(c, await ctxOf(c), read),
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

type PageKinds = Record<"isStatic" | "isOfData", (path: string) => boolean> & {
  /** @returns the pattern of a page's address, such as "/vendor/:id" */
  routeOf: (path: string) => string;
};

function kindsOfPages({ routes }: ServerBuild): PageKinds {
  const handles = Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as
      | { stored?: true | readonly string[]; ofDataAlone?: true }
      | undefined;
    return handle ? [{ path: `/${route?.path ?? ""}`, ...handle }] : [];
  });
  const staticPaths = new Set(
    handles.flatMap(({ path, stored }) => (stored === true ? [path] : (stored ?? []))),
  );
  const patterns = handles.flatMap(({ path, ofDataAlone }) =>
    ofDataAlone ? [{ path, caseSensitive: true }] : [],
  );
  return {
    routeOf: routesOfPages(routes),
    isStatic: (path) => staticPaths.has(path),
    isOfData: (path) => patterns.some((pattern) => matchPath(pattern, path) !== null),
  };
}

function routesOfPages(routes: ServerBuild["routes"]): (path: string) => string {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== "*" ? [`/${route.path}`] : [],
  );
  const plain = new Set(["/", ...paths.filter((path) => !path.includes(":"))]);
  const patterns = paths.filter((path) => path.includes(":"));
  return (path) => {
    // React Router fetches a page's data from the same address with an ending.
    const address = path.replace(/(?:\/_root)?\.data$/, "") || "/";
    if (plain.has(address)) return address;
    return patterns.find((pattern) => matchPath({ path: pattern, caseSensitive: true }, address)) ?? noRoute;
  };
}

function isPage(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/html") ?? false;
}

async function sendShared(c: HttpContext, page: SharedPage): Promise<Response> {
  const body = await page.body(encodingFor(c, encodings));
  if (isUnchanged(c.env.incoming.headers["if-none-match"], body)) return c.body(null, 304, body.headers);
  return c.body(body.bytes, 200, { ...body.headers, ...body.contentHeaders });
}

/** A page of one response: its scripts run by a nonce of their own. */
async function sendOnce(c: HttpContext, html: string, rendered: Response, development: boolean) {
  const nonce = createNonce();
  const encoding = encodingFor(c, encodings);
  const body = await compress(html.replaceAll(nonceSlot, nonce), encoding);
  return c.body(body, rendered.status as 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": contentSecurityPolicy({ scripts: `'nonce-${nonce}'`, development }),
    Vary: "Accept-Encoding, Accept-Language, Cookie",
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    ...Object.fromEntries(rendered.headers),
  });
}

/** The first of `ours` that the request accepts. */
export function encodingFor<T extends Encoding>(c: HttpContext, ours: readonly T[]): T | "identity" {
  return chooseEncoding(c.env.incoming.headers["accept-encoding"] ?? "", ours);
}

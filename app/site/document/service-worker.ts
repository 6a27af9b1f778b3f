import type { Locale } from "#platform/i18n/locale.ts";

export type WorkerSettings = {
  /** Names this build with the operator's words; another one is another worker, with a store of its own. */
  version: string;
  /** The pages that are kept, which work without a network. */
  keptPaths: readonly string[];
  /** Files beyond those that the kept pages name. */
  files: readonly string[];
  /** What stands in for any other page while there is no network, as HTML. */
  offline: Readonly<Record<Locale, string>>;
};

type Answering = {
  request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};

/** As much of a service worker's global scope as it uses; TypeScript has either the page's types or the worker's. */
export type WorkerScope = {
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  cookieStore?: { get(name: string): Promise<{ value?: string | undefined } | null> };
  fetch: typeof fetch;
  location: { origin: string };
  navigator: { language: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: Answering) => void): void;
};

/**
 * The service worker. It is sent to browsers as this function's own text, so it may use nothing from outside of itself.
 * Pages come from the network; without one, the emergency page and the phrases from the store and a few words for all others. It never
 * touches the API, and keeps nobody's own page.
 */
export function serviceWorker(self: WorkerScope, settings: WorkerSettings): void {
  const { version, keptPaths, files, offline } = settings;
  const stores = "arribo-page-";
  const store = stores + version;
  const keyOf = (path: string, locale: Locale) => `${path}?lang=${locale}`;
  const kept = async (key: string) => (await self.caches.open(store)).match(key, { ignoreVary: true });

  /** Both languages of the pages, asked for as somebody who is nobody, and every file that they name. */
  async function fill() {
    const cache = await self.caches.open(store);
    const named = new Set(files);
    const pages = keptPaths.flatMap((path) => [[path, "en"] as const, [path, "es"] as const]);
    for (const [path, locale] of pages) {
      const headers = { "Accept-Language": locale };
      const page = await self.fetch(path, { headers, credentials: "omit", cache: "no-cache" });
      if (!page.ok) throw new Error(`${path} answered ${page.status}`);
      for (const [file] of (await page.clone().text()).matchAll(/\/assets\/[\w.-]+/g)) named.add(file);
      await cache.put(keyOf(path, locale), page);
    }
    await cache.addAll([...named]);
    await self.skipWaiting();
  }
  async function forgetOlder() {
    for (const name of await self.caches.keys())
      if (name.startsWith(stores) && name !== store) await self.caches.delete(name);
    await self.clients.claim();
  }
  async function localeFor({ searchParams }: URL): Promise<Locale> {
    const chosen = searchParams.get("lang") ?? (await self.cookieStore?.get("lang"))?.value;
    return (chosen ?? self.navigator.language).startsWith("es") ? "es" : "en";
  }

  async function keptPage(request: Request, url: URL): Promise<Response> {
    const network = self.fetch(request).catch(() => undefined);
    // In an emergency, or at a counter, a weak signal is waited for no longer than this.
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, 4_000));
    const answer = await Promise.race([network, patience]);
    if (answer && answer.status < 500) return answer;
    return (await kept(keyOf(url.pathname, await localeFor(url)))) ?? (await network) ?? noNetwork(url);
  }
  async function noNetwork(url: URL): Promise<Response> {
    const policy =
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
    return new Response(offline[await localeFor(url)], { status: 503, headers });
  }

  self.addEventListener("install", (event) => event.waitUntil(fill()));
  self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    const usual = () => self.fetch(request).catch(() => noNetwork(url));
    if (request.mode === "navigate")
      event.respondWith(keptPaths.includes(url.pathname) ? keptPage(request, url) : usual());
    else if (url.pathname.startsWith("/assets/") || files.includes(url.pathname))
      event.respondWith(kept(url.pathname).then((copy) => copy ?? self.fetch(request)));
  });
}

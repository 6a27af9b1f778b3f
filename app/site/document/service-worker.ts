import type { Locale } from "#platform/i18n/locale.ts";

export type WorkerSettings = {
  /** Changes with the build and the operator's data; each version has its own store. */
  version: string;
  offlinePaths: readonly string[];
  /** Files to store besides those that the pages reference. */
  files: readonly string[];
  /** Names of modules that those pages import late, when a dialog opens. */
  lateFiles: readonly string[];
  /** HTML for all other pages while offline. */
  offline: Readonly<Record<Locale, string>>;
};

type WorkerEvent = {
  request: Request;
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
};

/** The part of a worker's global scope that is used; TypeScript cannot load both page and worker types. */
export type WorkerScope = {
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  cookieStore?: { get(name: string): Promise<{ value?: string | undefined } | null> };
  fetch: typeof fetch;
  location: { origin: string };
  navigator: { language: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

/** Stores files with the modules that they import; of dynamic imports only those in `lateFiles`. Sent as its source, too. */
export async function storeWithImports(
  self: Pick<WorkerScope, "fetch">,
  cache: Cache,
  files: Set<string>,
  lateFiles: readonly string[],
): Promise<void> {
  const imports = /(from|import\(?) *["'`]\.\/([\w-]+)\.js/g;
  for (const file of files) {
    const answer = await self.fetch(file);
    if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
    const text = file.endsWith(".js") ? await answer.clone().text() : "";
    for (const [, how, name = ""] of text.matchAll(imports))
      if (how !== "import(" || lateFiles.some((late) => name.startsWith(`${late}-`)))
        files.add(`/assets/${name}.js`);
    await cache.put(file, answer);
  }
}

type StoreFiles = typeof storeWithImports;

/**
 * The service worker. Sent as this function's source, so it must not use anything from outside but `storeFiles`. Network first; offline
 * it serves the stored pages, and a notice for all others. It never touches the API or stores personal pages.
 */
export function serviceWorker(self: WorkerScope, settings: WorkerSettings, storeFiles: StoreFiles): void {
  const { version, offlinePaths, files, lateFiles, offline } = settings;
  const storePrefix = "arribo-page-";
  const storeName = storePrefix + version;
  const keyOf = (path: string, locale: Locale) => `${path}?lang=${locale}`;
  const stored = async (key: string) => (await self.caches.open(storeName)).match(key, { ignoreVary: true });

  /** Stores both languages of the pages, requested without cookies, and all files that they and these reference. */
  async function precache() {
    const cache = await self.caches.open(storeName);
    const fileNames = new Set(files);
    const pages = offlinePaths.flatMap((path) => [[path, "en"] as const, [path, "es"] as const]);
    for (const [path, locale] of pages) {
      const headers = { "Accept-Language": locale };
      const page = await self.fetch(path, { headers, credentials: "omit", cache: "no-cache" });
      if (!page.ok) throw new Error(`${path} answered ${page.status}`);
      for (const [file] of (await page.clone().text()).matchAll(/\/assets\/[\w.-]+/g)) fileNames.add(file);
      await cache.put(keyOf(path, locale), page);
    }
    await storeFiles(self, cache, fileNames, lateFiles);
    await self.skipWaiting();
  }
  async function deleteOldStores() {
    for (const name of await self.caches.keys())
      if (name.startsWith(storePrefix) && name !== storeName) await self.caches.delete(name);
    await self.clients.claim();
  }
  async function localeFor({ searchParams }: URL): Promise<Locale> {
    const chosen = searchParams.get("lang") ?? (await self.cookieStore?.get("lang"))?.value;
    return (chosen ?? self.navigator.language).startsWith("es") ? "es" : "en";
  }

  async function networkOrStored(request: Request, url: URL): Promise<Response> {
    const network = self.fetch(request).catch(() => undefined);
    // Longest wait for a weak connection in an emergency.
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, 4_000));
    const answer = await Promise.race([network, timeout]);
    if (answer && answer.status < 500) return answer;
    return (await stored(keyOf(url.pathname, await localeFor(url)))) ?? (await network) ?? offlinePage(url);
  }
  async function offlinePage(url: URL): Promise<Response> {
    const policy =
      "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy };
    return new Response(offline[await localeFor(url)], { status: 503, headers });
  }

  self.addEventListener("install", (event) => event.waitUntil(precache()));
  self.addEventListener("activate", (event) => event.waitUntil(deleteOldStores()));
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== self.location.origin) return;
    const fromNetwork = () => self.fetch(request).catch(() => offlinePage(url));
    if (request.mode === "navigate")
      event.respondWith(offlinePaths.includes(url.pathname) ? networkOrStored(request, url) : fromNetwork());
    else if (url.pathname.startsWith("/assets/") || files.includes(url.pathname))
      event.respondWith(stored(url.pathname).then((copy) => copy ?? self.fetch(request)));
  });
}

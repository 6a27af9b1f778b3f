import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offlinePaths } from "./offline-paths.ts";
import { serviceWorker, storeWithImports, type WorkerScope, type WorkerSettings } from "./service-worker.ts";

const origin = "https://arribo.example";
const settings: WorkerSettings = {
  version: "two",
  offlinePaths,
  files: ["/icon.svg"],
  lateFiles: ["dialog"],
  offline: { en: "<p>No connection</p>", es: "<p>Sin conexión</p>" },
};

/** A browser's scope: stores, network (null: offline) and registered listeners. */
function browser({ language = "en-US", cookie }: { language?: string; cookie?: string } = {}) {
  const stores = new Map<string, Map<string, Response>>();
  const network = {
    asked: [] as [string, RequestInit | undefined][],
    answer: (_path: string): Response | null | Promise<never> => null,
  };
  const pathOf = (url: string | URL | Request) => {
    const { pathname, search } = new URL(typeof url === "object" && "url" in url ? url.url : url, origin);
    return pathname + search;
  };
  const fetched = async (url: string | URL | Request, init?: RequestInit) => {
    network.asked.push([pathOf(url), init]);
    const answer = await network.answer(pathOf(url));
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  type Listener = Parameters<WorkerScope["addEventListener"]>[1];
  const listeners = new Map<string, Listener>();
  const scope: WorkerScope = {
    caches: caches as unknown as CacheStorage,
    clients: { claim: vi.fn(async () => {}) },
    ...(cookie && { cookieStore: { get: async () => ({ value: cookie }) } }),
    fetch: fetched as typeof fetch,
    location: { origin },
    navigator: { language },
    skipWaiting: vi.fn(async () => {}),
    addEventListener: (type, listener) => listeners.set(type, listener),
  };
  // Evaluated as it is sent: its own source, without a closure.
  const evaluate = new Function(
    "self",
    `(${serviceWorker})(self, ${JSON.stringify(settings)}, ${storeWithImports});`,
  );
  evaluate(scope);

  async function tell(type: string, url = "/", init: { mode?: string; method?: string } = {}) {
    const done: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const request = { url: new URL(url, origin).href, method: "GET", mode: "cors", ...init } as Request;
    listeners.get(type)?.({
      request,
      waitUntil: (promise) => done.push(promise),
      respondWith: (given) => {
        answer = given;
      },
    });
    await Promise.all(done);
    return answer;
  }
  const visit = async (url: string) => (await tell("fetch", url, { mode: "navigate" }))?.text();
  return { tell, visit, network, stores, scope };
}

const page = (path: string) =>
  new Response(
    `<link href="/assets/theme-1.css"><script>import "/assets/a-${path.length}.js"</script> live ${path}`,
  );

async function installed(from: Parameters<typeof browser>[0] = {}) {
  const one = browser(from);
  one.network.answer = page;
  await one.tell("install");
  await one.tell("activate");
  one.network.asked.length = 0;
  return one;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it keeps the pages in both languages, asked for as nobody, and every file they name", async () => {
  const one = browser();
  one.network.answer = page;
  await one.tell("install");
  expect(one.network.asked.slice(0, 4)).toEqual(
    ["/safety", "/cultural-translation"].flatMap((path) =>
      ["en", "es"].map((locale) => [
        path,
        { headers: { "Accept-Language": locale }, credentials: "omit", cache: "no-cache" },
      ]),
    ),
  );
  expect([...(one.stores.get("arribo-page-two")?.keys() ?? [])]).toEqual([
    "/safety?lang=en",
    "/safety?lang=es",
    "/cultural-translation?lang=en",
    "/cultural-translation?lang=es",
    "/icon.svg",
    "/assets/theme-1.css",
    "/assets/a-7.js",
    "/assets/a-21.js",
  ]);
  expect(one.scope.skipWaiting).toHaveBeenCalled();
});

test("it keeps the dialogs that the pages open late, and what these import", async () => {
  const one = browser();
  const scripts: Record<string, string> = {
    "/assets/a-7.js": 'import("./dialog-Xy_1.js");import("./other-1.js")',
    "/assets/dialog-Xy_1.js": 'import{a}from"./shared-2.js";import"./more-3.js"',
  };
  one.network.answer = (path) => (scripts[path] ? new Response(scripts[path]) : page(path));
  await one.tell("install");
  const kept = [...(one.stores.get("arribo-page-two")?.keys() ?? [])];
  expect(kept).toEqual(
    expect.arrayContaining(["/assets/dialog-Xy_1.js", "/assets/shared-2.js", "/assets/more-3.js"]),
  );
  expect(kept).not.toContain("/assets/other-1.js");
});

test("where the page or a file is not to be had, nothing is installed", async () => {
  const broken = browser();
  broken.network.answer = () => new Response("no", { status: 503 });
  await expect(broken.tell("install")).rejects.toThrow("/safety answered 503");
  expect(broken.scope.skipWaiting).not.toHaveBeenCalled();
});

test("an older build's store goes when this one begins, and nobody else's", async () => {
  const one = browser();
  one.network.answer = page;
  for (const name of ["arribo-page-one", "somebody-elses"]) one.stores.set(name, new Map());
  await one.tell("install");
  await one.tell("activate");
  expect([...one.stores.keys()]).toEqual(["somebody-elses", "arribo-page-two"]);
  expect(one.scope.clients.claim).toHaveBeenCalled();
});

test("with a network every page comes from it, and none is kept", async () => {
  const one = await installed();
  for (const path of ["/safety", "/packages", "/admin/today", "/track/secret"])
    expect(await one.visit(path)).toContain(`live ${path}`);
  expect(one.stores.get("arribo-page-two")?.size).toBe(8);
});

test("without one the kept pages are there, and a few words for all others", async () => {
  const one = await installed();
  one.network.answer = () => null;
  for (const path of settings.offlinePaths) expect(await one.visit(path)).toContain(`live ${path}`);
  const other = await one.tell("fetch", "/packages?x=1", { mode: "navigate" });
  expect([other?.status, await other?.text()]).toEqual([503, settings.offline.en]);
  expect(other?.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test.each([
  ["the address's", "/packages?lang=es", { cookie: "en" }],
  ["the remembered choice", "/packages", { cookie: "es" }],
  ["the browser's", "/packages", { language: "es-DO" }],
])("the words are in the person's language: %s", async (_, url, from) => {
  const one = await installed(from);
  one.network.answer = () => null;
  expect(await one.visit(url)).toBe(settings.offline.es);
});

test("a server that fails is no better than none, for the emergency page alone", async () => {
  const one = await installed();
  one.network.answer = (path) => new Response(`broken ${path}`, { status: 503 });
  expect(await one.visit("/safety")).toContain("live /safety");
  expect(await one.visit("/packages")).toBe("broken /packages");
});

test("a weak signal is waited for four seconds on the emergency page, and as long as it takes elsewhere", async () => {
  const one = await installed();
  one.network.answer = () => new Promise<never>(() => {});
  const [emergency, other] = [one.visit("/safety"), one.visit("/packages")];
  const settled = vi.fn();
  void other.then(settled);
  await vi.advanceTimersByTimeAsync(3_900);
  await vi.advanceTimersByTimeAsync(200);
  expect(await emergency).toContain("live /safety");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(settled).not.toHaveBeenCalled();
});

test("kept files come from the store, others from the network; all else is not touched", async () => {
  const one = await installed();
  expect(await (await one.tell("fetch", "/assets/theme-1.css"))?.text()).toContain(
    "live /assets/theme-1.css",
  );
  expect(one.network.asked).toEqual([]);
  expect(await (await one.tell("fetch", "/assets/other.js"))?.text()).toContain("live /assets/other.js");
  expect(one.network.asked).toHaveLength(1);
  for (const [url, init] of [
    ["/api/safety-requests", { method: "POST" }],
    ["/api/admin/today", {}],
    ["/safety", { method: "POST", mode: "navigate" }],
    ["/icon-192.png", {}],
    ["https://elsewhere.example/assets/x.js", {}],
  ] as const)
    expect(await one.tell("fetch", url, init), url).toBeUndefined();
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { addCleanup, startWithCleanup } from "../../bench/load/cleanup.ts";
import { freshBodies } from "../../bench/load/load.ts";
import { rawRequest } from "../../bench/load/raw-request.ts";
import { type Product, startProduct } from "../../bench/product.ts";
import { makePlace } from "../places/place.ts";
import { nextAddress } from "../support/client-address.ts";
import type { AppProcess } from "./app-process.ts";
import { FaultyProxy } from "./faulty-proxy.ts";

/** Seconds between "not ready" and the end of listening. */
const drainDelay = 3;

type Found = { summary: string; wrong: string[] };

/** Two processes behind a proxy that asks `/readyz`; one after the other is restarted under load. */
export async function deploy(app: AppProcess, restarts: number): Promise<Found> {
  const pair = await openPair(app);
  const people = crowd(pair.base);
  for (let restart = 0; restart < restarts; restart += 1) await pair.restart(restart % 2);
  const { asked, failed } = await people.end();
  await pair.close();
  return {
    summary: `${restarts} restarts of one of two processes: ${asked} requests, ${failed.length} failed`,
    wrong: failed.slice(0, 5).map((what) => `deploy: ${what}`),
  };
}

/** The same with another build: it is made beside the running one, then one process after the other is restarted. */
export async function upgrade(app: AppProcess): Promise<Found> {
  const { folder, remove } = makePlace("upgrade", "arribo", 0o755);
  addCleanup(remove);
  const pair = await openPair(app, folder);
  const people = crowd(pair.base);
  const readers = openReaders(pair.base);
  await sleep(1_000);
  // The style sheet has another name then, and so has every script that names it.
  appendFileSync(path.join(folder, "app/ui/theme.css"), "\n.later-build { color: inherit; }\n");
  await buildBeside(folder);
  for (const place of [0, 1]) await pair.restart(place);
  await sleep(1_000);
  const { asked, failed } = await people.end();
  const read = await readers.end();
  await pair.close();
  const wrong = [...failed, ...read.failed].slice(0, 5);
  if (read.builds < 2) wrong.push("the pages of two builds were not seen");
  return {
    summary: `upgrade to another build: ${asked} requests, ${failed.length} failed; ${read.pages} pages and ${read.assets} of their files, ${read.failed.length} missing`,
    wrong: wrong.map((what) => `upgrade: ${what}`),
  };
}

/** In a process of its own, while the requests of this one go on. */
async function buildBeside(folder: string): Promise<void> {
  const building = spawn(process.execPath, ["start.js", "--build"], { cwd: folder, stdio: "inherit" });
  const [code] = await once(building, "exit");
  if (code !== 0) throw new Error("The later build failed.");
}

/** Two processes behind a proxy that passes requests to those whose `/readyz` answers. @param folder another checkout than this one */
async function openPair(app: AppProcess, folder?: string) {
  app.signal("SIGTERM");
  await app.ended(30_000);
  const databaseUrl = await app.databaseUrl();
  const settings = { ...app.settings, DRAIN_DELAY: String(drainDelay) };
  const options = { dataDir: app.dataDir, databaseUrl, settings, ...(folder && { folder }) };
  const start = () => startWithCleanup(() => startProduct(options));
  const two = [await start(), await start()];
  const ready = new Set<Product>(two);
  let turn = 0;
  const proxy = await startWithCleanup(() =>
    FaultyProxy.open(() => {
      const all = [...ready];
      turn += 1;
      return Number(new URL(all[turn % all.length]?.base ?? "http://x:1").port);
    }),
  );
  const asking = setInterval(() => {
    for (const product of two)
      void rawRequest(`${product.base}/readyz`)
        .then(({ status }) => status === 200)
        .catch(() => false)
        .then((is) => (is ? ready.add(product) : ready.delete(product)));
  }, 100);
  return {
    base: `http://127.0.0.1:${proxy.port}`,
    async restart(place: number): Promise<void> {
      const old = two[place];
      await old?.stop();
      if (old) ready.delete(old);
      two[place] = await start();
      await sleep(500);
    },
    async close(): Promise<void> {
      clearInterval(asking);
      for (const product of two) await product.stop();
    },
  };
}

const assetsIn = (text: string) => [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])];

/** Browsers that read pages with all their files, and later load scripts that any earlier page names. */
function openReaders(base: string) {
  const failed: string[] = [];
  const styles = new Set<string>();
  const late: string[] = [];
  const count = { pages: 0, assets: 0 };
  let isOver = false;

  async function get(address: string): Promise<string> {
    const headers = { "X-Forwarded-For": nextAddress() };
    const { status, body } = await rawRequest(base + address, { headers });
    if (status !== 200) failed.push(`${status} ${address}`);
    return body.toString();
  }
  async function readOne(): Promise<void> {
    const page = await get("/vendor-directory");
    count.pages += 1;
    for (const asset of assetsIn(page)) {
      const text = await get(asset);
      count.assets += 1;
      if (asset.endsWith(".css")) styles.add(asset);
      if (asset.includes("/manifest-")) late.push(...assetsIn(text).slice(0, 40));
    }
    for (let asked = 0; asked < 5; asked += 1) {
      const script = late[Math.floor(Math.random() * late.length)];
      if (!script) continue;
      await get(script);
      count.assets += 1;
    }
  }
  async function readOn(): Promise<void> {
    while (!isOver) await readOne().catch((error: Error) => failed.push(error.message));
  }
  const readers = [readOn(), readOn(), readOn()];
  return {
    async end() {
      isOver = true;
      await Promise.all(readers);
      return { ...count, builds: styles.size, failed };
    },
  };
}

/** Clients that send 50 requests a second, every fifth a form, each over its own connection. */
function crowd(base: string) {
  const failed: string[] = [];
  const open = new Set<Promise<void>>();
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const { key, body } = freshBodies.lead();
    const client = { "X-Forwarded-For": nextAddress() };
    const headers = { ...client, "Content-Type": "application/json", "Idempotency-Key": key };
    const form = asked % 5 === 0;
    const answer = form
      ? rawRequest(`${base}/api/leads`, { method: "POST", headers, body })
      : rawRequest(`${base}/api/vendors?limit=5`, { headers: client });
    await answer.then(
      ({ status }) => status < 300 || failed.push(`${status}`),
      (error: Error) => failed.push(error.message),
    );
  };
  const timer = setInterval(() => {
    const one: Promise<void> = ask().finally(() => open.delete(one));
    open.add(one);
  }, 20);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(open);
      return { asked, failed };
    },
  };
}

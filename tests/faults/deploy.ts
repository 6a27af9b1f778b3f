import { setTimeout as sleep } from "node:timers/promises";
import { startWithCleanup } from "../../bench/load/cleanup.ts";
import { freshBodies } from "../../bench/load/load.ts";
import { rawRequest } from "../../bench/load/raw-request.ts";
import { type Product, startProduct } from "../../bench/product.ts";
import { nextAddress } from "../support/client-address.ts";
import type { AppProcess } from "./app-process.ts";
import { FaultyProxy } from "./faulty-proxy.ts";

/** Seconds between "not ready" and the end of listening. */
const drainDelay = 3;

/** Two processes behind a proxy that asks `/readyz`; one after the other is restarted under load. */
export async function deploy(
  app: AppProcess,
  restarts: number,
): Promise<{ summary: string; wrong: string[] }> {
  app.signal("SIGTERM");
  await app.ended(30_000);
  const databaseUrl = await app.databaseUrl();
  const settings = { ...app.settings, DRAIN_DELAY: String(drainDelay) };
  const start = () => startWithCleanup(() => startProduct({ dataDir: app.dataDir, databaseUrl, settings }));
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
  const people = crowd(`http://127.0.0.1:${proxy.port}`);
  for (let restart = 0; restart < restarts; restart += 1) {
    const place = restart % 2;
    const old = two[place];
    await old?.stop();
    if (old) ready.delete(old);
    two[place] = await start();
    await sleep(500);
  }
  const { asked, failed } = await people.end();
  clearInterval(asking);
  for (const product of two) await product.stop();
  return {
    summary: `${restarts} restarts of one of two processes: ${asked} requests, ${failed.length} failed`,
    wrong: failed.slice(0, 5).map((what) => `deploy: ${what}`),
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

import { setTimeout as sleep } from "node:timers/promises";
import { rawRequest } from "../../bench/load/raw-request.ts";
import { admin } from "../../bench/product.ts";
import { sendSlowly, slowKinds } from "../support/calls/slow-senders.ts";
import { newSafetyRequest } from "../support/records/safety-request.ts";
import { AppProcess } from "./app-process.ts";

type Attack = { name: string; connections: number; addresses: number; kinds: (typeof slowKinds)[string][] };

const all = Object.values(slowKinds);

/** Long form: every kind alone, and all together. Short: all together in the largest and the smallest crowd. */
function attacks(short: boolean): Attack[] {
  const mixed = { name: "every kind", kinds: all };
  if (short)
    return [
      { ...mixed, connections: 64, addresses: 1 },
      { ...mixed, connections: 256, addresses: 16 },
    ];
  const kinds = [...Object.entries(slowKinds).map(([name, kind]) => ({ name, kinds: [kind] })), mixed];
  return [64, 256].flatMap((connections) =>
    [1, 4, 16].flatMap((addresses) => kinds.map((kind) => ({ ...kind, connections, addresses }))),
  );
}

/**
 * Crowds that send their bodies a byte a second through one trusted proxy. Meanwhile other clients, each from its own
 * address, open pages, send calls for help, chat and sign in. Limits and mail are on.
 * @param slowest limit for an answer to them, in milliseconds
 */
export async function slowSenders(
  settings: Record<string, string>,
  { short, slowest }: { short: boolean; slowest: number },
): Promise<{ summary: string; wrong: string[] }> {
  const app = await AppProcess.build("own", settings);
  await app.start();
  const base = `http://127.0.0.1:${app.port}`;
  const before = await app.memory();
  const calm: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const answers = await runInstallation(base);
    if (round > 0) calm.push(...answers.map(({ time }) => time));
  }
  const times: number[] = [];
  const wrong = new Set<string>();
  const tried = attacks(short);
  for (const { name, ...crowd } of tried) {
    const end = sendSlowly(app.port, crowd);
    await sleep(300);
    for (let round = 0; round < 5; round += 1) {
      for (const { status, expected, path, time } of await runInstallation(base)) {
        times.push(time);
        const what = `slow senders (${crowd.connections} of ${crowd.addresses}, ${name}): ${path}`;
        if (status !== expected) wrong.add(`${what} answered ${status}`);
        if (time > slowest) wrong.add(`${what} took ${time.toFixed(0)} ms`);
      }
      await sleep(500);
    }
    end();
  }
  const grown = ((await app.memory()) - before) / 1e6;
  app.signal("SIGTERM");
  await app.ended(30_000);
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  return {
    summary: `slow senders: ${tried.length} crowds of up to 256 connections of 1 to 16 addresses; of ${times.length} requests of others the slowest took ${sorted.at(-1)?.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (slowest without a crowd ${Math.max(...calm).toFixed(0)} ms), ${[...wrong].filter((one) => / answered /.test(one)).length} kinds refused; ${grown.toFixed(0)} MB more`,
    wrong: [...wrong],
  };
}

let visitors = 0;

async function runInstallation(base: string) {
  visitors += 1;
  const address = `198.${18 + Math.floor(visitors / 60_000)}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
  const asks: [string, object | undefined, number][] = [
    ["/", undefined, 200],
    ["/vendor-directory?search=plumber", undefined, 200],
    ["/api/safety-requests", newSafetyRequest({ details: `Call ${visitors}` }), 201],
    ["/api/chat", { message: `How much is the Royal package? ${visitors}` }, 200],
    ["/api/admin/login", admin, 200],
    ["/api/vendor/login", { email: `nobody-${visitors}@example.com`, password: "not-the-one" }, 401],
  ];
  return Promise.all(
    asks.map(async ([path, body, expected]) => {
      const from = performance.now();
      const { status } = await rawRequest(base + path, {
        method: body ? "POST" : "GET",
        headers: { "X-Forwarded-For": address, ...(body ? { "Content-Type": "application/json" } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { path, status, expected, time: performance.now() - from };
    }),
  );
}

import { setTimeout as sleep } from "node:timers/promises";
import { kill, nodeOf } from "../places/arribo.ts";
import { nextAddress } from "../support/client-address.ts";
import { AppProcess } from "./app-process.ts";

const latest = 5_000;

/**
 * Kills a first start somewhere between its first file and its last sample; the next one must recover.
 * @param turn where, from 0 to 1
 * @returns how long the next start took, and how many sample vendors there are
 */
export async function killFirstStart(
  turn: number,
  settings: Record<string, string>,
): Promise<{ ready: number; vendors: number }> {
  const app = await AppProcess.build("own", settings);
  const first = app.start().catch(() => undefined);
  let node = nodeOf(app.dataDir);
  for (; node === undefined; node = nodeOf(app.dataDir)) await sleep(10);
  await sleep(turn * latest);
  kill(node, "SIGKILL");
  await first;
  const from = performance.now();
  await app.start();
  const ready = performance.now() - from;
  const headers = { "x-forwarded-for": nextAddress() };
  const answer = await fetch(`${app.base}/api/vendors?limit=1`, { headers });
  app.signal("SIGTERM");
  await app.ended(30_000);
  return { ready, vendors: Number(answer.headers.get("x-total-count")) };
}

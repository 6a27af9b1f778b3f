import { setTimeout as sleep } from "node:timers/promises";
import { Connection } from "../../bench/load/connection.ts";
import { freshBodies } from "../../bench/load/load.ts";
import { rawRequest } from "../../bench/load/raw-request.ts";
import { nextAddress } from "../support/client-address.ts";
import type { AppProcess } from "./app-process.ts";

/** Ten times the site's places (`boundLoad`); each client asks again as soon as it is answered. */
const crowd = 640;

/**
 * Memory limit of the process afterwards, in bytes: a quarter of the smallest machine that docs/operations.md names, whose heap limit
 * the process runs with. After a minute of this load it holds about 310 MB.
 */
const mostMemory = 512 * 2 ** 20;

/**
 * A far too large crowd sends leads.
 * @param slowest limit in milliseconds for 99 of 100 accepted requests, and for an answer afterwards
 * @returns the result, and failures
 */
export async function overload(
  app: AppProcess,
  seconds: number,
  slowest: number,
): Promise<{ summary: string; wrong: string[] }> {
  const taken: number[] = [];
  const refused = new Map<number, number>();
  const until = performance.now() + seconds * 1000;
  const next = () => {
    if (performance.now() > until) return undefined;
    const { key, body } = freshBodies.lead();
    return `POST /api/leads HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${nextAddress()}\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const answered = (status: number, milliseconds: number) => {
    if (status === 201) taken.push(milliseconds);
    else refused.set(status, (refused.get(status) ?? 0) + 1);
  };
  const all = Array.from({ length: crowd }, () => new Connection(app.port, next, answered).ended);
  const broken = (await Promise.allSettled(all)).filter(({ status }) => status === "rejected").length;
  await sleep(5_000);
  const from = performance.now();
  const after = await rawRequest(`http://127.0.0.1:${app.port}/api/vendors?limit=1`);
  const calm = performance.now() - from;
  const memory = await app.memory();
  const p99 = taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1] ?? Infinity;
  const others = [...refused.keys()].filter((status) => status !== 503);
  return {
    summary: `${crowd} at once for ${seconds} s: ${taken.length} taken, p99 ${p99.toFixed(0)} ms; ${refused.get(503) ?? 0} told to come again; ${(memory / 1e6).toFixed(0)} MB afterwards; 5 s later an answer in ${calm.toFixed(0)} ms`,
    wrong: [
      ...(p99 < slowest ? [] : [`overload: of what was taken one in a hundred took ${p99.toFixed(0)} ms`]),
      ...(others.length === 0 ? [] : [`overload: ${others.join(", ")} were answered`]),
      ...(broken === 0 ? [] : [`overload: ${broken} connections broke`]),
      ...(after.status === 200 && calm < slowest ? [] : ["overload: not well five seconds later"]),
      ...(memory < mostMemory ? [] : [`overload: ${(memory / 1e6).toFixed(0)} MB of memory afterwards`]),
    ],
  };
}

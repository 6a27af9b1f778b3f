import { setTimeout as sleep } from "node:timers/promises";
import { nextAddress } from "../../tests/support/client-address.ts";
import { vendorsPath } from "../tasks.ts";
import { freshBodies } from "./load.ts";
import { rawRequest } from "./raw-request.ts";

const otherNames = ["home page", "directory", "new lead"] as const;
type OtherName = (typeof otherNames)[number];
/** Milliseconds of each answer; infinite for a request that was refused or failed. */
export type OtherTimes = Record<OtherName, number[]>;

/** Requests of each kind a second. */
export const othersPerSecond = 20;

/**
 * Sends what other visitors send, at a steady pace, each from an address of its own; does not wait for one answer before
 * the next request.
 */
export async function sendOthers(base: string, seconds: number): Promise<OtherTimes> {
  const times: OtherTimes = { "home page": [], directory: [], "new lead": [] };
  const pauseMs = 1_000 / (othersPerSecond * otherNames.length);
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < seconds * othersPerSecond * otherNames.length; turn += 1) {
    const early = start + turn * pauseMs - performance.now();
    if (early > 1) await sleep(early);
    const name = otherNames[turn % otherNames.length] ?? "home page";
    sent.push(
      send(base, name)
        .catch(() => Number.POSITIVE_INFINITY)
        .then((milliseconds) => {
          times[name].push(milliseconds);
        }),
    );
  }
  await Promise.all(sent);
  return times;
}

async function send(base: string, name: OtherName): Promise<number> {
  const headers = { "X-Forwarded-For": nextAddress(), "Accept-Encoding": "br" };
  const started = performance.now();
  const { status } = await (name === "new lead"
    ? sendLead(base, headers)
    : rawRequest(`${base}${name === "directory" ? vendorsPath({}) : "/"}`, { headers }));
  return status >= 200 && status < 300 ? performance.now() - started : Number.POSITIVE_INFINITY;
}

function sendLead(base: string, headers: Record<string, string>) {
  const { key, body } = freshBodies.lead();
  return rawRequest(`${base}/api/leads`, {
    method: "POST",
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      "Idempotency-Key": key,
    },
    body,
  });
}

import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import path from "node:path";
import type { ProfileOrder } from "./profile-hook.ts";

type Share = { where: string; share: number };
export type Profile = { name: string; file: string; idle: number; places: Share[]; functions: Share[] };

export const hook = new URL("profile-hook.ts", import.meta.url).href;

export async function profileDuring(
  product: ChildProcess,
  name: string,
  folder: string,
  load: () => Promise<unknown>,
): Promise<Profile> {
  const file = path.join(folder, `${name.replaceAll(" ", "-")}.cpuprofile`);
  await sendOrder(product, "start");
  await load();
  await sendOrder(product, { writeTo: file });
  return summarise(name, file);
}

async function sendOrder(product: ChildProcess, what: ProfileOrder): Promise<void> {
  const done = once(product, "message", { signal: AbortSignal.timeout(30_000) });
  product.send(what);
  await done;
}

/** Self time by package and by function, as a share of busy time. */
function summarise(name: string, file: string): Profile {
  const { nodes, samples = [], timeDeltas = [] } = JSON.parse(readFileSync(file, "utf8")) as Profiler.Profile;
  const frames = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const places = new Map<string, number>();
  const functions = new Map<string, number>();
  let idle = 0;
  let worked = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const time = timeDeltas[index] ?? 0;
    if (!frame || frame.functionName === "(idle)") {
      idle += time;
      continue;
    }
    worked += time;
    const place = placeOf(frame);
    places.set(place, (places.get(place) ?? 0) + time);
    const line = `${frame.functionName || "(anonymous)"}  ${place}:${frame.lineNumber + 1}`;
    functions.set(line, (functions.get(line) ?? 0) + time);
  }
  return {
    name,
    file,
    idle: idle / (idle + worked),
    places: largest(places, worked, 14),
    functions: largest(functions, worked, 22),
  };
}

function placeOf({ url, functionName }: { url: string; functionName: string }): string {
  if (functionName.startsWith("(")) return functionName;
  const dependency = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules\/)/.exec(url)?.[1];
  if (dependency) return dependency;
  if (url.startsWith("node:")) return url.replace(/^node:internal\/([^/]+)\/.*/, "node:$1");
  return url === "" ? "native" : path.basename(url);
}

function largest(times: Map<string, number>, whole: number, count: number): Share[] {
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([where, time]) => ({ where, share: time / whole }));
}

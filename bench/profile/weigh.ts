import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What a process weighs, in bytes: what it holds once nothing is left to be thrown away, and what the system gave it. */
export type Weight = { held: number; resident: number };

/** Throws away what nobody holds, and weighs this process. */
export function weigh(): Weight {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

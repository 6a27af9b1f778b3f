import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes after garbage collection, and resident. */
export type MemoryUse = { held: number; resident: number };

export function measureMemory(): MemoryUse {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

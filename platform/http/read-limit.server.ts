import { AppError } from "#platform/errors.ts";
import { limits, limitsAreOn } from "./limits.server.ts";
import { limitRefusals } from "./metrics.server.ts";

/** More than any real crowd; beyond it an attacker's addresses would only fill the memory, so counting begins anew. */
const maxAddresses = 100_000;

const { points, seconds } = limits.site;
const counts = new Map<string, number>();
let windowEnd = 0;

/**
 * Counts a request that only reads, in this process alone: n processes together let through n times as many.
 * @returns the seconds to wait, 0 if the address is within its limit
 */
export function countRead(address: string): number {
  if (!limitsAreOn()) return 0;
  const now = performance.now();
  if (now >= windowEnd || counts.size >= maxAddresses) {
    counts.clear();
    windowEnd = now + seconds * 1000;
  }
  const count = (counts.get(address) ?? 0) + 1;
  counts.set(address, count);
  return count > points ? Math.max(1, Math.ceil((windowEnd - now) / 1000)) : 0;
}

/** The same. @throws AppError rate_limited, with the seconds to wait */
export function limitRead(address: string): void {
  const retryAfter = countRead(address);
  if (retryAfter === 0) return;
  limitRefusals.inc({ limit: "site" });
  throw new AppError("rate_limited", { retryAfter });
}

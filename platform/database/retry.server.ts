import { setTimeout as pause } from "node:timers/promises";

const retryableCodes = new Set(["40001", "40P01"]);

/** Milliseconds before the retry, up to twice as long at random. */
const pauseMs = 50;

/**
 * Retries once after a serialization failure or a deadlock. The transaction must have no other side effects. The pause lets the
 * other transaction take the locks that it waited for: a retry without one can take them first, and both block each other again.
 */
export async function retryOnce<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    await pause(pauseMs * (1 + Math.random()));
    return transaction();
  }
}

function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === "string" && retryableCodes.has(code)) || isRetryable(error.cause);
}

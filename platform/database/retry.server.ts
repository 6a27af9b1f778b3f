const retryableCodes = new Set(["40001", "40P01"]);

/** Retries once after a serialization failure or a deadlock. The transaction must have no other side effects. */
export async function retryOnce<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return transaction();
  }
}

function isRetryable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === "string" && retryableCodes.has(code)) || isRetryable(error.cause);
}

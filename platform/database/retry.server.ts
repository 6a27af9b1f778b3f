/** PostgreSQL undid the transaction for the sake of another: serialization failure, deadlock. */
const undone = new Set(["40001", "40P01"]);

/** Runs a transaction, and once more where PostgreSQL undid it for the sake of another. It must do nothing outside of the database. */
export async function retryOnce<T>(transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (!wasUndone(error)) throw error;
    return transaction();
  }
}

function wasUndone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: unknown };
  return (typeof code === "string" && undone.has(code)) || wasUndone(error.cause);
}

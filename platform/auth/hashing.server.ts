import { AppError } from "#platform/errors.ts";
import { KeyedSemaphore } from "#platform/keyed-semaphore.ts";

/**
 * A password's hash takes a thread for a tenth of a second, and Node has four threads, which also compress pages. So few are
 * made at once, and few requests wait for their turn: a crowd that signs in holds a third of the site's places, not all.
 */
const places = new KeyedSemaphore({ maxActive: 3, maxWaiting: 18, timeout: 3_000 });

/**
 * Does what hashes a password, in its turn.
 * @param whose browsers that have signed in to the account before do not wait behind a crowd of strangers
 * @throws AppError unavailable where too many wait
 */
export async function inHashingPlace<T>(whose: "anybody" | "known", hash: () => Promise<T>): Promise<T> {
  const release = await places.acquire(whose);
  if (!release) throw new AppError("unavailable", { retryAfter: 2 });
  try {
    return await hash();
  } finally {
    release();
  }
}

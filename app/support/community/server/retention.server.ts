import { and, isNotNull, lt, ne } from "drizzle-orm";
import { eraseAll, inBatches } from "#platform/database/erase.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { communityPost } from "../schema.server.ts";

/**
 * What nobody can read goes after the promised months. What stands on the board was written for everybody and stays, but
 * no longer tells which browser it came from: who was known by it is looked at anew.
 */
export async function forgetOldPosts(before: Date, signal: AbortSignal): Promise<void> {
  const old = lt(communityPost.createdAt, before);
  await eraseAll(communityPost, and(old, ne(communityPost.status, "visible")), signal);
  await inBatches(communityPost, and(old, isNotNull(communityPost.device)), signal, (some) =>
    db().update(communityPost).set({ device: null }).where(some),
  );
}

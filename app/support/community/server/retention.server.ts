import { and, isNotNull, lt, ne } from "drizzle-orm";
import { deleteInBatches, processInBatches } from "#platform/database/delete-in-batches.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { communityPost } from "../schema.server.ts";

/**
 * Deletes posts that are not visible. Visible ones stay but lose their device fingerprint, so their author's next post
 * is reviewed again.
 */
export async function deleteOldPosts(before: Date, signal: AbortSignal): Promise<void> {
  const old = lt(communityPost.createdAt, before);
  await deleteInBatches(communityPost, and(old, ne(communityPost.status, "visible")), signal);
  await processInBatches(communityPost, and(old, isNotNull(communityPost.device)), signal, (some) =>
    db().update(communityPost).set({ device: null }).where(some),
  );
}

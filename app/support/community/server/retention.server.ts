import { and, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { deleteInBatches, processInBatches } from "#platform/database/delete-in-batches.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { communityFollow, communityPost } from "../schema.server.ts";

/** How long an address waits for its confirmation, and a stopped letter's link still says so; in milliseconds. */
const unusedFollowMs = 30 * 86_400_000;

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

/** Deletes addresses for letters about replies: what was not confirmed or was stopped after 30 days, the rest like a post. */
export async function deleteOldFollows(now: Date, before: Date, signal: AbortSignal): Promise<void> {
  const { createdAt, confirmedAt, stoppedAt } = communityFollow;
  const monthAgo = new Date(now.getTime() - unusedFollowMs);
  const isUnused = and(isNull(confirmedAt), lt(createdAt, monthAgo));
  const isOver = or(isUnused, lt(stoppedAt, monthAgo), lt(createdAt, before));
  await deleteInBatches(communityFollow, isOver, signal);
}

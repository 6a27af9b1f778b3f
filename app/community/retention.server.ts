import { and, isNotNull, lt, ne } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { communityPost } from "./table.server.ts";

/**
 * What nobody can read goes after the promised months. What stands on the board was written for everybody and stays, but
 * no longer tells which browser it came from: who was known by it is looked at anew.
 */
export async function forgetOldPosts(before: Date): Promise<void> {
  const old = lt(communityPost.createdAt, before);
  await db()
    .delete(communityPost)
    .where(and(old, ne(communityPost.status, "visible")));
  await db()
    .update(communityPost)
    .set({ device: null })
    .where(and(old, isNotNull(communityPost.device)));
}

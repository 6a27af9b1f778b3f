import { inArray } from "drizzle-orm";
import { forgetWordsOf } from "#app/marketplace/moderation/public.server.ts";
import { idsOf, personalRecords } from "#platform/security/personal-data.server.ts";
import { communityPost } from "../schema.server.ts";

/** The board knows no accounts: found is only what bears the person's address or number in its words. */
export const personalPosts = personalRecords({
  table: communityPost,
  texts: [communityPost.author, communityPost.title, communityPost.content],
  about: ({ title, content }) => title || content.slice(0, 60),
  news: ["post_held"],
  subject: "community_post",
  calls: ["POST /api/community/post"],
  async erase(ctx, held) {
    const ids = idsOf(held);
    await forgetWordsOf(ctx, "post", ids);
    // What others answered is theirs: under a post that is gone their replies stand for themselves no more, so its place
    // is kept, with nothing in it.
    const answered = await ctx.db
      .selectDistinct({ id: communityPost.topicId })
      .from(communityPost)
      .where(inArray(communityPost.topicId, ids));
    const kept = answered.flatMap(({ id }) => id ?? []);
    await ctx.db
      .update(communityPost)
      .set({ author: "—", title: "—", content: "—", device: null, links: false, reason: "" })
      .where(inArray(communityPost.id, kept));
    const gone = ids.filter((id) => !kept.includes(id));
    await ctx.db.delete(communityPost).where(inArray(communityPost.id, gone));
  },
});

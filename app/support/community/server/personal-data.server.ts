import { inArray } from "drizzle-orm";
import { eraseReportedText } from "#app/marketplace/moderation/public.server.ts";
import { changeLetterFacts } from "#app/staff/outbox/public.server.ts";
import { idsOf, personalRecords } from "#platform/security/personal-data.server.ts";
import { communityFollow, communityPost, postMayHoldContact } from "../schema.server.ts";
import { lockConversation, placeRemovedPost } from "./follow/conversation.server.ts";
import { repliesKey } from "./follow/follow.server.ts";
import { noWords } from "./remove.server.ts";

/** Without accounts, only posts that contain the person's contact are found. */
export const personalPosts = personalRecords({
  table: communityPost,
  texts: [communityPost.author, communityPost.title, communityPost.content],
  contactIndex: postMayHoldContact,
  about: ({ title, content }) => title || content.slice(0, 60),
  news: ["post_held"],
  subject: "community_post",
  calls: ["POST /api/community/post"],
  async erase(ctx, records) {
    const ids = idsOf(records);
    await eraseReportedText(ctx, "post", ids);
    // Letters to others that name the conversation.
    await changeLetterFacts(ctx, ids.map(repliesKey), { subject: noWords.title });
    // Replies belong to others: a post with replies is blanked instead of deleted.
    const answered = await ctx.db
      .selectDistinct({ id: communityPost.topicId })
      .from(communityPost)
      .where(inArray(communityPost.topicId, ids));
    const repliedIds = answered.flatMap(({ id }) => id ?? []);
    await ctx.db
      .update(communityPost)
      .set({ ...noWords, device: null, secretHash: null, reason: "" })
      .where(inArray(communityPost.id, repliedIds));
    const deletableIds = ids.filter((id) => !repliedIds.includes(id));
    await ctx.db.delete(communityPost).where(inArray(communityPost.id, deletableIds));
    const topicIds = new Set(records.flatMap(({ data }) => (data.topicId as number | null) ?? []));
    for (const topicId of topicIds) {
      await lockConversation(ctx.db, topicId, "no key update");
      await placeRemovedPost(ctx.db, topicId);
    }
  },
});

/** Found by its address alone: nobody else may learn who follows what. */
export const personalFollows = personalRecords({
  table: communityFollow,
  emails: [communityFollow.email],
  about: ({ topicId }) => `${topicId}`,
});

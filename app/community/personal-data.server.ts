import { desc, inArray } from "drizzle-orm";
import { forgetWordsOf } from "#app/moderation/personal-data.server.ts";
import { copyOf, idsOf, type PersonalData, standsIn } from "#platform/personal-data.server.ts";
import { communityPost, postColumns } from "./table.server.ts";

/** The board knows no accounts: found is only what bears the person's address or number in its words. */
export const personalPosts: PersonalData = {
  tables: [communityPost],
  news: ({ id }) => [["post_held", Number(id)]],
  subject: "community_post",
  calls: ["POST /api/community/post"],
  async find({ db }, person) {
    const { author, title, content } = communityPost;
    const rows = await db
      .select(postColumns)
      .from(communityPost)
      .where(standsIn(person, { texts: [author, title, content] }))
      .orderBy(desc(communityPost.id));
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.title || row.content.slice(0, 60),
      data: copyOf(row),
    }));
  },
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
};

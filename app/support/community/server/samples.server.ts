import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import { communityPost } from "../schema.server.ts";
import { newPlace } from "./create.server.ts";
import samples from "./samples.json" with { type: "json" };

const written = z.object({
  author: z.string(),
  locale: z.enum(["en", "es"]),
  hoursAgo: z.number(),
  content: z.string(),
});
const sample = written.extend({
  title: z.string(),
  /** A first post that nobody has looked at yet. */
  waiting: z.boolean().default(false),
  replies: z.array(written),
});
type Sample = z.infer<typeof sample>;
type Written = z.infer<typeof written>;

const hour = 3_600_000;

/**
 * Conversations of people nobody knows, each marked as a sample.
 * @returns how many posts and replies were written; none where there are posts
 */
export async function fillCommunity(now: Date): Promise<number> {
  if ((await db().$count(communityPost)) > 0) return 0;
  const topics = z.array(sample).parse(samples);
  // In the order in which it was said, so that ids and places agree with the dates, as they do in life.
  const said = topics
    .flatMap((topic) => [{ one: topic, topic }, ...topic.replies.map((one) => ({ one, topic }))])
    .sort((one, other) => other.one.hoursAgo - one.one.hoursAgo);
  return db().transaction(async (tx) => {
    const ids = new Map<Sample, number>();
    for (const { one, topic } of said) {
      const begins = one === topic;
      const subject = begins
        ? { title: topic.title, ...standingOf(topic) }
        : { topicId: ids.get(topic) ?? null };
      const [row] = await tx
        .insert(communityPost)
        .values({ ...rowOf(one, now), ...subject })
        .returning({ id: communityPost.id });
      if (begins && row) ids.set(topic, row.id);
    }
    return said.length;
  });
}

function rowOf({ author, locale, hoursAgo, content }: Written, now: Date) {
  const createdAt = new Date(now.getTime() - hoursAgo * hour);
  return {
    ...{ author, locale, content, createdAt },
    title: "",
    status: "visible" as const,
    place: newPlace,
    isSample: true,
  };
}

function standingOf({ waiting }: Sample) {
  return waiting ? { status: "held" as const, heldReason: "first" as const, place: null } : {};
}

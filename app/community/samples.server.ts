import { sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import samples from "./samples.json" with { type: "json" };
import { communityPost } from "./table.server.ts";

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
  const told = z
    .array(sample)
    .parse(samples)
    // So that places and dates agree, as they do in life.
    .sort((one, other) => other.hoursAgo - one.hoursAgo);
  const said = told.flatMap((topic) => [topic, ...topic.replies]);
  const places = new Map(
    said.toSorted((one, other) => other.hoursAgo - one.hoursAgo).map((one, index) => [one, index + 1]),
  );
  return db().transaction(async (tx) => {
    const row = (one: Written) => rowOf(one, places.get(one) ?? 0, now);
    const topics = await tx
      .insert(communityPost)
      .values(told.map((topic) => ({ ...row(topic), title: topic.title, ...standingOf(topic) })))
      .returning({ id: communityPost.id });
    const replies = told.flatMap(({ replies }, index) =>
      replies.map((reply) => ({ ...row(reply), topicId: topics[index]?.id ?? null })),
    );
    await tx.insert(communityPost).values(replies);
    // The next post comes after them all.
    await tx.execute(sql`select setval('community_place', ${said.length})`);
    return said.length;
  });
}

function rowOf({ author, locale, hoursAgo, content }: Written, place: number, now: Date) {
  const createdAt = new Date(now.getTime() - hoursAgo * hour);
  return { author, locale, content, title: "", place, createdAt, status: "visible" as const, isSample: true };
}

function standingOf({ waiting }: Sample) {
  return waiting ? { status: "held" as const, heldReason: "first" as const, place: null } : {};
}

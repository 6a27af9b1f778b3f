import { z } from "zod";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { db } from "#platform/database/pool.server.ts";
import { communityPost } from "../schema.server.ts";
import { topics } from "../values.ts";
import { newPlace } from "./create.server.ts";
import samples from "./samples.json" with { type: "json" };

const entry = z.object({
  author: z.string(),
  locale: z.enum(["en", "es"]),
  hoursAgo: z.number(),
  /** A reply by staff. */
  team: z.boolean().default(false),
  content: z.string(),
});
const sample = entry.extend({
  title: z.string(),
  topic: z.enum(topics),
  town: z.enum(locations).optional(),
  waiting: z.boolean().default(false),
  replies: z.array(entry),
});
type Sample = z.infer<typeof sample>;
type Entry = z.infer<typeof entry>;

const hour = 3_600_000;

/** @returns the number of rows written; 0 if there are posts already */
export async function seedCommunity(now: Date): Promise<number> {
  if ((await db().$count(communityPost)) > 0) return 0;
  const conversations = z.array(sample).parse(samples);
  // Chronological, so that ids and positions agree with the dates.
  const entries = conversations
    .flatMap((topic) => [{ one: topic, topic }, ...topic.replies.map((one) => ({ one, topic }))])
    .sort((one, other) => other.one.hoursAgo - one.one.hoursAgo);
  return db().transaction(async (tx) => {
    const ids = new Map<Sample, number>();
    for (const { one, topic } of entries) {
      const isTopic = one === topic;
      const subject = isTopic
        ? { title: topic.title, topic: topic.topic, town: topic.town ?? null, ...statusOf(topic) }
        : { topicId: ids.get(topic) ?? null };
      const [row] = await tx
        .insert(communityPost)
        .values({ ...rowOf(one, now), ...subject })
        .returning({ id: communityPost.id });
      if (isTopic && row) ids.set(topic, row.id);
    }
    return entries.length;
  });
}

function rowOf({ author, locale, hoursAgo, team, content }: Entry, now: Date) {
  const createdAt = new Date(now.getTime() - hoursAgo * hour);
  return {
    ...{ author, locale, content, createdAt },
    title: "",
    status: "visible" as const,
    place: newPlace,
    byTeam: team,
    isSample: true,
  };
}

function statusOf({ waiting }: Sample) {
  return waiting ? { status: "held" as const, heldReason: "first" as const, place: null } : {};
}

import { inArray, sql } from "drizzle-orm";
import type { PeoplePart } from "#app/staff/people/people-part.ts";
import { communityPost, postColumns } from "../schema.server.ts";

/** A post belongs to somebody only if it holds an address or a number. */
export const peopleOfPosts: PeoplePart = {
  kind: "community_post",
  letters: [],
  async facts({ db }, ids) {
    const rows = await db
      .select(postColumns)
      .from(communityPost)
      .where(inArray(communityPost.id, [...ids]));
    return rows
      .filter(({ byTeam, removedAt }) => !byTeam && removedAt === null)
      .map(({ id, author, locale, createdAt: at, town, title, content }) => ({
        ...{ id, name: author, locale, at, town: town ?? "" },
        ...{ emails: [], texts: [author, title, content] },
      }));
  },
  timeline: [
    {
      name: "community_post",
      moments: (records) =>
        sql`select id as record, created_at as at, id from ${communityPost} where id = any(${records})`,
      async read({ db }, ids) {
        const rows = await db
          .select(postColumns)
          .from(communityPost)
          .where(inArray(communityPost.id, [...ids]));
        return rows.map((row) => ({
          ...{ id: row.id, what: "community_post", side: "person", by: row.author, title: row.title },
          ...{ words: row.content, language: row.locale, to: row.status },
        }));
      },
    },
  ],
  open: async () => [],
};

import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { plainWords } from "#app/marketplace/vendors/search-words.ts";
import { type Ctx, poolsOf } from "#platform/database/pool.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { type Board, type boardQuery, type PublicPost, postsPerPage } from "../contract.ts";
import { maxFound, topics } from "../values.ts";

/** Counts at most 100 replies, to bound the cost. */
export const publicColumns = `post.id, post.author as "userId", post.title, post.content, post.created_at as "createdAt",
  post.locale as language, post.topic, post.town, post.removed_at is not null as removed, post.by_team as "byTeam", post.links, post.is_sample as "isSample",
  (select count(*)::int from (select from community_post as reply
    where reply.topic_id = post.id and reply.status = 'visible' limit 100) as counted) as replies`;

const onBoard = "topic_id is null and status = 'visible'";

/** One statement, so that count and posts are consistent. */
const pageStatement = {
  name: "community page",
  text: `select (select coalesce(sum(count), 0)::int from community_count where level = 3) as total, ${publicColumns}
    from (values (1)) as once left join community_places($1, ${postsPerPage}) as page (place) on true
    left join community_post as post on post.place = page.place
    order by page.place desc`,
};

/** A post's row by `publicColumns`, as the driver returns it. */
export type BoardPost = Omit<PublicPost, "id" | "createdAt"> & { id: string; createdAt: Date | string };

type BoardFilter = Pick<z.output<typeof boardQuery>, "topic" | "town" | "language">;

type BoardRow = { total: number } & (BoardPost | { [K in keyof BoardPost]: null });

/**
 * One page of the board, newest first. Without a search, the cost depends neither on the page nor on the number of
 * posts.
 */
export async function listBoard(ctx: Ctx, query: z.output<typeof boardQuery>): Promise<Board> {
  const { page, search, topic, town, language } = query;
  const skip = (page - 1) * postsPerPage;
  const isFiltered = topic !== undefined || town !== undefined || language !== undefined;
  const rows = search
    ? await searchRows(ctx, search, query, skip)
    : isFiltered
      ? await foundRows(ctx, filteredPlaces(query), skip)
      : await pageRows(ctx, skip);
  return {
    posts: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [toPublicPost(row)])),
    total: rows[0]?.total ?? 0,
  };
}

async function pageRows({ db }: Ctx, skip: number): Promise<BoardRow[]> {
  return (await poolsOf(db).pool.query<BoardRow>({ ...pageStatement, values: [skip] })).rows;
}

/**
 * The places of the newest `maxFound` posts that pass the filter. One ordered list of an index for each topic and language
 * that it leaves open, of each at most `maxFound` entries: the cost depends neither on the number of posts nor on how rare
 * the combination is.
 */
function filteredPlaces({ topic, town, language }: BoardFilter): SQL {
  const isInTown = town === undefined ? sql`true` : sql`town = ${town}`;
  return sql`select matching.place
    from unnest(${sql.param(topic ? [topic] : [...topics])}::text[]) as wanted (topic)
    cross join unnest(${sql.param(language ? [language] : [...locales])}::text[]) as spoken (locale)
    cross join lateral (select place from community_post
      where ${sql.raw(onBoard)} and topic = wanted.topic and locale = spoken.locale and ${isInTown}
      order by place desc limit ${maxFound}) as matching
    order by place desc limit ${maxFound}`;
}

/** All words must be in one post or one reply of the topic. */
async function searchRows(ctx: Ctx, search: string, filter: BoardFilter, skip: number): Promise<BoardRow[]> {
  const words = toSearchQuery(search);
  if (!words) return [];
  const { topic, town, language } = filter;
  const conditions = [
    ...(topic ? [sql`topic = ${topic}`] : []),
    ...(town ? [sql`town = ${town}`] : []),
    ...(language ? [sql`locale = ${language}`] : []),
    sql`id in (select coalesce(topic_id, id) from community_post where status = 'visible' and search @@ ${words})`,
  ];
  const found = sql`select place from community_post
    where ${sql.raw(onBoard)} and ${sql.join(conditions, sql` and `)} order by place desc limit ${maxFound}`;
  return foundRows(ctx, found, skip);
}

/** @param found SQL of the places, newest first */
async function foundRows({ db }: Ctx, found: SQL, skip: number): Promise<BoardRow[]> {
  const { rows } = await db.execute<BoardRow>(sql`
    with found as (${found}), page as (select place from found order by place desc limit ${postsPerPage} offset ${skip})
    select (select count(*)::int from found) as total, ${sql.raw(publicColumns)}
    from (values (1)) as once left join page on true left join community_post as post on post.place = page.place
    order by page.place desc`);
  return rows;
}

/** Query that requires each word as a prefix, or in another form of either language; null without words. */
export function toSearchQuery(search: string): SQL | null {
  const words = plainWords(search).slice(0, 8);
  if (words.length === 0) return null;
  // Safe to quote: `plainWords` returns letters and digits only.
  const each = words.map(
    (word) => sql`(to_tsquery('simple', ${`'${word}':*`}) || plainto_tsquery('english', ${word})
      || plainto_tsquery('spanish', ${word}))`,
  );
  return sql`(${sql.join(each, sql` && `)})`;
}

/** What everybody may read of a post, once its number and its time are converted. */
export function toPublicPost({ id, createdAt, ...post }: BoardPost): PublicPost {
  return { ...post, id: Number(id), createdAt: new Date(createdAt).toISOString() };
}

import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { plainWords } from "#app/marketplace/vendors/search-words.ts";
import { type Ctx, rawPool } from "#platform/database/pool.server.ts";
import { type Board, type boardQuery, type PublicPost, postsPerPage } from "../contract.ts";

/** As many as a search finds: the newest. Nobody reads on after a hundred pages, and to count all would cost more. */
const mostFound = 500;

/** What everybody reads of a post. Replies are counted to a hundred: one that everybody answers is not to be dearer. */
export const shownOfPost = `post.id, post.author, post.title, post.content, post.created_at, post.locale, post.by_team,
  post.links, post.is_sample, (select count(*)::int from (select from community_post as reply
    where reply.topic_id = post.id and reply.status = 'visible' limit 100) as counted) as replies`;

const onBoard = "topic_id is null and status = 'visible'";

/** `community_places` comes with the migration. Counts and posts are read at one moment. */
const pageStatement = {
  name: "community page",
  text: `select (select coalesce(sum(count), 0)::int from community_count where level = 3) as total, ${shownOfPost}
    from (values (1)) as once left join community_places($1, ${postsPerPage}) as page (place) on true
    left join community_post as post on post.place = page.place
    order by page.place desc`,
};

export type BoardPost = {
  id: string;
  author: string;
  title: string;
  content: string;
  created_at: Date | string;
  locale: PublicPost["language"];
  by_team: boolean;
  links: boolean;
  is_sample: boolean;
  replies: number;
};

/** A page that is empty still brings the total. */
type BoardRow = { total: number } & (BoardPost | { [K in keyof BoardPost]: null });

/** A page of the board, and how many posts there are in all; the cost does not grow with either. */
export async function listBoard(ctx: Ctx, { page, search }: z.output<typeof boardQuery>): Promise<Board> {
  const skip = (page - 1) * postsPerPage;
  const rows = search ? await foundRows(ctx, search, skip) : await pageRows(skip);
  return {
    posts: rows.flatMap((row) => (row.id === null ? [] : [publicPostOf(row)])),
    total: rows[0]?.total ?? 0,
  };
}

async function pageRows(skip: number): Promise<BoardRow[]> {
  return (await rawPool().query<BoardRow>({ ...pageStatement, values: [skip] })).rows;
}

/** Conversations in which all the words are said, each by the same person, in the post or in a reply. */
async function foundRows({ db }: Ctx, search: string, skip: number): Promise<BoardRow[]> {
  const words = wordsOf(search);
  if (!words) return [];
  const { rows } = await db.execute<BoardRow>(sql`
    with found as (select place from community_post where ${sql.raw(onBoard)} and id in (
        select coalesce(topic_id, id) from community_post where status = 'visible' and search @@ ${words})
      order by place desc limit ${mostFound}),
    page as (select place from found order by place desc limit ${postsPerPage} offset ${skip})
    select (select count(*)::int from found) as total, ${sql.raw(shownOfPost)}
    from (values (1)) as once left join page on true left join community_post as post on post.place = page.place
    order by page.place desc`);
  return rows;
}

/**
 * What was typed as a query of the searched words: every word, as the beginning of one or as another form of it in either
 * language. Null where no word was typed.
 */
export function wordsOf(search: string): SQL | null {
  const words = plainWords(search).slice(0, 8);
  if (words.length === 0) return null;
  // Only letters and digits ever come here.
  const each = words.map(
    (word) => sql`(to_tsquery('simple', ${`'${word}':*`}) || plainto_tsquery('english', ${word})
      || plainto_tsquery('spanish', ${word}))`,
  );
  return sql`(${sql.join(each, sql` && `)})`;
}

export function publicPostOf(row: BoardPost): PublicPost {
  return {
    id: Number(row.id),
    userId: row.author,
    title: row.title,
    content: row.content,
    createdAt: new Date(row.created_at).toISOString(),
    language: row.locale,
    byTeam: row.by_team,
    links: row.links,
    isSample: row.is_sample,
    replies: row.replies,
  };
}

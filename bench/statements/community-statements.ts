import type pg from "pg";

/** The product's query (app/support/community/server/board.server.ts). */
export async function readBoardPage(pool: pg.Pool, page: number): Promise<string> {
  const { rows } = await pool.query({
    name: "board page",
    text: `select (select coalesce(sum(count), 0)::int from community_count where level = 3) as total, post.id, post.author,
        post.title, post.content, post.created_at, post.locale, post.topic, post.town, post.removed_at is not null as removed,
        post.by_team, post.links, post.is_sample,
        (select count(*)::int from (select from community_post as reply
          where reply.topic_id = post.id and reply.status = 'visible' limit 100) as counted) as replies
      from community_places($1, 5) as page (place) join community_post as post on post.place = page.place
      order by page.place desc`,
    values: [(page - 1) * 5],
  });
  return JSON.stringify(rows);
}

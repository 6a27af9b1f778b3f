import type pg from "pg";

/** A page of the board the plain way: what stands before it is read and passed over, and all is counted. */
export async function readBoardPage(pool: pg.Pool, page: number): Promise<string> {
  const shown = "topic_id is null and status = 'visible'";
  const { rows } = await pool.query({
    name: "board page",
    text: `select (select count(*) from community_post where ${shown}) as total, id, author, title, content, created_at
      from community_post where ${shown} order by place desc limit 5 offset $1`,
    values: [(page - 1) * 5],
  });
  return JSON.stringify(rows);
}

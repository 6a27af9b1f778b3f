import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { query } from "../../../../tests/support/query.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Board, ManagedPost, PostReceipt, PublicPost } from "../contract.ts";
import { communityPost } from "../schema.server.ts";
import { maxFound, topics } from "../values.ts";
import { listBoard } from "./board.server.ts";

const site = openSite();

const post = (more: object) => {
  const body = { userId: "The team", title: "A question", content: "Where?", language: "en", ...more };
  return site.send("POST", "/api/community/post", { body, staff: true });
};
const posted = async (more: object) => ((await (await post(more)).json()) as PostReceipt).id;
const board = async (filter: string) =>
  (await (await site.send("GET", `/api/community/all?${filter}`)).json()) as Board;
const found = async (filter: string) => (await board(filter)).posts.map(({ id }) => id);

test("a post has a topic and perhaps a town; topic, town and language filter, alone, together and with a search", async () => {
  const rent = await posted({ topic: "housing", town: "Sosúa", content: "What did your lease not say?" });
  const buy = await posted({ topic: "housing", language: "es", content: "¿Qué preguntaron al comprar?" });
  const clinic = await posted({ topic: "health", town: "Sosúa", language: "es", content: "¿Qué clínica?" });
  const plain = await posted({ content: "Who else reads this?" });
  const reply = await posted({ replyTo: rent, content: "Nothing about the cistern." });
  expect(await found("topic=housing")).toEqual([buy, rent]);
  expect(await found("topic=other")).toEqual([plain]);
  expect(await found(`town=${encodeURIComponent("Sosúa")}`)).toEqual([clinic, rent]);
  expect(await found("language=es")).toEqual([clinic, buy]);
  expect(await found("topic=housing&language=es")).toEqual([buy]);
  expect(await found(`topic=housing&town=${encodeURIComponent("Sosúa")}&language=en`)).toEqual([rent]);
  expect(await board("topic=money")).toEqual({ posts: [], total: 0 });
  // A search finds a conversation by its reply, and filters it by its post.
  expect(await found("search=cistern&topic=housing")).toEqual([rent]);
  expect(await found("search=cistern&topic=health")).toEqual([]);
  const all = await board("page=1");
  const subjects = all.posts.map(({ id, topic, town }: PublicPost) => [id, topic, town]);
  expect(subjects).toEqual([
    [plain, "other", null],
    [clinic, "health", "Sosúa"],
    [buy, "housing", null],
    [rent, "housing", "Sosúa"],
  ]);
  const managed = (await site.read(`/api/admin/community?post=${rent}`)) as ManagedPost[];
  expect(managed.map(({ id, topic, town }) => [id, topic, town])).toEqual([
    [reply, "housing", "Sosúa"],
    [rent, "housing", "Sosúa"],
  ]);
  for (const wrong of ["topic=gossip", "town=Paris", "language=fr"])
    expect((await site.send("GET", `/api/community/all?${wrong}`)).status, wrong).toBe(400);
});

test("a filtered page: its posts in order, and as many counted as are found, but the newest 500", async () => {
  await db().delete(communityPost);
  await fill(20_000);
  const filters = [
    { topic: "housing" },
    { town: "Sosúa" },
    { language: "es" },
    { topic: "health", language: "es" },
    { town: "Cabarete", language: "en" },
    { topic: "money", town: "Sosúa" },
    { topic: "money", town: "Sosúa", language: "es" },
  ] as const;
  for (const filter of filters) {
    const expected = await plainly(filter);
    const lastPage = Math.max(1, Math.ceil(expected.length / 5));
    for (const page of [1, 2, lastPage, lastPage + 1]) {
      const { posts, total } = await read(filter, page);
      const shown = [total, ...posts.map(({ id }) => id)];
      const said = `${JSON.stringify(filter)}, page ${page}`;
      expect(shown, said).toEqual([expected.length, ...expected.slice(5 * page - 5, 5 * page)]);
    }
  }
  expect((await read({ topic: "housing" }, 1)).total).toBe(maxFound);
}, 60_000);

test("no filter reads all posts, however rare what it asks for is", async () => {
  await db().delete(communityPost);
  await fill(20_000);
  for (const filter of [
    { language: "es" },
    { topic: "housing" },
    { town: "Samaná" },
    { town: "Sosúa" },
  ] as const) {
    const before = await rowsRead();
    await read(filter, 1);
    const rows = (await rowsRead()) - before;
    // Of each topic and language at most 500 entries of an index, and the shown posts.
    expect(rows, JSON.stringify(filter)).toBeLessThan(topics.length * maxFound + 200);
  }
}, 60_000);

type Filter = Partial<Pick<PublicPost, "topic" | "language">> & { town?: string };
const ctx = (): Ctx => ({ db: db(), actor: { kind: "visitor" }, locale: "en", now: new Date() });
const read = (filter: Filter, page: number) =>
  listBoard(ctx(), { page, ...filter } as Parameters<typeof listBoard>[1]);

/** Most posts are English and about housing; none is about Samaná. */
async function fill(count: number): Promise<void> {
  // By a connection of its own: so many at once take longer than any request may.
  await query(
    site.url(),
    `insert into community_post (place, author, title, content, locale, topic, town, status, created_at)
     select nextval('community_place'), 'N', 'T', 'c', case when n % 50 = 0 then 'es' else 'en' end,
       case when n % 7 = 0 then 'health' when n % 1100 = 1 then 'money' else 'housing' end,
       case when n % 3 = 0 then 'Cabarete' when n % 3 = 1 then 'Sosúa' end, 'visible', now()
     from generate_series(1, ${count}) n`,
  );
  await db().execute(sql`vacuum analyze community_post`);
}

/** The same by the plain way, which reads everything. */
async function plainly({ topic, town, language }: Filter): Promise<number[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from community_post where topic_id is null and status = 'visible'
      and (${topic ?? null}::text is null or topic = ${topic ?? null})
      and (${town ?? null}::text is null or town = ${town ?? null})
      and (${language ?? null}::text is null or locale = ${language ?? null})
    order by place desc limit ${maxFound}`);
  return rows.map(({ id }) => Number(id));
}

/** How many entries of the board's indexes and rows of its table were read so far, by all connections. */
async function rowsRead(): Promise<number> {
  // A connection tells its figures when it is idle; each of the pool's is asked to.
  await Promise.all(Array.from({ length: 16 }, () => db().execute(sql`select pg_stat_force_next_flush()`)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { rows } = await db().execute<{ read: number }>(sql`
    select (select coalesce(sum(idx_tup_read), 0) from pg_stat_user_indexes where relname = 'community_post')::int
      + (select seq_tup_read from pg_stat_user_tables where relname = 'community_post')::int as read`);
  return rows[0]?.read ?? 0;
}

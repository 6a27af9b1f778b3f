import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { type Ctx, type Db, db } from "#platform/database/pool.server.ts";
import { enforceLimits, limits } from "#platform/http/limits.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import { type PostReceipt, postsPerPage } from "../contract.ts";
import { communityPost } from "../schema.server.ts";
import { listBoard } from "./board.server.ts";
import { lockDevice, newPlace } from "./create.server.ts";
import { decidePost } from "./moderate.server.ts";

const site = openSite();
let made = 0;

const post = (more: object) => {
  made += 1;
  const body = { userId: "Marsha W.", content: `Where do families meet? (${made})`, ...more };
  return site.send("POST", "/api/community/post", { body });
};
const decide = (id: number, status: string, reason = "") =>
  site.send("PATCH", `/api/admin/community/${id}`, { body: { status, reason }, staff: true });

/** A post on the board, of a browser that may write there from now on. */
async function onBoard() {
  made += 1;
  const device = `device-of-a-browser-${made}-${Math.random().toString(36).slice(2, 12)}`;
  const { id } = (await (await post({ title: "A question", device })).json()) as PostReceipt;
  expect((await decide(id, "visible")).status).toBe(200);
  const [row] = await db().select().from(communityPost).where(eq(communityPost.id, id));
  return { id, device, print: row?.device ?? "" };
}

/** What somebody does while a colleague is hiding a post: it waits for that, and what comes of it. */
async function whileHidden(hide: (tx: Db) => Promise<unknown>, act: () => Promise<Response>) {
  let late = Promise.resolve(new Response());
  await db().transaction(async (tx) => {
    await hide(tx);
    late = act();
    await waitingForLock();
  });
  return late;
}

const hidden = (tx: Db, id: number) =>
  tx.update(communityPost).set({ status: "hidden" }).where(eq(communityPost.id, id));

test("no reply is kept under a topic that is being hidden", async () => {
  const { id } = await onBoard();
  const answer = await whileHidden(
    (tx) => hidden(tx, id),
    () => post({ replyTo: id }),
  );
  expect(answer.status).toBe(404);
  expect(await db().$count(communityPost, eq(communityPost.topicId, id))).toBe(0);
});

test("the next post of an author who is being hidden is held for a look", async () => {
  const { id, device, print } = await onBoard();
  const answer = await whileHidden(
    async (tx) => {
      await lockDevice(tx, print);
      await hidden(tx, id);
    },
    () => post({ title: "Another question", device }),
  );
  expect(await answer.json()).toMatchObject({ held: true });
});

test("who hides a post waits for what its author is posting, and of many at once none goes up after it", async () => {
  const { id, device, print } = await onBoard();
  const answer = await whileHidden(
    (tx) => lockDevice(tx, print),
    () => decide(id, "hidden", "Spam."),
  );
  expect(answer.status).toBe(200);
  const next = await Promise.all(Array.from({ length: 8 }, () => post({ title: "More", device })));
  const held = await Promise.all(next.map(async (one) => ((await one.json()) as PostReceipt).held));
  expect(held).toEqual(Array.from({ length: 8 }, () => true));
});

test("of many posts and replies at once from one address one passes, and the rest hear when to come back", async () => {
  const send = (body: object, address = "203.0.113.9") =>
    site.send("POST", "/api/community/post", {
      body: { userId: "N", ...body },
      headers: { "X-Forwarded-For": address },
    });
  enforceLimits(true);
  onTestFinished(() => enforceLimits(false));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => send({ title: "T", content: `c ${n}` })),
  );
  expect(answers.filter(({ status }) => status === 201).length).toBe(limits.community.points);
  const refused = answers.find(({ status }) => status === 429);
  const wait = Number(refused?.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15);
  expect(await refused?.json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts\. Please try again in (a second|\d+ seconds)\.$/),
  });
  expect((await send({ content: "c", replyTo: 1 })).status).toBe(429);
  expect((await send({ title: "T", content: "c 99" }, "203.0.113.10")).status).toBe(201);
});

const staff = { kind: "staff", id: "1", name: "Ana", email: "ana@example.com", role: "owner" } as const;
const ctx = (): Ctx => ({ db: db(), actor: staff, locale: "en", now: new Date() });
const row = {
  author: "N",
  title: "T",
  content: "c",
  locale: "en" as const,
  createdAt: new Date("2026-11-20T12:00:00Z"),
};

/** Every post of every page, in the order in which somebody who turns the pages meets them. */
async function walked(): Promise<number[]> {
  const { total } = await listBoard(ctx(), { page: 1, search: undefined });
  const pages = Math.ceil(total / postsPerPage);
  const shown: number[] = [];
  for (let page = 1; page <= pages + 1; page += 1) {
    const { posts, total: again } = await listBoard(ctx(), { page, search: undefined });
    expect(again).toBe(total);
    expect(posts.length).toBe(Math.max(0, Math.min(postsPerPage, total - (page - 1) * postsPerPage)));
    shown.push(...posts.map(({ id }) => id));
  }
  return shown;
}

/** The same by the plain way, which reads everything. */
async function standing(): Promise<number[]> {
  const rows = await db()
    .select({ id: communityPost.id })
    .from(communityPost)
    .where(sql`topic_id is null and status = 'visible'`)
    .orderBy(sql`place desc`);
  return rows.map(({ id }) => id);
}

/** How many places a count of each level covers. */
const countedPlaces = [100, 10_000, 1_000_000];

/** What the triggers have counted is what there is. */
async function expectCounted(): Promise<void> {
  for (const [index, covers] of countedPlaces.entries()) {
    const { rows } = await db().execute(sql`
      with told as (select part, count::int from community_count where level = ${index + 1} and count <> 0),
      true_ones as (select place / ${covers} as part, count(*)::int as count from community_post
        where topic_id is null and status = 'visible' group by 1)
      (select * from told except select * from true_ones) union all (select * from true_ones except select * from told)`);
    expect(rows, `level ${index + 1}`).toEqual([]);
  }
}

const visible = () => ({ ...row, status: "visible" as const, place: newPlace });

async function add(values: (typeof communityPost.$inferInsert)[] | ReturnType<typeof visible>[]) {
  const rows = await db().insert(communityPost).values(values).returning({ id: communityPost.id });
  return rows.map(({ id }) => id);
}

const step = fc.oneof(
  fc.record({ act: fc.constant("post" as const), many: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ act: fc.constant("hold" as const), many: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ act: fc.constant("reply" as const), many: fc.integer({ min: 1, max: 5 }) }),
  // Places that nobody got, as when transactions are undone: the counts then have gaps.
  fc.record({ act: fc.constant("skip" as const), many: fc.integer({ min: 1, max: 30_000 }) }),
  fc.record({ act: fc.constantFrom("hide", "show", "erase"), many: fc.nat() }),
);

test("turning the pages meets every visible post once, newest first, whatever was posted, hidden, put back or erased", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      await db().delete(communityPost);
      let ids: number[] = [];
      for (const { act, many } of steps) {
        const chosen = ids[many % (ids.length || 1)];
        if (act === "post") ids.push(...(await add(Array.from({ length: many }, visible))));
        else if (act === "skip")
          await db().execute(sql`select setval('community_place', nextval('community_place') + ${many})`);
        else if (act === "hold")
          ids.push(...(await add(Array.from({ length: many }, () => ({ ...row, status: "held" as const })))));
        else if (chosen === undefined) continue;
        else if (act === "reply")
          await add(Array.from({ length: many }, () => ({ ...visible(), topicId: chosen })));
        else if (act === "hide") await decidePost(ctx(), { id: chosen, status: "hidden", reason: "r" });
        else if (act === "show") await decidePost(ctx(), { id: chosen, status: "visible", reason: "" });
        else {
          await db().delete(communityPost).where(eq(communityPost.id, chosen));
          ids = ids.filter((id) => id !== chosen);
        }
      }
      const shown = await walked();
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(await standing());
      await expectCounted();
    }),
    { numRuns: 15 },
  );
}, 120_000);

test("many at once, some undone: the counts are right after them all", async () => {
  await db().delete(communityPost);
  const ids = await add(Array.from({ length: 40 }, visible));
  const decide = (id: number, status: "visible" | "hidden", fails: boolean): Promise<unknown> =>
    db()
      .transaction(async (tx) => {
        await decidePost({ ...ctx(), db: tx }, { id, status, reason: "r" });
        if (fails) throw new Error("undone");
      })
      .catch(() => undefined);
  const work: (() => PromiseLike<unknown>)[] = ids.flatMap((id, index) => [
    () => decide(id, "hidden", index % 5 === 0),
    () => decide(id, index % 3 === 0 ? "visible" : "hidden", index % 7 === 0),
    () => (index % 2 === 0 ? add([visible()]) : Promise.resolve()),
  ]);
  work.splice(20, 0, () => db().delete(communityPost).where(sql`id % 10 = 0`));
  // Eight at a time, each with the next piece of work.
  const lane = async (): Promise<void> => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(await walked()).toEqual(await standing());
  await expectCounted();
}, 60_000);

test("a page deep in many posts reads counts, not posts", async () => {
  await db().delete(communityPost);
  await db().transaction(async (tx) => {
    // So many at once take longer than any request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into community_post (place, author, title, content, locale, status, created_at)
      select nextval('community_place'), 'N', 'T ' || n, 'c', 'en', 'visible', now() from generate_series(1, 12000) n`);
  });
  await db().execute(sql`vacuum analyze community_post`);
  const read = async (page: number) => {
    const before = await rowsRead();
    const { posts, total } = await listBoard(ctx(), { page, search: undefined });
    expect([posts.length, total]).toEqual([postsPerPage, 12_000]);
    return { title: posts[0]?.title, rows: (await rowsRead()) - before };
  };
  for (const [page, title] of [
    [1, "T 12000"],
    [1201, "T 6000"],
    [2400, "T 5"],
  ] as const) {
    const got = await read(page);
    expect(got.title).toBe(title);
    expect(got.rows, `page ${page}`).toBeLessThan(1_000);
  }
});

/** How many entries of the board's index were read so far, by all connections. */
async function rowsRead(): Promise<number> {
  // A connection tells its figures when it is idle; each of the pool's is asked to.
  await Promise.all(Array.from({ length: 16 }, () => db().execute(sql`select pg_stat_force_next_flush()`)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { rows } = await db().execute<{ read: number }>(sql`
    select coalesce(sum(idx_tup_read), 0)::int as read from pg_stat_user_indexes
    where relname in ('community_post', 'community_count')`);
  return rows[0]?.read ?? 0;
}

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Report } from "#app/marketplace/moderation/contract.ts";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { Board, ManagedPost, PostReceipt, PublicPost, PublicReply } from "../contract.ts";
import { communityPost } from "../schema.server.ts";

const site = openSite();
let made = 0;
/** A text that no other post has. */
const words = (text = "Where do families meet?") => {
  made += 1;
  return `${text} (${made})`;
};
const device = () => `device-of-a-browser-${made}-${Math.random().toString(36).slice(2, 12)}`;
const said = (more: object = {}) => ({ userId: "Marsha W.", title: "A question", content: words(), ...more });

const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;
const post = (body: object, headers: Record<string, string> = {}) =>
  site.send("POST", "/api/community/post", { body, headers });
const posted = async (body: object) => {
  const answer = await post(body);
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as PostReceipt;
};
const board = (query = "page=1") => json<Board>(site.send("GET", `/api/community/all?${query}`));
const onBoard = async (id: number) => (await board()).posts.some((one) => one.id === id);
const read = (id: number) => site.send("GET", `/api/community/posts/${id}`);
const replies = (id: number, query = "") =>
  json<PublicReply[]>(site.send("GET", `/api/community/posts/${id}/replies?${query}`));
const decide = (id: number, status: string, more: object = {}) =>
  site.send("PATCH", `/api/admin/community/${id}`, { body: { status, ...more }, staff: true });
const listed = (query = "") =>
  json<ManagedPost[]>(site.send("GET", `/api/admin/community?limit=100&${query}`, { staff: true }));
const publish = async (id: number) => expect((await decide(id, "visible")).status).toBe(200);

/** Somebody whose first post was looked at: what they post next is on the board at once. */
async function known(userId = "Marsha W.") {
  const name = { userId, device: device() };
  const first = await posted(said(name));
  await publish(first.id);
  return name;
}
/** A post that is on the board. */
const topic = async (more: object = {}) => (await posted(said({ ...(await known()), ...more }))).id;

async function sixteenAtOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; at < count; at += 16)
    done.push(
      ...(await Promise.all(Array.from({ length: Math.min(16, count - at) }, (_, one) => work(at + one)))),
    );
  return done;
}

test("a first post is held, staff hear of it, and once looked at it begins at the top of the board", async () => {
  const before = await topic();
  const name = { userId: "Priya R.", device: device() };
  const { id, held } = await posted(said(name));
  expect(held).toBe(true);
  const newer = await topic();
  expect(await onBoard(id)).toBe(false);
  expect((await read(id)).status).toBe(404);
  const news = await db().select().from(adminNotification).where(eq(adminNotification.subjectId, id));
  expect(news.map(({ type, about }) => [type, about])).toEqual([["post_held", "Priya R."]]);
  const today = await json<{ waiting: { heldPosts: number } }>(
    site.send("GET", "/api/admin/today", { staff: true }),
  );
  expect(today.waiting.heldPosts).toBe(await db().$count(communityPost, eq(communityPost.status, "held")));
  await publish(id);
  const shown = (await board()).posts.map((one) => one.id);
  expect(shown.filter((one) => [before, id, newer].includes(one))).toEqual([id, newer, before]);
  // From then on the same name from the same browser is known; another name from it is not.
  expect((await posted(said(name))).held).toBe(false);
  expect((await posted(said({ ...name, userId: "priya r." }))).held).toBe(false);
  expect((await posted(said({ ...name, userId: "Arribo" }))).held).toBe(true);
  expect((await posted(said({ ...name, device: device() }))).held).toBe(true);
  expect((await posted(said({ userId: "Priya R." }))).held).toBe(true);
});

test("who had a post taken off is looked at again", async () => {
  const name = await known("Gerald O.");
  const { id } = await posted(said(name));
  await decide(id, "hidden", { reason: "Sells something." });
  expect((await posted(said(name))).held).toBe(true);
  await decide(id, "visible", { reason: "It was a mistake." });
  expect((await posted(said(name))).held).toBe(false);
});

test.each([
  ["trap", { trap: "x" }],
  ["links", { content: "http://a.example https://b.example www.c.example" }],
])("what looks like a robot's is held, and not lost: %s", async (heldReason, marks) => {
  const { id, held } = await posted(said({ ...(await known()), ...marks }));
  expect(held).toBe(true);
  expect((await listed("status=held")).find((one) => one.id === id)).toMatchObject({ heldReason });
});

test("the same text again within minutes is held; a short thank-you only in the same conversation", async () => {
  const content = words("The very same words, long enough that nobody says them by chance.");
  expect((await posted(said({ ...(await known()), content }))).held).toBe(false);
  const again = await posted(said({ ...(await known()), content }));
  expect((await listed("status=held")).find(({ id }) => id === again.id)?.heldReason).toBe("repeated");
  const [one, other] = [await topic(), await topic()];
  const thanks = async (replyTo: number) =>
    (await posted({ ...(await known()), content: "Thank you!", replyTo })).held;
  expect([await thanks(one), await thanks(other), await thanks(one)]).toEqual([false, false, true]);
});

test("robots' posts: all are held, none is lost; people's replies: none is held", async () => {
  const count = rounds(80, 500);
  const robots = await sixteenAtOnce(count, (index) =>
    posted(said({ device: device(), ...(index % 2 === 0 ? { trap: "x" } : { elapsed: 5 }) })),
  );
  expect(robots.filter(({ held }) => held).length).toBe(count);
  expect(new Set(robots.map(({ id }) => id)).size).toBe(count);
  const [replyTo, name] = [await topic(), await known("Hannah K.")];
  const people = await sixteenAtOnce(rounds(40, 200), () =>
    posted({ ...name, replyTo, content: words("I think"), elapsed: 9_000 }),
  );
  expect(people.filter(({ held }) => held)).toEqual([]);
}, 120_000);

test("what everybody reads of a post: the specification's fields, our marks, and nothing of the browser", async () => {
  const name = await known("Tomás E.");
  const { id } = await posted(said({ ...name, title: "Una duda", language: "es" }));
  const text = await (await site.send("GET", "/api/community/all?page=1")).text();
  const { posts, total } = JSON.parse(text) as Board;
  expect(total).toBeGreaterThan(0);
  expect(posts.length).toBeLessThanOrEqual(5);
  const mine = posts.find((one) => one.id === id) as PublicPost;
  expect(Object.keys(mine).toSorted()).toEqual(
    [
      "id",
      "userId",
      "title",
      "content",
      "createdAt",
      "language",
      "topic",
      "town",
      "byTeam",
      "links",
      "isSample",
      "replies",
      "removed",
    ].sort(),
  );
  expect(mine).toMatchObject({ userId: "Tomás E.", title: "Una duda", language: "es", byTeam: false });
  expect(text).not.toContain(name.device);
  expect(await json(read(id))).toEqual(mine);
});

test.each([
  ["userId", { userId: "  " }],
  ["title", { title: "" }],
  ["content", { content: "\n " }],
  ["title", { title: "x".repeat(201) }],
  ["content", { content: "x".repeat(10_001) }],
  ["language", { language: "fr" }],
  ["device", { device: "short" }],
  ["topic", { topic: "gossip" }],
  ["town", { town: "Paris" }],
  ["email", { email: "nobody" }],
])("a post is refused at %s (%#)", async (field, wrong) => {
  const answer = await post(said(wrong));
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
});

test("one press is one post, however often it is sent", async () => {
  const body = said(await known());
  const key = { "Idempotency-Key": `key-${made}` };
  const answers = await Promise.all([post(body, key), post(body, key), post(body, key)]);
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as PostReceipt).id));
  expect([answers.map(({ status }) => status), new Set(ids).size]).toEqual([[201, 201, 201], 1]);
  expect(await db().$count(communityPost, eq(communityPost.content, body.content))).toBe(1);
});

test("replies stand under their post, oldest first, a call at a time; they are no posts of the board", async () => {
  const id = await topic();
  const name = await known("Luisa F.");
  const { total } = await board();
  const ids: number[] = [];
  for (let number = 0; number < 5; number += 1)
    ids.push((await posted({ ...name, replyTo: id, content: words("Reply") })).id);
  expect((await board()).total).toBe(total);
  expect((await replies(id)).map((one) => one.id)).toEqual(ids);
  const first = await site.send("GET", `/api/community/posts/${id}/replies?limit=2`);
  expect(first.headers.get("X-Total-Count")).toBe("5");
  const next = /cursor=([\w-]+)/.exec(first.headers.get("Link") ?? "")?.[1];
  expect((await replies(id, `limit=2&cursor=${next}`)).map((one) => one.id)).toEqual(ids.slice(2, 4));
  expect(await json(read(id))).toMatchObject({ replies: 5 });
  // Only what is on the board can be replied to, and a reply cannot.
  const { id: held } = await posted(said());
  for (const replyTo of [held, ids[0], 999_999])
    expect((await post({ ...name, replyTo, content: words() })).status).toBe(404);
  expect((await read(ids[0] ?? 0)).status).toBe(404);
  // A hidden post takes its replies off the board with it, and brings them back.
  await decide(id, "hidden", { reason: "r" });
  expect((await site.send("GET", `/api/community/posts/${id}/replies`)).status).toBe(404);
  await decide(id, "visible");
  await decide(ids[1] ?? 0, "hidden", { reason: "Rude." });
  expect((await replies(id)).map((one) => one.id)).toEqual(ids.filter((one) => one !== ids[1]));
  expect(await json(read(id))).toMatchObject({ replies: 4 });
});

test("staff hide with a reason and put back where it stood; the history tells both, and the slower of two is told", async () => {
  const [older, id, newer] = [await topic(), await topic(), await topic()];
  const order = async () => (await board()).posts.map((one) => one.id).filter((one) => one <= newer + 9);
  const before = await order();
  const refused = await decide(id, "hidden");
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ["reason"]]);
  expect((await decide(id, "hidden", { reason: "Gives a home address.", from: "visible" })).status).toBe(200);
  expect((await decide(id, "visible", { from: "visible" })).status).toBe(409);
  expect(await onBoard(id)).toBe(false);
  expect((await read(id)).status).toBe(404);
  expect((await listed("status=hidden")).find((one) => one.id === id)).toMatchObject({
    reason: "Gives a home address.",
    decidedBy: "Ana",
  });
  expect((await decide(id, "visible", { reason: "The author took it out.", from: "hidden" })).status).toBe(
    200,
  );
  expect(await order()).toEqual(before);
  expect(before.filter((one) => [older, id, newer].includes(one))).toEqual([newer, id, older]);
  const history = await json<AuditEntry[]>(
    site.send("GET", `/api/admin/community/${id}/history`, { staff: true }),
  );
  expect(history.map(({ by, detail }) => [by, detail])).toEqual([
    ["Ana", { from: "hidden", to: "visible", reason: "The author took it out." }],
    ["Ana", { from: "visible", to: "hidden", reason: "Gives a home address." }],
  ]);
});

test("a reported post stands first for staff after the held ones; hiding or leaving it closes the reports", async () => {
  const [id, other] = [await topic(), await topic()];
  const report = (of: number) =>
    site.send("POST", `/api/community/posts/${of}/report`, { body: { reason: "offensive", message: "m" } });
  expect((await report(id)).status).toBe(201);
  expect((await report(id)).status).toBe(201);
  expect((await report(other)).status).toBe(201);
  expect((await report((await posted(said())).id)).status).toBe(404);
  const all = await listed();
  const ranks = all.map(({ status, reports }) => (status === "held" ? 0 : reports > 0 ? 1 : 2));
  expect(ranks).toEqual(ranks.toSorted());
  expect((await listed("status=reported")).map((one) => [one.id, one.reports])).toEqual([
    [other, 1],
    [id, 2],
  ]);
  expect(await onBoard(id)).toBe(true);
  await decide(id, "hidden", { reason: "Insults people." });
  await decide(other, "visible", { reason: "Strong words, but fair." });
  expect(await listed("status=reported")).toEqual([]);
  const closed = await json<Report[]>(
    site.send("GET", "/api/admin/reports?status=closed&limit=100", { staff: true }),
  );
  expect(
    closed.filter((one) => one.subject === "post").map(({ subjectId, outcome }) => [subjectId, outcome]),
  ).toEqual([
    [other, "Strong words, but fair."],
    [id, "Insults people."],
    [id, "Insults people."],
  ]);
});

test("web addresses are words until staff allow links for that post", async () => {
  const id = await topic({ content: words("See https://example.com/map") });
  expect(await json(read(id))).toMatchObject({ links: false });
  const allow = (allowed: boolean) =>
    site.send("PATCH", `/api/admin/community/${id}/links`, { body: { allowed }, staff: true });
  expect((await allow(true)).status).toBe(200);
  expect(await json(read(id))).toMatchObject({ links: true });
  await allow(true);
  await allow(false);
  expect(await json(read(id))).toMatchObject({ links: false });
  const history = await json<AuditEntry[]>(
    site.send("GET", `/api/admin/community/${id}/history`, { staff: true }),
  );
  expect(history.map(({ detail }) => detail.to)).toEqual(["text", "links"]);
});

test("a search forgives accents and endings in both languages, and looks into replies", async () => {
  const es = await topic({
    title: "Trámites de residencia",
    content: words("La cédula tardó meses."),
    language: "es",
  });
  const en = await topic({ title: "Bilingual schools", content: words("We visited three of them.") });
  const asked = await topic({ title: "Where to buy one?", content: words("No luck so far.") });
  await posted({ ...(await known()), replyTo: asked, content: words("An inverter: try the ferretería.") });
  const found = async (search: string) =>
    (await board(`search=${encodeURIComponent(search)}`)).posts.map((one) => one.id);
  expect(await found("cedula")).toEqual([es]);
  expect(await found("TRAMITE residencias")).toEqual([es]);
  expect(await found("school visiting")).toEqual([en]);
  expect(await found("inverters")).toEqual([asked]);
  expect(await found("ferreteria")).toEqual([asked]);
  expect(await found("qqxxzz")).toEqual([]);
  expect(await board("search=%25%27!")).toEqual({ posts: [], total: 0 });
  expect((await listed("search=cedula")).map((one) => one.id)).toEqual([es]);
});

test("staff's own words appear at once and bear the team's mark; a visitor cannot claim it", async () => {
  const body = said({ userId: "Ana", byTeam: true });
  const { id, held } = (await site.json("POST", "/api/community/post", { body, staff: true })) as PostReceipt;
  expect([held, await json(read(id))]).toMatchObject([false, { byTeam: true }]);
  const other = await topic({ byTeam: true, status: "visible", links: true, isSample: true });
  expect(await json(read(other))).toMatchObject({ byTeam: false, links: false, isSample: false });
});

test("a page past the end is empty, and still tells how many there are", async () => {
  const { total } = await board();
  expect(await board("page=100000000")).toEqual({ posts: [], total });
  expect((await site.send("GET", "/api/community/all?page=0")).status).toBe(400);
  expect((await json<Board>(site.send("GET", "/api/community/all"))).posts.length).toBe(5);
});

test("one conversation for staff: the post and its replies", async () => {
  const id = await topic();
  const reply = (await posted({ ...(await known()), replyTo: id, content: words() })).id;
  const rows = await listed(`post=${id}`);
  expect(rows.map((one) => [one.id, one.topicId, one.topicTitle])).toEqual([
    [reply, id, "A question"],
    [id, null, ""],
  ]);
});

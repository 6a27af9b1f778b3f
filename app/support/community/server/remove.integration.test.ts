import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { idempotencyKey } from "#platform/http/calls/schema.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import type { Board, ManagedPost, PostReceipt, PublicPost, PublicReply } from "../contract.ts";
import { communityFollow, communityPost } from "../schema.server.ts";
import { lockConversation } from "./follow/conversation.server.ts";

const site = openSite();
let made = 0;

const device = () => `device-of-a-browser-${made}-${Math.random().toString(36).slice(2, 12)}`;
const post = (more: object, headers: Record<string, string> = {}) => {
  made += 1;
  const body = { userId: "Marsha W.", content: `Where do families meet? (${made})`, ...more };
  return site.send("POST", "/api/community/post", { body, headers });
};
type Own = { id: number; secret: string; device: string };
const posted = async (more: object): Promise<Own & { held: boolean }> => {
  const own = { device: device(), title: "A question", ...more };
  const receipt = (await (await post(own)).json()) as PostReceipt;
  return { ...receipt, secret: receipt.secret ?? "", device: own.device };
};
const decide = (id: number, status: string, reason = "r") =>
  site.send("PATCH", `/api/admin/community/${id}`, { body: { status, reason }, staff: true });
/** A post of a browser that may write there from now on. */
const onBoard = async (more: object = {}) => {
  const own = await posted(more);
  expect((await decide(own.id, "visible")).status).toBe(200);
  return own;
};
const remove = (id: number, secret: string) =>
  site.send("DELETE", `/api/community/posts/${id}`, { body: { secret } });
const read = (id: number) => site.send("GET", `/api/community/posts/${id}`);
const repliesOf = async (id: number) =>
  (await (await site.send("GET", `/api/community/posts/${id}/replies`)).json()) as PublicReply[];
const stored = async (id: number) =>
  (await db().select().from(communityPost).where(eq(communityPost.id, id)))[0];
const board = async () => (await (await site.send("GET", "/api/community/all")).json()) as Board;

test("an author removes a post nobody answered: it leaves the board, its words leave the database, the record says so", async () => {
  const own = await onBoard({ title: "My address is on it" });
  const { total } = await board();
  expect(await (await remove(own.id, own.secret)).json()).toEqual({ success: true, stays: false });
  expect((await read(own.id)).status).toBe(404);
  expect((await board()).total).toBe(total - 1);
  expect(await stored(own.id)).toMatchObject({ author: "—", title: "—", content: "—", status: "removed" });
  const [line] = await db().select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(line).toMatchObject({ act: "community_post.removed", subjectId: own.id, by: "visitor" });
  const history = (await site.read(`/api/admin/community/${own.id}/history`)) as { act: string }[];
  expect(history[0]?.act).toBe("community_post.removed");
  const managed = (await site.read("/api/admin/community?status=removed")) as ManagedPost[];
  expect(managed.find(({ id }) => id === own.id)).toMatchObject({ removed: true, status: "removed" });
  // Twice is once, and staff cannot bring back what is gone.
  expect((await remove(own.id, own.secret)).status).toBe(200);
  expect(await db().$count(auditLog, eq(auditLog.subjectId, own.id))).toBe(2);
  expect((await decide(own.id, "visible")).status).toBe(409);
});

test("nobody else removes it: not with a wrong secret, not with another post's, not without one", async () => {
  const own = await onBoard();
  const other = await onBoard();
  for (const secret of ["A".repeat(43), other.secret])
    expect((await remove(own.id, secret)).status, secret).toBe(404);
  expect((await remove(999_999, own.secret)).status).toBe(404);
  expect((await remove(own.id, "short")).status).toBe(400);
  expect((await site.send("DELETE", `/api/community/posts/${own.id}`, { body: {} })).status).toBe(400);
  // Written without a browser's key it has no secret, and an empty hash opens nothing.
  const { id, secret } = (await (await post({ title: "T" })).json()) as PostReceipt;
  expect(secret).toBeUndefined();
  expect((await remove(id, own.secret)).status).toBe(404);
  expect((await read(own.id)).status).toBe(200);
});

test("a repeated request gets the secret again; who only knows the words and guesses the key does not", async () => {
  const body = { title: "Once", content: "Only once.", userId: "N", device: device() };
  const key = { "Idempotency-Key": "1" };
  const first = (await (await post(body, key)).json()) as PostReceipt;
  expect(await (await post(body, key)).json()).toEqual(first);
  expect((await remove(first.id, first.secret ?? "")).status).toBe(200);
  const { device: _, ...words } = body;
  expect((await post(words, key)).status).toBe(422);
  const open = { "Idempotency-Key": "2" };
  await post(words, open);
  expect(await (await post(words, open)).json()).not.toHaveProperty("secret");
  const rows = await db().select().from(idempotencyKey);
  expect(JSON.stringify(rows)).not.toContain(first.secret);
});

test("a held post can be removed, and the team's news of it goes with it", async () => {
  const own = await posted({ userId: "Priya R." });
  expect(own.held).toBe(true);
  expect((await remove(own.id, own.secret)).status).toBe(200);
  expect(await stored(own.id)).toMatchObject({ status: "removed", author: "—" });
  expect(await db().$count(adminNotification, eq(adminNotification.subjectId, own.id))).toBe(0);
  expect((await decide(own.id, "visible")).status).toBe(409);
});

test("a post that others answered stays without its words; with its last reply it leaves the board", async () => {
  const own = await onBoard({ topic: "housing", town: "Sosúa" });
  const reply = await onBoard({ replyTo: own.id, title: undefined, content: "In the park." });
  const late = await onBoard({ replyTo: own.id, title: undefined, content: "At the beach." });
  expect(await (await remove(own.id, own.secret)).json()).toEqual({ success: true, stays: true });
  const shown = (await (await read(own.id)).json()) as PublicPost;
  expect(shown).toMatchObject({ removed: true, title: "—", content: "—", userId: "—", replies: 2 });
  expect((await repliesOf(own.id)).map(({ content }) => content)).toEqual(["In the park.", "At the beach."]);
  const report = { reason: "offensive", message: "m" };
  const reported = await site.send("POST", `/api/community/posts/${own.id}/report`, { body: report });
  expect(reported.status).toBe(404);
  expect((await remove(reply.id, reply.secret)).status).toBe(200);
  expect((await repliesOf(own.id)).map(({ id }) => id)).toEqual([late.id]);
  expect((await read(own.id)).status).toBe(200);
  expect((await remove(late.id, late.secret)).status).toBe(200);
  expect((await read(own.id)).status).toBe(404);
});

test("a reply that nobody can see keeps no removed post; it comes and goes with the visible ones", async () => {
  const own = await onBoard();
  const held = await posted({ replyTo: own.id, title: undefined });
  expect(held.held).toBe(true);
  expect(await (await remove(own.id, own.secret)).json()).toEqual({ success: true, stays: false });
  expect((await read(own.id)).status).toBe(404);
  for (const [status, found] of [
    ["visible", 200],
    ["hidden", 404],
    ["visible", 200],
  ] as const) {
    expect((await decide(held.id, status)).status).toBe(200);
    expect([status, (await read(own.id)).status]).toEqual([status, found]);
  }
  expect(await (await read(own.id)).json()).toMatchObject({ removed: true, content: "—", replies: 1 });
  // Staff took it off themselves: no reply brings it back.
  await decide(own.id, "hidden");
  await decide(held.id, "hidden");
  await decide(held.id, "visible");
  expect((await read(own.id)).status).toBe(404);
});

test("an erased reply was the last one of a removed post: it leaves the board", async () => {
  const own = await onBoard();
  const content = "Write to erased-reply@example.com.";
  const reply = await onBoard({ replyTo: own.id, title: undefined, content });
  expect(await (await remove(own.id, own.secret)).json()).toEqual({ success: true, stays: true });
  const person = { email: "erased-reply@example.com", phone: "" };
  const found = await site.json("POST", "/api/admin/people/search", { body: person, staff: true });
  const body = { ...person, total: found.total };
  expect((await site.send("POST", "/api/admin/people/erase", { body, staff: true })).status).toBe(200);
  expect(await stored(reply.id)).toBeUndefined();
  expect((await read(own.id)).status).toBe(404);
});

test("a reply is removed while letters about its conversation are written: neither waits for the other for ever", async () => {
  const own = await onBoard();
  const reply = await onBoard({ replyTo: own.id, title: undefined });
  const follow = { topicId: own.id, postId: reply.id, email: "n@example.com", locale: "en" } as const;
  const token = { tokenHash: "h", sealedToken: "s" };
  await db()
    .insert(communityFollow)
    .values({ ...follow, ...token, createdAt: new Date(), notifiedPlace: 0 });
  let late = Promise.resolve(new Response());
  await db().transaction(async (tx) => {
    await lockConversation(tx, own.id, "no key update");
    late = remove(reply.id, reply.secret);
    await waitingForLock();
    // What the letters lock next.
    await tx.execute(sql`select from community_follow where post_id = ${reply.id} for update nowait`);
  });
  expect((await late).status).toBe(200);
});

test("while somebody replies, a post with its first reply is not taken away with it", async () => {
  const own = await onBoard();
  const friend = await onBoard();
  let late = Promise.resolve(new Response());
  await db().transaction(async (tx) => {
    await tx.execute(sql`select from community_post where id = ${own.id} for share`);
    late = remove(own.id, own.secret);
    await waitingForLock();
    const reply = { author: "N", title: "", content: "c", locale: "en", status: "visible" } as const;
    const place = sql<number>`nextval('community_place')`;
    await tx.insert(communityPost).values({ ...reply, topicId: own.id, place, createdAt: new Date() });
  });
  expect(await (await late).json()).toEqual({ success: true, stays: true });
  expect((await read(own.id)).status).toBe(200);
  expect((await read(friend.id)).status).toBe(200);
});

test("removing what staff had hidden does not make its author trusted again", async () => {
  const own = await onBoard();
  const more = { device: own.device, title: "More" };
  const second = await posted(more);
  expect(second.held).toBe(false);
  await decide(second.id, "hidden", "Sells something.");
  expect((await remove(second.id, second.secret)).status).toBe(200);
  expect(await stored(second.id)).toMatchObject({ status: "hidden", content: "—" });
  expect((await posted(more)).held).toBe(true);
  expect((await decide(second.id, "visible")).status).toBe(409);
});

test("one reply is found alone, so that its author's browser learns that it was published", async () => {
  const { id } = await onBoard();
  const reply = await posted({ replyTo: id, title: undefined });
  const path = `/api/community/posts/${id}/replies?reply=${reply.id}`;
  expect(await (await site.send("GET", path)).json()).toEqual([]);
  await decide(reply.id, "visible");
  expect(await (await site.send("GET", path)).json()).toMatchObject([{ id: reply.id }]);
});

import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openMailSink } from "../../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { Follow, PostReceipt } from "../../contract.ts";
import { communityFollow } from "../../schema.server.ts";
import { deleteOldFollows } from "../retention.server.ts";
import { letterIntervalMs, sendReplyLetters } from "./reply-letters.server.ts";

type Mail = { to: string; raw: string; text: string };
const mails: Mail[] = [];
const sink = await openMailSink(({ to, raw }) => {
  // Quoted-printable: what the reader sees.
  const text = raw.replace(/=\r\n/g, "").replace(/=3D/g, "=");
  mails.push({ to: to.join(), raw, text });
});
const site = openSite({ smtpUrl: () => sink, workJobs: true });

let made = 0;
beforeEach(() => {
  made += 1;
});
const address = (name: string) => `${name}${made}@example.com`;
const device = (name: string) => `browser-of-${name}-${made}`.padEnd(24, "x");

const post = async (more: object, staff = true) => {
  const body = { userId: "Marsha W.", content: `Where do families meet? ${crypto.randomUUID()}`, ...more };
  const answer = await site.send("POST", "/api/community/post", { body, staff });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return (await answer.json()) as PostReceipt;
};
const decide = (id: number, status: string) =>
  site.send("PATCH", `/api/admin/community/${id}`, { body: { status, reason: "r" }, staff: true });
const mailsTo = (to: string) => mails.filter((one) => one.to === to);
const arrived = (to: string, count: number) =>
  vi.waitFor(() => expect(mailsTo(to).length).toBe(count), { timeout: 20_000, interval: 100 });
const tokenIn = (mail: Mail | undefined) => /board-letters\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
const letters = (token: string, act: string) => site.send("POST", `/api/community/follows/${token}/${act}`);

/** Somebody whose post is on the board and who confirmed their address. */
async function following(name = "ana", more: object = {}) {
  const email = address(name);
  const { id } = await post({ title: "Where do families meet?", email, device: device(name), ...more });
  await arrived(email, 1);
  const token = tokenIn(mailsTo(email)[0]);
  expect((await letters(token, "confirm")).status).toBe(200);
  return { id, email, token };
}
const reply = (replyTo: number, more: object = {}) => post({ replyTo, ...more });
const stored = async (token: string) => {
  const { state } = (await site.json("GET", `/api/community/follows/${token}`)) as Follow;
  return state;
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 3_500));

test("one letter asks; without a yes nothing else comes; after it each reply is told of, at most once an hour", async () => {
  const email = address("ana");
  const { id } = await post({ title: "Cheap <b>watches</b>", email, device: device("ana") });
  await arrived(email, 1);
  const [asked] = mailsTo(email);
  // Anybody may enter any address: the letter carries none of their words.
  expect(asked?.raw).not.toContain("watches");
  expect(asked?.raw).not.toContain("List-Unsubscribe");
  await reply(id);
  await soon();
  expect(mailsTo(email).length).toBe(1);

  const token = tokenIn(asked);
  const view = { state: "asked", postId: id, title: "Cheap <b>watches</b>", language: "en" };
  expect(await site.json("GET", `/api/community/follows/${token}`)).toEqual(view);
  // Reading what the link is for, as mail programs do by themselves, confirms nothing.
  expect(await stored(token)).toBe("asked");
  await letters(token, "confirm");
  // The reply since the question counts.
  await arrived(email, 2);
  const [, first] = mailsTo(email);
  expect(first?.text).toContain(`/community-board/${id}#reply-`);
  expect(first?.text).toContain("Cheap &lt;b&gt;watches&lt;/b&gt;");
  expect(first?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(first?.text).toMatch(/^List-Unsubscribe:\s+<http[^>]+\/board-letters\/[\w-]{43}>\r?$/m);

  await reply(id);
  await reply(id);
  await soon();
  expect(mailsTo(email).length).toBe(2);
  await sendReplyLetters(id, new Date(Date.now() + letterIntervalMs + 1_000));
  await arrived(email, 3);
  expect(mailsTo(email)[2]?.text).toContain("There are 2 new replies");
  // The links leave the database when the mail service has accepted the letters.
  const links = async () => {
    const rows = await db().select({ facts: outbox.facts }).from(outbox).where(eq(outbox.recipient, email));
    return rows.map(({ facts }) => [facts.path, facts.stopPath]);
  };
  await expect.poll(links, { timeout: 20_000 }).toEqual(Array(3).fill([undefined, undefined]));
}, 60_000);

test("nobody hears of their own replies, nor of one that is held, until staff release it", async () => {
  const { id, email } = await following();
  await reply(id, { device: device("ana") });
  const held = await post({ replyTo: id, device: device("ben") }, false);
  expect(held.held).toBe(true);
  await soon();
  expect(mailsTo(email).length).toBe(1);
  await decide(held.id, "visible");
  await arrived(email, 2);
  // Hidden and put back, it is no news.
  await decide(held.id, "hidden");
  await decide(held.id, "visible");
  await sendReplyLetters(id, new Date(Date.now() + letterIntervalMs + 1_000));
  await soon();
  expect(mailsTo(email).length).toBe(2);
}, 60_000);

test("of a robot's post the address is asked only once staff have published it", async () => {
  const email = address("robot");
  const { id } = await post({ title: "A question", email, trap: "x" }, false);
  const first = address("first");
  await post({ title: "A first post", email: first }, false);
  await arrived(first, 1);
  expect(mailsTo(email)).toEqual([]);
  await decide(id, "visible");
  await arrived(email, 1);
  await decide(id, "hidden");
  await decide(id, "visible");
  await soon();
  expect(mailsTo(email).length).toBe(1);
}, 60_000);

test("an address that a robot's post named is asked with the next good post, once", async () => {
  const email = address("ana");
  const { id } = await post({ title: "A question" });
  await post({ replyTo: id, email, trap: "x" }, false);
  expect((await reply(id, { email: email.toUpperCase() })).asked).toBe(true);
  await arrived(email, 1);
  await reply(id, { email });
  await soon();
  expect(mailsTo(email).length).toBe(1);
}, 60_000);

test("an address is asked once for a conversation, and the answer tells nobody whether it follows", async () => {
  const { id, email } = await following();
  const again = await reply(id, { email: email.toUpperCase(), device: device("eve") });
  const fresh = await reply(id, { email: address("new"), device: device("eve2") });
  expect(Object.keys(again)).toEqual(Object.keys(fresh));
  await arrived(address("new"), 1);
  expect(await db().$count(communityFollow, eq(communityFollow.topicId, id))).toBe(2);
  for (const path of [
    `/api/community/posts/${id}`,
    `/api/community/posts/${id}/replies`,
    "/api/community/all",
  ])
    expect(await (await site.send("GET", path)).text()).not.toContain("example.com");
}, 60_000);

test("stopped without a sign-in, and for good; the address is gone", async () => {
  const { id, email, token } = await following();
  expect((await letters(token, "stop")).status).toBe(200);
  expect((await letters(token, "stop")).status).toBe(200);
  const [row] = await db().select().from(communityFollow).where(eq(communityFollow.topicId, id));
  expect(row).toMatchObject({ email: "", device: null });
  expect(await stored(token)).toBe("off");
  await letters(token, "confirm");
  expect(await stored(token)).toBe("off");
  await reply(id);
  await soon();
  expect(mailsTo(email).length).toBe(1);
  expect((await letters("A".repeat(43), "stop")).status).toBe(404);
  expect((await letters("A".repeat(43), "confirm")).status).toBe(404);
}, 60_000);

test("confirmed and stopped at once, many times: it ends stopped, and no letter follows", async () => {
  const email = address("ana");
  const { id } = await post({ title: "A question", email, device: device("ana") });
  await arrived(email, 1);
  const token = tokenIn(mailsTo(email)[0]);
  const acts = Array.from({ length: 16 }, (_, n) => letters(token, n % 2 ? "stop" : "confirm"));
  expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(Array(16).fill(200));
  await reply(id);
  await Promise.all([sendReplyLetters(id, new Date()), sendReplyLetters(id, new Date())]);
  await soon();
  expect([await stored(token), mailsTo(email).length]).toEqual(["off", 1]);
}, 60_000);

test("many replies and jobs at once: each follower gets one letter of them", async () => {
  const people = [await following("ana")];
  const [{ id }] = people as [(typeof people)[0]];
  for (const name of ["ben", "cora"]) {
    const email = address(name);
    await reply(id, { email, device: device(name) });
    await arrived(email, 1);
    await letters(tokenIn(mailsTo(email)[0]), "confirm");
    people.push({ id, email, token: "" });
  }
  await soon();
  const before = people.map(({ email }) => mailsTo(email).length);
  const later = new Date(Date.now() + letterIntervalMs + 1_000);
  await Promise.all(Array.from({ length: 6 }, () => reply(id)));
  await Promise.all(Array.from({ length: 6 }, () => sendReplyLetters(id, later)));
  await soon();
  expect(people.map(({ email }, n) => mailsTo(email).length - (before[n] ?? 0))).toEqual([1, 1, 1]);
}, 60_000);

test("what the author removes stops the letters about it, and goes from letters that others got", async () => {
  const own = await post({ title: "My secret place", device: device("ana") });
  const ben = address("ben");
  await reply(own.id, { email: ben, device: device("ben") });
  await arrived(ben, 1);
  await letters(tokenIn(mailsTo(ben)[0]), "confirm");
  await reply(own.id, { device: device("cora") });
  await arrived(ben, 2);
  const body = { secret: own.secret };
  const removed = await site.send("DELETE", `/api/community/posts/${own.id}`, { body });
  expect(await removed.json()).toEqual({ success: true, stays: true });
  const rows = await db().select({ facts: outbox.facts }).from(outbox).where(eq(outbox.recipient, ben));
  expect(JSON.stringify(rows)).not.toContain("secret place");
  expect(rows.some(({ facts }) => facts.subject === "—")).toBe(true);
}, 60_000);

test("a person's data: the address is found, copied without its link, and erased", async () => {
  const { id, email } = await following("dora");
  const found = { email, phone: "" };
  const search = (await site.json("POST", "/api/admin/people/search", { body: found, staff: true })) as {
    total: number;
    kinds: { kind: string; count: number }[];
  };
  expect(search.kinds.map(({ kind, count }) => [kind, count])).toEqual(
    expect.arrayContaining([["community_follow", 1]]),
  );
  const copy = await (
    await site.send("POST", "/api/admin/people/export", { body: found, staff: true })
  ).text();
  expect(copy).toContain(email);
  expect(copy).not.toContain("sealedToken");
  const erased = await site.send("POST", "/api/admin/people/erase", {
    body: { ...found, total: search.total },
    staff: true,
  });
  expect(erased.status).toBe(200);
  expect(await db().$count(communityFollow, eq(communityFollow.topicId, id))).toBe(0);
}, 60_000);

test("an address that was not confirmed, or was stopped, is deleted after thirty days; a followed one with the posts' time", async () => {
  await db().delete(communityFollow);
  const { id } = await post({ title: "A question" });
  const day = 86_400_000;
  const now = new Date("2028-11-20T12:00:00Z");
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const row = (email: string, more: object) => ({
    ...{ topicId: id, postId: id, email, locale: "en" as const, notifiedPlace: 0, sealedToken: "" },
    ...{ tokenHash: email, createdAt: ago(31), ...more },
  });
  await db()
    .insert(communityFollow)
    .values([
      row("asked", {}),
      row("asked lately", { createdAt: ago(29) }),
      row("on", { confirmedAt: ago(30) }),
      row("off", { confirmedAt: ago(31), stoppedAt: ago(31) }),
      row("off lately", { confirmedAt: ago(31), stoppedAt: ago(2) }),
      row("on for years", { createdAt: ago(800), confirmedAt: ago(800) }),
    ]);
  await deleteOldFollows(now, ago(730), new AbortController().signal);
  const kept = await db().select({ email: communityFollow.email }).from(communityFollow);
  expect(kept.map(({ email }) => email).sort()).toEqual(["asked lately", "off lately", "on"]);
});

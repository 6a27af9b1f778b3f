import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Db, db } from "#platform/database/pool.server.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import type { PostReceipt } from "../contract.ts";
import { communityPost } from "../schema.server.ts";
import { lockDevice } from "./create.server.ts";

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

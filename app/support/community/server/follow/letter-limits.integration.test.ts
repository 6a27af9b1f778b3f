import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { rateLimit } from "#platform/http/calls/schema.server.ts";
import { enforceLimits, limits } from "#platform/http/limits.server.ts";
import { nextAddress } from "../../../../../tests/support/client-address.ts";
import { openMailSink } from "../../../../../tests/support/services/mail-sink.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { PostReceipt } from "../../contract.ts";
import { communityFollow, communityPost } from "../../schema.server.ts";

const sink = await openMailSink(() => undefined);
const site = openSite({ smtpUrl: () => sink, limits: true });

const address = nextAddress();
let made = 0;
/** From one address, as if each came after the pause between two posts. */
async function post(email: string | undefined) {
  made += 1;
  // Forgets what it blocks from memory.
  enforceLimits(true);
  await db().delete(rateLimit).where(like(rateLimit.key, "community:%"));
  const body = { userId: "N", title: "T", content: `A question, number ${made}.`, ...(email && { email }) };
  const headers = { "X-Forwarded-For": address };
  const answer = await site.send("POST", "/api/community/post", { body, headers });
  expect(answer.status).toBe(201);
  return (await answer.json()) as PostReceipt;
}
const asked = async (count: number) => {
  const receipts: PostReceipt[] = [];
  for (let n = 0; n < count; n += 1) receipts.push(await post(`stranger${made}@example.com`));
  return receipts.filter((one) => one.asked).length;
};

test("one address has few strangers asked, in ten minutes and in a day; its posts are stored and the answer tells", async () => {
  expect(await asked(8)).toBe(limits.form.points);
  expect((await post(undefined)).asked).toBeUndefined();
  expect(await db().$count(communityPost)).toBe(9);
  expect(await db().$count(communityFollow)).toBe(limits.form.points);
  expect(await db().$count(outbox, eq(outbox.letter, "community_confirm"))).toBe(limits.form.points);
  let total = limits.form.points;
  for (let round = 0; round < 6; round += 1) {
    await db().delete(rateLimit).where(like(rateLimit.key, "form:%"));
    total += await asked(limits.form.points + 1);
  }
  expect(total).toBe(limits.boardLetters.points);
}, 60_000);

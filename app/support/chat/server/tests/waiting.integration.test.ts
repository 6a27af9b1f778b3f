import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { chatTalks, json } from "../../../../../tests/support/records/chat-talks.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import type { StaffChat } from "../../contract.ts";
import { chatMessage } from "../../schema.server.ts";

const site = openSite();
const { asStaff, talking } = chatTalks(site);

test("taken over, a chat whose words the assistant answered does not wait, and one that waits goes on waiting", async () => {
  const { read, move, say, person, id } = await talking();
  expect((await json<StaffChat>(move("staff"))).waitingSince).toBeNull();
  await move("assistant");
  await asStaff("PATCH", `/${id}/assignee`, { to: "ana@example.com", from: null });
  expect(await read()).toMatchObject({ state: "staff", assignee: "ana@example.com", waitingSince: null });
  await say("Are you there?");
  const { waitingSince } = await read();
  expect(waitingSince).not.toBeNull();
  expect((await json<StaffChat>(move("staff"))).waitingSince).toBe(waitingSince);
  await move("assistant");
  await person();
  const asked = (await read()).waitingSince;
  expect(asked).not.toBeNull();
  expect((await json<StaffChat>(move("staff"))).waitingSince).toBe(asked);
});

test("taken over before the assistant answered, a chat waits since the words that nobody answered", async () => {
  const { id, read, move } = await talking();
  const [first, answer] = await db()
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.sessionId, id))
    .orderBy(chatMessage.id);
  const at = new Date(Date.now() - 60_000);
  const words = { sessionId: id, author: "visitor", locale: "en", text: "And a dog?" } as const;
  await db()
    .insert(chatMessage)
    .values({ ...words, createdAt: at });
  expect(answer?.answerTo).toBe(first?.id);
  await move("staff");
  expect((await read()).waitingSince).toBe(at.toISOString());
});

test("a chat that is left to the team waits for it", async () => {
  const { id, read, move } = await talking();
  await move("staff");
  await asStaff("PATCH", `/${id}/assignee`, { to: null, from: "ana@example.com" });
  const left = await read();
  expect(left).toMatchObject({ state: "waiting", assignee: null });
  expect(left.waitingSince).not.toBeNull();
});

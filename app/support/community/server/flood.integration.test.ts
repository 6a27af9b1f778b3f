import { expect, test } from "vitest";
import { limits } from "#platform/http/limits.server.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite({ limits: true });
const from = (address: string) => ({ "X-Forwarded-For": address });

test("of many posts and replies at once from one address one passes, and the rest hear when to come back", async () => {
  const send = (index: number, address = "203.0.113.9") => {
    const body = { userId: "N", title: "T", content: `c ${index}` };
    return site.send("POST", "/api/community/post", { body, headers: from(address) });
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
  expect(answers.filter(({ status }) => status === 201).length).toBe(limits.community.points);
  const refused = answers.find(({ status }) => status === 429);
  const wait = Number(refused?.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(15);
  expect(await refused?.json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts\. Please try again in (a second|\d+ seconds)\.$/),
  });
  const reply = { userId: "N", content: "c", replyTo: 1 };
  const answered = await site.send("POST", "/api/community/post", {
    body: reply,
    headers: from("203.0.113.9"),
  });
  expect(answered.status).toBe(429);
  expect((await send(99, "203.0.113.10")).status).toBe(201);
});

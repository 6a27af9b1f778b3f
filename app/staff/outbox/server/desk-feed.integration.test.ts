import { afterAll, beforeAll, expect, test } from "vitest";
import { createSession } from "#platform/auth/auth.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import { createStaff } from "#platform/auth/staff.server.ts";
import { openChat } from "../../../../tests/support/chat-socket.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { newSafetyRequest } from "../../../../tests/support/records/safety-request.ts";
import { openSecondSite } from "../../../../tests/support/second-site.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
let second: Awaited<ReturnType<typeof openSecondSite>>;
beforeAll(async () => {
  second = await openSecondSite(site.url());
});
afterAll(() => second.end());

async function openDesk(base: string, cookie = site.cookie()) {
  const desk = await openChat(base, { Cookie: cookie });
  desk.send({ type: "join", desk: true });
  await desk.next("changed");
  return desk;
}

test("a call for help is told to the desks of both processes within two seconds", async () => {
  const desks = [await openDesk(site.base()), await openDesk(second.base)];
  const called = performance.now();
  const answer = await site.send("POST", "/api/safety-requests", {
    body: newSafetyRequest({ name: "Live" }),
  });
  expect(answer.status).toBe(201);
  await Promise.all(desks.map((desk) => desk.next("changed")));
  const took = performance.now() - called;
  console.log(`a call for help is on both desks after ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(2_000);
  for (const { socket, frames } of desks) {
    // That there is news, and nothing of it.
    expect(frames.every((frame) => JSON.stringify(frame) === '{"type":"changed"}')).toBe(true);
    socket.terminate();
  }
});

test("a mention reaches the desks, too", async () => {
  const desk = await openDesk(site.base());
  const { reference } = await site.json("POST", "/api/leads", {
    body: { name: "M", email: "m@example.com" },
  });
  await desk.next("changed");
  const [{ id }] = await site.read(`/api/admin/leads?search=${reference}`);
  await openColleague(site, "Iris");
  const body = { kind: "lead", record: id, text: "@Iris", mentions: ["iris@example.com"] };
  const noted = performance.now();
  expect((await site.send("POST", "/api/admin/notes", { staff: true, body })).status).toBe(201);
  await desk.next("changed");
  expect(performance.now() - noted).toBeLessThan(2_000);
  desk.socket.terminate();
});

test("a colleague who is disabled hears nothing more, in either process; others stay", async () => {
  const luz = await createStaff({
    email: "luz@arribo.do",
    name: "Luz",
    role: "concierge",
    password: "mangu-con-queso-3",
  });
  const cookie = toCookieHeader(await createSession(luz.id, ""));
  const theirs = [await openDesk(site.base(), cookie), await openDesk(second.base, cookie)];
  const others = [await openDesk(site.base()), await openDesk(second.base)];
  const body = { handTo: null };
  const answer = await site.send("POST", `/api/admin/team/${luz.number}/disable`, { staff: true, body });
  expect(answer.status).toBe(200);
  for (const { closed } of theirs) expect(await closed).toBe(1008);
  const heard = theirs.map(({ frames }) => frames.length);
  await site.send("POST", "/api/safety-requests", { body: newSafetyRequest({ name: "After" }) });
  await Promise.all(others.map((desk) => desk.next("changed")));
  expect(theirs.map(({ frames }) => frames.length)).toEqual(heard);
  for (const { socket } of others) {
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  }
});

test("who is not signed in hears nothing", async () => {
  const stranger = await openChat(site.base());
  stranger.send({ type: "join", desk: true });
  expect(await stranger.closed).toBeGreaterThan(1_000);
  expect(stranger.frames).toEqual([]);
});

import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { cookieOf, openSite, staffLogin } from "../../../tests/support/site.ts";

const site = openSite({ limits: true });
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

type Begun = { path: string; address: string; type?: string; length?: number; body?: string };

async function begin({ path, address, type = "application/json", length = 5_000, body = "{" }: Begun) {
  const socket = connect(Number(new URL(site.base()).port), "127.0.0.1");
  open.push(socket);
  await once(socket, "connect");
  const from = performance.now();
  const answer = once(socket, "data").then(([data]: Buffer[]) => {
    const text = data?.toString("latin1") ?? "";
    return { text, status: Number(text.slice(9, 12)), seconds: (performance.now() - from) / 1000 };
  });
  answer.catch(() => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  await sleep(100);
  return { socket, answer };
}
const lead = (email: string) => JSON.stringify({ name: "N", email });
const padded = (text: string, length: number) => text.padEnd(length);

test("who sends nothing more is cut off after three seconds, whatever type of body it says that it is", async () => {
  for (const type of ["application/json", "image/png"]) {
    const { socket, answer } = await begin({ path: "/api/contact", address: "192.0.2.1", type });
    const { status, seconds } = await answer;
    expect(status).toBe(408);
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(10);
    if (!socket.destroyed) await once(socket, "close");
  }
});

test("who sends a kilobyte and a half a second is heard to the end", async () => {
  const body = padded(lead("steady@example.com"), 9_000);
  const { socket, answer } = await begin({
    path: "/api/leads",
    address: "192.0.2.2",
    length: body.length,
    body: body.slice(0, 1_500),
  });
  for (let sent = 1_500; sent < body.length; sent += 1_500) {
    await sleep(1_000);
    socket.write(body.slice(sent, sent + 1_500));
  }
  expect((await answer).status).toBe(201);
});

test("who sends much at once and then stops has ten seconds", async () => {
  const begun = { path: "/api/leads", address: "192.0.2.3", length: 100_001, body: padded("{", 100_000) };
  const { answer } = await begin(begun);
  const { status, seconds } = await answer;
  expect(status).toBe(408);
  expect(seconds).toBeGreaterThan(9);
  expect(seconds).toBeLessThan(18);
});

test("of one address eight are received at once; the next waits for its turn; staff there do not", async () => {
  const address = "192.0.2.4";
  const send = (body: object, headers = {}) =>
    site.send("POST", "/api/leads", { body, headers: { "X-Forwarded-For": address, ...headers } });
  const login = await site.send("POST", "/api/admin/login", { body: staffLogin });
  const Cookie = cookieOf(login);
  const body = padded(lead("eighth@example.com"), 100_000);
  let sent = 1_000;
  const whole = { path: "/api/leads", address, length: body.length, body: body.slice(0, sent) };
  const slow = await Promise.all(Array.from({ length: 8 }, () => begin(whole)));
  const dripping = new Set(slow.map(({ socket }) => socket));
  const pace = setInterval(() => {
    const next = body.slice(sent, sent + 1_000);
    sent += next.length;
    for (const socket of dripping) socket.write(next);
  }, 200);
  onTestFinished(() => clearInterval(pace));
  let answered = 0;
  const ninth = send({ name: "Nine", email: "ninth@example.com" }).finally(() => {
    answered += 1;
  });
  expect((await send({ name: "Staff", email: "staff@example.com" }, { Cookie })).status).toBe(201);
  expect(answered).toBe(0);
  const last = slow[7]?.socket;
  if (last) dripping.delete(last);
  last?.write(body.slice(sent));
  const first = await Promise.race(slow.map(async ({ answer }, index) => ({ index, ...(await answer) })));
  expect(first).toMatchObject({ index: 7, status: 201 });
  expect((await ninth).status).toBe(201);
});

test("of one address two photos are received at once; those of others, and the address's forms, go on", async () => {
  const path = "/api/dominican-vendors/photos";
  const photo = (address: string) => begin({ path, address, type: "image/png", length: 1_000_000 });
  const both = await Promise.all([photo("192.0.2.5"), photo("192.0.2.5")]);
  // Fast enough not to be cut off.
  const pace = setInterval(() => {
    for (const { socket } of both) socket.write(Buffer.alloc(2_000));
  }, 200);
  const third = await photo("192.0.2.5");
  const upload = (address: string) =>
    fetch(site.base() + path, {
      method: "POST",
      headers: { "Content-Type": "image/png", "X-Forwarded-For": address },
      body: "no picture",
    });
  expect((await upload("192.0.2.6")).status).toBe(400);
  const form = { body: { name: "N", email: "n@example.com" }, headers: { "X-Forwarded-For": "192.0.2.5" } };
  expect((await site.send("POST", "/api/leads", form)).status).toBe(201);
  const { status, text, seconds } = await third.answer;
  clearInterval(pace);
  expect([status, seconds > 2.5]).toEqual([429, true]);
  expect(text).toMatch(/\r\nretry-after: \d/i);
});

test("a question with a body is answered, and its connection is closed: nobody reads the rest", async () => {
  const socket = connect(Number(new URL(site.base()).port), "127.0.0.1");
  open.push(socket);
  socket.write("GET /api/vendors?limit=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{");
  const [head] = (await once(socket, "data")) as [Buffer];
  expect(head.toString("latin1")).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nconnection: close\r\n/i);
  socket.resume();
  if (!socket.destroyed) await once(socket, "close");
});

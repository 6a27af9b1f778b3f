import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getSendState, resetSendState, sendOnce } from "./sending.ts";

type Sent = { key: string; body: string };
let sent: Sent[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

/** Storage in memory, and a server that responds from a list. */
beforeEach(() => {
  sent = [];
  answers = [];
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("fetch", async (_url: string, init: { headers: Record<string, string>; body: string }) => {
    sent.push({ key: init.headers["Idempotency-Key"] ?? "", body: init.body });
    return answers.shift()?.();
  });
});
afterEach(() => {
  resetSendState("test");
  vi.unstubAllGlobals();
});

const call = {
  name: "test",
  url: "/api/test",
  read: async (response: Response) => (await response.json()) as { reference: string },
};
const send = (name: string, elapsed = 5000) => sendOnce(call, { name }, { elapsed });
const ok = () => Response.json({ reference: "AR-1" }, { status: 201 });
const refuse = (status: number, code: string) => () =>
  Response.json({ code, message: "", fields: { name: "No." } }, { status });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

test("a second press while the first is under way sends nothing", async () => {
  answers = [ok];
  const [first, second] = await Promise.all([send("Ana"), send("Ana")]);
  expect(first).toEqual({ answer: { reference: "AR-1" } });
  expect(second).toBeNull();
  expect(sent).toHaveLength(1);
  expect(getSendState("test")).toEqual({ phase: "sent", answer: { reference: "AR-1" } });
});

test("a retry after a lost answer repeats key and content, and the next request has a new key", async () => {
  answers = [lost, ok, ok];
  expect(await send("Ana", 5000)).toEqual({ failure: { code: undefined, fields: {} } });
  await send("Ana", 9000);
  expect(sent[1]).toEqual({ key: sent[0]?.key, body: JSON.stringify({ name: "Ana", elapsed: 9000 }) });
  await send("Ana", 9000);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test("a refusal that is not ours is heard by its message", async () => {
  answers = [() => Response.json({ message: "server says no" }, { status: 422 })];
  expect(await send("Ana")).toEqual({
    failure: { status: "422", code: undefined, message: "server says no", fields: {} },
  });
});

test("a correction after a refusal has a new key", async () => {
  answers = [refuse(400, "invalid"), ok];
  expect(await send("A")).toEqual({ failure: { status: "400", code: "invalid", fields: { name: "No." } } });
  await send("Ana");
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("a key the server refuses is not used again", async () => {
  answers = [refuse(422, "key_reused"), ok];
  await send("Ana");
  await send("Ana");
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("an ok answer whose body says otherwise is a failure, and its key stays", async () => {
  answers = [() => new Response("<html>"), ok];
  expect(await send("Ana")).toHaveProperty("failure");
  await send("Ana");
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test("where storage is refused a retry still repeats its key", async () => {
  const refuses = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuses, setItem: refuses, removeItem: refuses });
  answers = [lost, ok];
  await send("Ana");
  expect(await send("Ana")).toHaveProperty("answer");
  expect(sent[1]).toEqual(sent[0]);
});

test("after a reload a retry repeats its key, from storage", async () => {
  answers = [lost, ok];
  await send("Ana");
  vi.resetModules();
  const reloaded = await import("./sending.ts");
  await reloaded.sendOnce(call, { name: "Ana" }, { elapsed: 5000 });
  expect(sent[1]).toEqual(sent[0]);
});

test("where the draft outlives the tab, a retry in another tab repeats its key, and success leaves nothing", async () => {
  const device = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  const lasting = { ...call, persistsOnDevice: true };
  answers = [lost, ok];
  await sendOnce(lasting, { name: "Ana" }, { elapsed: 5000 });
  expect(device.size).toBe(1);
  sessionStorage.removeItem("arribo.intent.test");
  vi.resetModules();
  const elsewhere = await import("./sending.ts");
  await elsewhere.sendOnce(lasting, { name: "Ana" }, { elapsed: 5000 });
  expect(sent[1]).toEqual(sent[0]);
  expect(device.size).toBe(0);
});

test("a form with a secret leaves no trace in storage, and its retry still repeats its key", async () => {
  const secret = { ...call, secrets: ["password"] };
  const register = () => sendOnce(secret, { name: "Ana", password: "larimar-azul" }, { elapsed: 5000 });
  const write = vi.spyOn(sessionStorage, "setItem");
  answers = [lost, ok];
  await register();
  await register();
  expect(sent[1]).toEqual(sent[0]);
  expect(write).not.toHaveBeenCalled();
});

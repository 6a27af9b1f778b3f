import { afterEach, expect, test, vi } from "vitest";
import { createOrReuseIntent, newKey, parseIntent } from "./intent.ts";

let made = 0;
const makeKey = () => `key-${++made}`;

afterEach(() => vi.unstubAllGlobals());

test("a retry of the same content sends the same key and body, and how long it has taken by now", () => {
  const first = createOrReuseIntent({ name: "Ana" }, { trap: "", elapsed: 2061 }, null, makeKey);
  const retry = createOrReuseIntent({ name: "Ana" }, { trap: "x", elapsed: 9000 }, first, makeKey);
  expect(retry.key).toBe(first.key);
  expect(JSON.stringify(retry.body)).toBe('{"name":"Ana","trap":"","elapsed":9000}');
});

test("changed content is another intent, with a key of its own", () => {
  const first = createOrReuseIntent({ name: "Ana" }, {}, null, makeKey);
  const second = createOrReuseIntent({ name: "Ana María" }, {}, first, makeKey);
  expect(second.key).not.toBe(first.key);
  expect(second.body).toEqual({ name: "Ana María" });
});

test("an intent comes back from storage with the same bytes to send", () => {
  const first = createOrReuseIntent({ name: "Ana", message: "ñ" }, { trap: "", elapsed: 1 }, null, makeKey);
  const stored = parseIntent(JSON.parse(JSON.stringify(first)));
  expect(JSON.stringify(stored?.body)).toBe(JSON.stringify(first.body));
  expect(parseIntent(null)).toBeNull();
  expect(parseIntent({ key: 1, content: "", body: {} })).toBeNull();
});

test("keys differ, and can be made where randomUUID is missing", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = new Set(Array.from({ length: 50 }, newKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

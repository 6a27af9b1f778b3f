import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isUnread, noteLook } from "./looked.ts";

const [ana, luis] = ["ana@example.com", "luis@example.com"];
const at = (minute: number) => `2026-11-23T10:${String(minute).padStart(2, "0")}:00.000Z`;
const chat = (minute: number, id = 7) => ({ id, visitorAt: at(minute) });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
  vi.useFakeTimers({ now: new Date(at(10)) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what came before a device first showed the list is not new; what comes after is, until it is looked at", () => {
  const email = `1${ana}`;
  expect(isUnread(email, chat(9))).toBe(false);
  expect(isUnread(email, chat(11))).toBe(true);
  noteLook(email, 7, at(11));
  expect([isUnread(email, chat(11)), isUnread(email, chat(12)), isUnread(email, chat(12, 8))]).toEqual([
    false,
    true,
    true,
  ]);
  // An older tab looks later.
  noteLook(email, 7, at(5));
  expect(isUnread(email, chat(11))).toBe(false);
  expect(isUnread(email, { id: 7, visitorAt: null })).toBe(false);
});

test("each member of staff has their own looks, and the oldest are let go", () => {
  const [mine, theirs] = [`2${ana}`, `2${luis}`];
  for (const email of [mine, theirs]) expect(isUnread(email, chat(1))).toBe(false);
  for (let id = 1; id <= 600; id++) noteLook(mine, id, at(20));
  expect([
    isUnread(mine, chat(15, 600)),
    isUnread(mine, chat(15, 101)),
    isUnread(mine, chat(15, 100)),
  ]).toEqual([false, false, true]);
  expect(isUnread(theirs, chat(15, 600))).toBe(true);
});

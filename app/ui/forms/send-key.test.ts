import { expect, test } from "vitest";
import { isSendKey } from "./send-key.ts";

test("Ctrl+Enter and Command+Enter send; Enter does not, nor a key that was used already", () => {
  const key = { key: "Enter", ctrlKey: false, metaKey: false, defaultPrevented: false };
  expect(isSendKey(key)).toBe(false);
  expect(isSendKey({ ...key, ctrlKey: true })).toBe(true);
  expect(isSendKey({ ...key, metaKey: true })).toBe(true);
  expect(isSendKey({ ...key, ctrlKey: true, defaultPrevented: true })).toBe(false);
});

import { expect, test } from "vitest";
import { hasEnoughLetters } from "./enough-letters.ts";

test.each(["", ".", "k", "ok", "...", "¡!?", "🙂🙂🙂🙂"])("%j says nothing", (text) => {
  expect(hasEnoughLetters(text)).toBe(false);
});

test.each(["Yes", "sí, ¡ya!", "US$120", "809-555-0142", "Да, да", "はい。ok", "👍 Voy"])(
  "%j says something",
  (text) => {
    expect(hasEnoughLetters(text)).toBe(true);
  },
);

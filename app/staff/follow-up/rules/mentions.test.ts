import { expect, test } from "vitest";
import { colleaguesFor, handleOf, mentionAt, mentionedIn, withMention } from "./mentions.ts";

const ana = { name: "Ana", email: "ana@example.com" };
const anabel = { name: "Anabel Peña", email: "anabel@example.com" };
const [leo, other] = [
  { name: "Leo", email: "leo@example.com" },
  { name: "Leo", email: "leo.2@example.com" },
];
const team = [ana, anabel, leo, other];

test.each([
  ["Ask @An", 7, { start: 4, typed: "An" }],
  ["@", 1, { start: 0, typed: "" }],
  ["(@Le", 4, { start: 1, typed: "Le" }],
  ["write to n@example.com", 22, null],
  ["@Ana\nand then", 13, null],
  ["no name", 7, null],
])("what is being typed in %j", (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});

test("colleagues are found by name, by another word of it and by address, accents aside", () => {
  expect(colleaguesFor("an", team)).toEqual([ana, anabel]);
  expect(colleaguesFor("pen", team)).toEqual([anabel]);
  expect(colleaguesFor("leo.2", team)).toEqual([other]);
  expect(colleaguesFor("z", team)).toEqual([]);
});

test("a name that two have is written as the address", () => {
  expect([handleOf(ana, team), handleOf(leo, team)]).toEqual(["Ana", "leo@example.com"]);
});

test("the chosen name stands where it was typed, and the caret behind it", () => {
  expect(withMention("Ask @an please", 7, 4, "Ana")).toEqual({ text: "Ask @Ana please", caret: 9 });
});

test("who is named, and not whose name only begins so", () => {
  expect(mentionedIn("@Anabel Peña knows", team)).toEqual([anabel.email]);
  expect(mentionedIn("@Ana, and @leo.2@example.com", team)).toEqual([ana.email, other.email]);
  expect(mentionedIn("Ana", team)).toEqual([]);
});

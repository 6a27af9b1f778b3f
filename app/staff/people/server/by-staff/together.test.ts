import { expect, test } from "vitest";
import { findTogether, type Held, type Owned } from "./together.ts";

const record = (key: string, ...values: string[]): Held => ({ key, values });
const point = (value: string, seen: string | null, more: Partial<Owned> = {}): Owned => ({
  ...{ id: 1, value, seen, isTheirs: true, isShared: false },
  ...more,
});
const beside = { isTheirs: false };
const found = (moved: Held, others: Held[], points: Owned[]) => {
  const { records, points: going, alone } = findTogether(moved, others, points);
  return [records.map(({ key }) => key), going.map(({ value }) => value), alone.map(({ value }) => value)];
};

// Lisa's lead made her; a stranger wrote her address with a number of their own, and came by the number again.
const lisas = record("lead:1", "lisa");
const typed = record("message:1", "lisa", "number");
const again = record("call:1", "number");
const points = [point("lisa", "lead:1"), point("number", "message:1", beside)];

test("what came by the number goes with the record that brought it; Lisa's address stays", () => {
  expect(found(typed, [lisas, again], points)).toEqual([["call:1"], ["number"], []]);
});

test("a number that is not surely theirs goes with any record that has it, and the one that brought it may go along", () => {
  expect(found(again, [lisas, typed], points)).toEqual([["message:1"], ["number"], ["number"]]);
});

test("a number that is surely theirs stays, whoever writes with it", () => {
  const [address] = points;
  const sure = [address as Owned, point("number", "message:1")];
  expect(found(again, [lisas, typed], sure)).toEqual([[], [], []]);
});

test("what a record that goes along brought joins further ones", () => {
  const third = record("chat:1", "number", "evil");
  const fourth = record("post:1", "evil");
  expect(found(typed, [lisas, again, third, fourth], [...points, point("evil", "chat:1", beside)])).toEqual([
    ["call:1", "chat:1", "post:1"],
    ["number", "evil"],
    [],
  ]);
});

test("what several people use joins nothing, and goes only with what brought it", () => {
  const shared = [point("lisa", "lead:1"), point("number", "message:1", { isShared: true, ...beside })];
  expect(found(typed, [lisas, again], shared)).toEqual([[], ["number"], ["number"]]);
  expect(found(again, [lisas, typed], shared)).toEqual([[], [], []]);
});

test("of the record that made the person, an address that others came by stays with them if it goes alone", () => {
  expect(found(lisas, [typed], points)).toEqual([["message:1"], ["lisa", "number"], []]);
});

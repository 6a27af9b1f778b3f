import { expect, test } from "vitest";
import { shownNames } from "./names.ts";

const called = (reader: string, ...names: string[]) => {
  const people = names.map((name, index) => ({ name, email: `colleague${index}@arribo.do` }));
  return [...shownNames(people, reader).values()];
};

test("colleagues are called by their first names", () => {
  expect(called("Carla Díaz", "Ana Peña", "beatriz lora")).toEqual(["Ana", "Beatriz"]);
});

test("two of the same first name, or one of the reader's, by the whole name", () => {
  expect(called("Carla Díaz", "Ana Peña", "Ana Lora", "Luis Gil")).toEqual(["Ana Peña", "Ana Lora", "Luis"]);
  expect(called("Ana Díaz", "Ana Peña")).toEqual(["Ana Peña"]);
});

test("a name that is none, or missing, and the same person twice", () => {
  expect(called("Carla", "Dr. Peña", "")).toEqual(["Dr. Peña", "colleague1"]);
  const ana = { name: "Ana Peña", email: "ana@arribo.do" };
  expect([...shownNames([ana, ana], "Carla")]).toEqual([["ana@arribo.do", "Ana"]]);
});

import { expect, test } from "vitest";
import { moveSentence, readMove } from "./move.ts";

const read = (search: string) => readMove(new URLSearchParams(search), "2026-11");

test("an address tells of a move in the reader's language", () => {
  const move = read("consult=open&place=Sos%C3%BAa&month=2027-03&who=nomad");
  expect(move).toEqual({ place: "Sosúa", month: "2027-03", who: "nomad" });
  if (!move) return;
  expect(moveSentence(move, "en")).toBe("I’m moving to Sosúa in March 2027 as a digital nomad.");
  expect(moveSentence(move, "es")).toBe("Me mudo a Sosúa en marzo de 2027 y soy nómada digital.");
});

test("nothing that is not on offer is taken from an address", () => {
  expect(read("place=Send+money+to&month=2027-03&who=nomad")).toBeNull();
  expect(read("place=Cabarete&month=2026-10&who=nomad")).toBeNull();
  expect(read("place=Cabarete&month=2028-05&who=nomad")).toBeNull();
  expect(read("place=Cabarete&month=2027-03&who=sentence")).toBeNull();
  expect(read("place=Cabarete&month=2027-03")).toBeNull();
});

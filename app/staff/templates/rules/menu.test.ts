import { expect, test } from "vitest";
import type { MessageTemplate } from "../contract.ts";
import { menuStep, mostOffered, offeredTemplates } from "./menu.ts";

const same = (name: string) => ({ name, names: { en: name, es: name } });
const template = (shortcut: string, fields: Partial<MessageTemplate> = {}): MessageTemplate => ({
  ...{ id: shortcut.length, ...same(shortcut.slice(1)), shortcut, channel: "any", kinds: [] },
  ...{ subjectEn: "", subjectEs: "", textEn: "a", textEs: "a", archived: false },
  ...{ changedBy: "", changedAt: "2026-11-23T10:00:00.000Z", version: 1 },
  ...fields,
});
const shortcuts = (found: readonly MessageTemplate[]) => found.map(({ shortcut }) => shortcut);

test("the menu's keys: arrows go round, Enter and Tab choose, Escape closes; any other key is the field's", () => {
  expect(menuStep("ArrowDown", 2, 3)).toEqual({ step: "move", to: 0 });
  expect(menuStep("ArrowUp", 0, 3)).toEqual({ step: "move", to: 2 });
  expect(menuStep("Enter", 0, 3)).toEqual({ step: "choose" });
  expect(menuStep("Tab", 0, 3)).toEqual({ step: "choose" });
  expect(menuStep("Escape", 0, 3)).toEqual({ step: "close" });
  expect(menuStep("a", 0, 3)).toBeNull();
  // Where nothing is offered, Enter begins a new line, and Tab leaves the field.
  expect(["Enter", "Tab", "ArrowDown"].map((key) => menuStep(key, 0, 0))).toEqual([null, null, null]);
  expect(menuStep("Escape", 0, 0)).toEqual({ step: "close" });
});

test("offered are those of the record's kind first, then those for all; none of another kind, none archived", () => {
  const all = [
    template("/all"),
    template("/lead", { kinds: ["lead"] }),
    template("/booking", { kinds: ["booking"] }),
    template("/gone", { archived: true }),
  ];
  expect(shortcuts(offeredTemplates(all, "", "lead"))).toEqual(["/lead", "/all"]);
  expect(shortcuts(offeredTemplates(all, "", "booking"))).toEqual(["/booking", "/all"]);
});

test("they are found by shortcut and by name without accents, those that begin so first", () => {
  const all = [
    template("/re-answer"),
    template("/answer"),
    template("/b", { names: { en: "Next", es: "Próxima répuesta" } }),
  ];
  expect(shortcuts(offeredTemplates(all, "ans", "lead"))).toEqual(["/answer", "/re-answer"]);
  for (const word of ["REPUESTA", "next"])
    expect(shortcuts(offeredTemplates(all, word, "lead"))).toEqual(["/b"]);
  const many = Array.from({ length: 20 }, (_, index) => template(`/t${index}`));
  expect(offeredTemplates(many, "", "lead")).toHaveLength(mostOffered);
});

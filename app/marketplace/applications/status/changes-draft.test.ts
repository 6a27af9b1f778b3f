import { beforeEach, expect, test } from "vitest";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import { blankAnswers } from "../rules/fields.ts";
import { readChanges, removeChanges, writeChanges } from "./changes-draft.ts";

const token = "token-of-the-link";
const key = `arribo.draft.application-changes.${token}`;
const before = { ...blankAnswers, city: "Santiago", businessHours: "Lunes a sábado" };

beforeEach(() => removeChanges(token));

test("only what differs is saved, and is there again", () => {
  writeChanges(token, before, { ...before, city: "Moca" }, "La foto va abajo.");
  expect(readSession(key)).toEqual({ answers: { city: "Moca" }, message: "La foto va abajo." });
  expect(readChanges(token, before)).toEqual({ answers: { city: "Moca" }, message: "La foto va abajo." });
});

test("nothing is left when all is as it was, or once it is sent", () => {
  writeChanges(token, before, { ...before, city: "Moca" }, "");
  writeChanges(token, before, before, "");
  expect(readSession(key)).toBeNull();
  writeChanges(token, before, before, "Una pregunta");
  removeChanges(token);
  expect(readChanges(token, before)).toEqual({ answers: {}, message: "" });
});

test("what does not fit a field is left out", () => {
  writeSession(key, {
    answers: { city: 7, languages: "Español", unknown: "x", province: "Espaillat" },
    message: 3,
  });
  expect(readChanges(token, before)).toEqual({ answers: { province: "Espaillat" }, message: "" });
});

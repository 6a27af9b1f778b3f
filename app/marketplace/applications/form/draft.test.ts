import { expect, test } from "vitest";
import { sealedFields } from "../contract.ts";
import { blankAnswers } from "../rules/fields.ts";
import {
  isPristine,
  lostFields,
  newDraft,
  restoreDraft,
  splitDraft,
  withAnswer,
  withSaved,
} from "./draft.ts";

const now = 1_800_000_000_000;

test("nothing that is sealed is in the part that stays on the device, not even as a blank", () => {
  let draft = newDraft(now);
  for (const name of sealedFields) draft = withAnswer(draft, name, "CANARY-7731");
  draft = withAnswer(draft, "businessName", "Plomería Báez");
  const { open, sealed } = splitDraft(draft);
  expect(JSON.stringify(open)).not.toContain("CANARY-7731");
  expect(Object.keys(sealed).sort()).toEqual([...sealedFields].sort());
  expect(Object.keys(open.answers)).toHaveLength(Object.keys(blankAnswers).length - sealedFields.length);
});

test("both parts together are the draft again", () => {
  const draft = withSaved(
    withAnswer(
      withAnswer(withAnswer(newDraft(now), "taxId", "101850043"), "languages", ["English"]),
      "bondedInsured",
      true,
    ),
    ["business"],
  );
  const { open, sealed } = JSON.parse(JSON.stringify(splitDraft(draft)));
  expect(restoreDraft(open, sealed, now + 5000)).toEqual(draft);
});

test("what went with the tab is known by name; what the person cleared is not missed", () => {
  const written = withAnswer(withAnswer(newDraft(now), "taxId", "101850043"), "bankName", "Banco Popular");
  const cleared = withAnswer(written, "bankName", "");
  expect(lostFields(cleared)).toEqual([]);
  const reopened = restoreDraft(splitDraft(cleared).open, null, now);
  expect(lostFields(reopened)).toEqual(["taxId"]);
  expect(lostFields(withAnswer(reopened, "taxId", "1"))).toEqual([]);
});

test("storage that somebody else wrote is blank where it does not fit", () => {
  for (const hostile of [
    null,
    7,
    "x",
    [],
    { answers: { businessName: 7, languages: "all", bondedInsured: "yes" } },
  ]) {
    expect(restoreDraft(hostile, hostile, now).answers).toEqual(blankAnswers);
  }
  expect(restoreDraft({ saved: ["business", "money"], startedAt: now * 2 }, {}, now)).toMatchObject({
    saved: ["business"],
    startedAt: now,
  });
});

test("an untouched form, and one typed and cleared again, is nothing to keep", () => {
  expect(isPristine(newDraft(now))).toBe(true);
  const typed = withAnswer(newDraft(now), "city", "Sosúa");
  expect(isPristine(typed)).toBe(false);
  expect(isPristine(withAnswer(typed, "city", " "))).toBe(true);
});

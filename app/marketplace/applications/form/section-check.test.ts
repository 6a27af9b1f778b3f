import { expect, test } from "vitest";
import { sectionNames } from "../contract.ts";
import { blankAnswers, fieldNames, isRequired } from "../rules/fields.ts";
import { newDraft, restoreDraft, splitDraft, withAnswer, withSaved } from "./draft.ts";
import { allProblems, sectionProblems, sectionState, visibleProblems } from "./section-check.ts";

const business = {
  ...blankAnswers,
  businessName: "Plomería Báez",
  businessNameEnglish: "Báez Plumbing",
  businessType: "LLC",
  businessRegistrationNumber: "12345SD",
  taxId: "101850043",
  yearEstablished: "2015",
  employeeCount: "4",
};

test("what must be filled in is what the spec names", () => {
  const required = sectionNames.flatMap((section) => fieldNames.filter((name) => isRequired(section, name)));
  expect(required).toEqual(
    (
      "businessName businessNameEnglish businessType businessRegistrationNumber taxId yearEstablished employeeCount " +
      "ownerFirstName ownerLastName ownerIdNumber primaryPhone email streetAddress city province serviceCategory " +
      "servicesOffered serviceDescription serviceDescriptionEnglish priceRange businessHours serviceAreas " +
      "yearsOfExperience bankName accountType emergencyContactName emergencyContactPhone emergencyContactRelation " +
      "backgroundCheckConsent termsAccepted"
    ).split(" "),
  );
});

test("a blank section says the same of every empty field, lists and numbers too", () => {
  const problems = sectionProblems("business", blankAnswers, "es");
  expect(new Set(Object.values(problems))).toEqual(new Set(["Completa este campo."]));
  expect(Object.keys(problems)).toHaveLength(7);
  expect(sectionProblems("consent", blankAnswers, "en")).toEqual({
    backgroundCheckConsent: "Please accept this to continue.",
    termsAccepted: "Please accept this to continue.",
  });
});

test("numbers: words, fractions and years out of bounds", () => {
  const year = (yearEstablished: string) =>
    sectionProblems("business", { ...business, yearEstablished }, "en").yearEstablished;
  expect(year("2015")).toBeUndefined();
  expect(year("two thousand")).toBe("Enter a whole number, like 12.");
  expect(year("2015.5")).toBe("Enter a whole number, like 12.");
  expect(year("1949")).toBe("At least 1950.");
  expect(year(String(new Date().getFullYear() + 1))).toBe(`At most ${new Date().getFullYear()}.`);
});

test("what the server found stands beside the browser's own findings, in its section", () => {
  const problems = allProblems({ ...newDraft(0), answers: { ...business, email: "x" } }, "en", {
    taxId: "Known already.",
  });
  expect(problems.business).toEqual({ taxId: "Known already." });
  expect(problems.owner.email).toBe("Enter an email address like name@example.com.");
});

test("a section's way: not started, in progress, needs attention, complete", () => {
  const state = (draft: ReturnType<typeof newDraft>, section: "business" | "references" = "business") =>
    sectionState(section, draft, sectionProblems(section, draft.answers, "en"));
  const blank = newDraft(0);
  expect(state(blank)).toBe("notStarted");
  expect(state(withSaved(blank, ["business"]))).toBe("attention");
  const begun = withAnswer(blank, "businessName", "Plomería Báez");
  expect(state(begun)).toBe("inProgress");
  const whole = { ...blank, answers: business };
  expect(state(whole)).toBe("complete");
  expect(state(withAnswer(withSaved(whole, ["business"]), "employeeCount", "0"))).toBe("attention");
  expect(state(blank, "references")).toBe("notStarted");
  expect(state(withSaved(blank, ["references"]), "references")).toBe("complete");
});

test("a section whose sealed answers went with the tab needs attention", () => {
  const draft = withAnswer(newDraft(0), "taxId", "101850043");
  const reopened = restoreDraft(splitDraft(draft).open, null, 1);
  const problems = allProblems(reopened, "en").business;
  expect(sectionState("business", reopened, problems)).toBe("attention");
  expect(Object.keys(visibleProblems("business", reopened, problems))).toEqual(["taxId"]);
  expect(Object.keys(visibleProblems("business", withSaved(reopened, ["business"]), problems))).toHaveLength(
    7,
  );
});

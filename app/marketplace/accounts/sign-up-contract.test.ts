import { expect, test } from "vitest";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./messages.ts";
import { signUpContract } from "./sign-up-contract.ts";

const contract = signUpContract(inLocale(messages, "en"));
const filled = {
  businessName: "Plomería Mella",
  businessNameEnglish: "Mella Plumbing",
  contactName: "Ana Mella",
  email: "ana@example.com",
  password: "larimar-azul",
  confirmPassword: "larimar-azul",
  phone: "",
  category: "Construction & Renovation",
  location: "Santiago",
  address: "",
  description: "",
  descriptionSpanish: "",
  website: "",
};
const problems = (values: object) =>
  contract
    .safeParse({ ...filled, ...values })
    .error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);

test("the second password is checked and never sent", () => {
  expect(contract.parse(filled)).not.toHaveProperty("confirmPassword");
  expect(contract.parse(filled).password).toBe("larimar-azul");
});

test("what is wrong with the passwords is said also while other fields are wrong", () => {
  expect(problems({ confirmPassword: "larimar" })).toEqual(["confirmPassword: Passwords do not match"]);
  const both = problems({ businessName: "", password: "abc", confirmPassword: "abd" });
  expect(both).toContain("password: Password must be at least 6 characters long");
  expect(both).toContain("confirmPassword: Passwords do not match");
});

test("category and location must be chosen", () => {
  expect(problems({ category: "", location: "" })).toEqual([
    "category: Please choose one.",
    "location: Please choose one.",
  ]);
});

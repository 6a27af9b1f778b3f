import { expect, test } from "vitest";
import { controlId, errorList, errorsPerTab, tabOf } from "./errors.ts";

const tree = {
  services: [undefined, { type: "too_big", message: "long" }],
  businessHours: { sunday: { type: "x", message: "sun" }, monday: { type: "x", message: "mon" } },
  email: { type: "x", message: "mail", ref: { name: "email" } },
};

test("errors come in the order of the screen, however deep they are", () => {
  expect(errorList(tree)).toEqual([
    { path: "email", message: "mail" },
    { path: "businessHours.monday", message: "mon" },
    { path: "businessHours.sunday", message: "sun" },
    { path: "services.1", message: "long" },
  ]);
});

test("each tab counts its own; two faults of one list count once", () => {
  const errors = [
    ...errorList(tree),
    { path: "services.3", message: "also" },
    { path: "body", message: "?" },
  ];
  expect(errorsPerTab(errors)).toEqual({ basic: 1, details: 0, hours: 2, services: 1 });
});

test("an error leads to its control", () => {
  expect(tabOf("businessHours.friday")).toBe("hours");
  expect(tabOf("version")).toBeNull();
  expect(controlId("businessHours.friday")).toBe("profile-hours-friday");
  expect(controlId("services.7")).toBe("profile-services");
});

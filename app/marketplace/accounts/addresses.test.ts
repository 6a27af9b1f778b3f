import { expect, test } from "vitest";
import { loginAddress, nextPage } from "./addresses.ts";

test("the login leads back to the page that asked for it, its query included", () => {
  expect(loginAddress("/vendor-profile")).toBe("/vendor-login?next=/vendor-profile");
  const address = loginAddress("/vendor-profile?tab=hours&x=1");
  expect(nextPage(new URL(address, "http://site").searchParams.get("next"))).toBe(
    "/vendor-profile?tab=hours&x=1",
  );
});

test.each([
  null,
  "",
  "https://evil.example/vendor-profile",
  "//evil.example/vendor-profile",
  "/\\evil.example/vendor-profile",
  "/\t/evil.example/vendor-profile",
  "javascript:alert(1)",
  "/vendor-profile/../admin-dashboard",
  "/admin-dashboard",
  "http://[",
])("anything else leads to the profile: %s", (next) => {
  expect(nextPage(next)).toBe("/vendor-profile");
});

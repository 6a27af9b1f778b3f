import { expect, test } from "vitest";
import { verificationChecks } from "#app/marketplace/vendors/values.ts";
import { affectedChecks } from "./affected-checks.ts";

test("a changed answer undoes the checks that looked at it", () => {
  expect(affectedChecks(["ownerIdNumber"])).toEqual(["identity", "background"]);
  expect(affectedChecks(["city", "taxId"])).toEqual(["registration", "address"]);
  expect(affectedChecks(["servicesOffered", "businessHours"])).toEqual([]);
  expect(affectedChecks(["serviceCategory"])).toEqual(verificationChecks);
});

import { expect, test } from "vitest";
import { filterIn, screenAt, searchOf } from "./address.ts";

test("a list is known by its path, other screens are none", () => {
  expect(screenAt("/admin/outbox")).toBe("outbox");
  expect(screenAt("/admin-dashboard")).toBe("leads");
  expect(screenAt("/admin/today")).toBeUndefined();
  expect(screenAt("/admin/vendor-applications/7")).toBeUndefined();
});

test("page and selected entry are no part of a filter; the order of its parts is none either", () => {
  const filter = filterIn("bookings", "?status=pending&booking=7&cursor=abc&search=+Lisa+&held=");
  expect(filter).toEqual({ status: "pending", search: "Lisa" });
  expect(searchOf(filter)).toBe("?search=Lisa&status=pending");
  expect(searchOf({ status: "pending", search: "Lisa" })).toBe(searchOf(filter));
  expect(searchOf({})).toBe("");
});

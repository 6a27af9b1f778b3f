import { expect, test } from "vitest";
import { barMode, hasOwnLanguage, isCurrent, isForEverybody, isSingleTaskPage, parentOf } from "./links.ts";

test.each([
  ["/", "public"],
  ["/packages", "public"],
  ["/dominican-vendor-portal", "public"],
  ["/booking/42", "public"],
  ["/vendor-directory", "buyer"],
  ["/vendor-list", "buyer"],
  ["/vendor/42", "buyer"],
  ["/vendor-login", "vendor"],
  ["/vendor-application", "vendor"],
  ["/vendor-dashboard", "account"],
  ["/vendor-profile", "account"],
  ["/admin-dashboard", "admin"],
  ["/admin/dominican-vendors", "admin"],
  ["/booking-management", "admin"],
  ["/booking-management/", "admin"],
  ["/flagged-vendors", "admin"],
  ["/flag-incidents", "admin"],
  ["/job-matching-demo", "admin"],
])("%s shows the %s bar", (path, mode) => {
  expect(barMode(path)).toBe(mode);
});

test("only the open page is current, and a link into the home page never is", () => {
  expect(isCurrent("/", "/")).toBe(true);
  expect(isCurrent("/", "/packages")).toBe(false);
  expect(isCurrent("/#contact", "/")).toBe(false);
  expect(isCurrent("/services", "/services")).toBe(true);
  expect(isCurrent("/community", "/community-board")).toBe(false);
});

test("pages for one thing end in one line, and those to look around in with all ways onward", () => {
  for (const path of [
    "/track/x",
    "/planning-call/x",
    "/job-offer/x",
    "/board-letters/x",
    "/review/x",
    "/booking/4",
    "/book-vendor/4",
    "/vendor-profile",
  ])
    expect(isSingleTaskPage(path), path).toBe(true);
  for (const path of ["/", "/vendor/4", "/vendor-directory", "/vendor-list", "/partners", "/community-board"])
    expect(isSingleTaskPage(path), path).toBe(false);
});

test("the portal and an offer bear their own language switch", () => {
  expect(hasOwnLanguage("/dominican-vendor-portal")).toBe(true);
  expect(hasOwnLanguage("/job-offer/x")).toBe(true);
  expect(hasOwnLanguage("/vendor-signup")).toBe(false);
});

test.each([
  ["/vendor/4", "/vendor-directory"],
  ["/booking/4", "/vendor-directory"],
  ["/community-board/4", "/community-board"],
  ["/guide/housing", "/guide"],
  ["/guide", "/"],
  ["/community-board", "/"],
  ["/vendor-directory", "/"],
  ["/book-vendor/4", "/"],
])("the way back from %s leads to %s", (path, parent) => {
  expect(parentOf(path).to).toBe(parent);
});

test("pages for everybody say that samples are shown; those of one person and of staff do not", () => {
  for (const path of ["/", "/vendor-directory", "/vendor/4", "/community-board", "/partners"])
    expect(isForEverybody(path), path).toBe(true);
  for (const path of ["/track/x", "/vendor-login", "/vendor-dashboard", "/booking/4", "/admin-dashboard"])
    expect(isForEverybody(path), path).toBe(false);
});

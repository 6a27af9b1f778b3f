import { expect, test } from "vitest";
import { currentMark, deskGroups, todayScreen } from "./screens.ts";

const screens = [todayScreen, ...deskGroups.flatMap((group) => group.screens)];
const marked = (path: string) =>
  screens.flatMap((one) => {
    const mark = currentMark(one, path);
    return mark ? [[one.label, mark]] : [];
  });

test.each([
  ["/admin/today", [["today", "page"]]],
  ["/admin/today/", [["today", "page"]]],
  ["/flagged-vendors", [["flags", "page"]]],
  ["/flag-incidents", [["flags", "true"]]],
  ["/admin/vendor-applications/7", [["applications", "true"]]],
  ["/admin/vendors", [["directory", "page"]]],
  ["/admin/account", []],
])("%s marks one entry at most", (path, expected) => {
  expect(marked(path)).toEqual(expected);
});

test("no screen has two entries", () => {
  expect(new Set(screens.map(({ to }) => to)).size).toBe(screens.length);
});

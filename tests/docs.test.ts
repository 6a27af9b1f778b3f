import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { unsetSettings } from "#platform/config/config.server.ts";
import { settingNotes } from "#platform/config/setting-notes.ts";
import { pages as made } from "../docs/make.ts";

const pages = [...globSync("*.md"), ...globSync("docs/**/*.md"), ...globSync("{app,platform}/**/README.md")];

test("every link of a document to a file leads to one", () => {
  const lost = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, to = ""]) => to)
      .filter((to) => !/^[a-z]+:/.test(to) && !existsSync(path.join(path.dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(lost).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
});

test("the index of decisions has a row for each decision, with its title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  for (const page of globSync("docs/decisions/0*.md")) {
    const name = path.basename(page);
    const [, title = ""] = /^# \d+\. (.*)/.exec(readFileSync(page, "utf8")) ?? [];
    expect(index, name).toContain(`| [${name.slice(0, 4)}](${name}) | ${title} |`);
  }
});

test("the README is short enough to be read", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThan(150);
});

test("every setting that is checked has its note, and the pages made from the notes are those in the repository", () => {
  expect(Object.keys(settingNotes).toSorted()).toEqual(Object.keys(unsetSettings).toSorted());
  for (const [page, text] of Object.entries(made())) expect(readFileSync(page, "utf8"), page).toBe(text);
});

import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { unsetSettings } from "#platform/config/config.server.ts";
import { settingNotes } from "#platform/config/setting-notes.ts";
import { pages as made } from "../docs/make.ts";

const pages = [
  ...globSync("*.md"),
  ...globSync("docs/**/*.md"),
  ...globSync("{app,platform,tests,bench,commands}/**/README.md"),
];

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

/** Options of other programs, and names that stand for any file or for none. */
const foreignNames = new Set([
  ...["noRestrictedImports", "MemoryMax"],
  ...["index.ts", "x.test.ts", "x.integration.test.ts", "x.spec.ts"],
]);

test("a file or an identifier that a document names is there; decisions and the changelog name what was", () => {
  const files = globSync(["{app,platform,tests,bench,commands,docs,supply,pictures}/**/*.*", "*.{ts,js}"]);
  const names = new Set(files.map((file) => path.basename(file)));
  const code = globSync(["{app,platform,tests,bench,commands}/**/*.{ts,tsx,js}", "*.{ts,js}"]);
  const identifiers = new Set(code.flatMap((file) => readFileSync(file, "utf8").match(/[\w$]+/g) ?? []));
  const isThere = (named: string) =>
    /^[\w./-]+\.(tsx?|js)$/.test(named)
      ? names.has(named) || files.some((file) => file === named || file.endsWith(`/${named}`))
      : !/^[a-z]+[A-Z]\w*(\(.*\))?$/.test(named) || identifiers.has(named.replace(/\(.*/, ""));
  const lost = pages
    .filter((page) => !/^docs\/decisions\/0|^CHANGELOG/.test(page))
    .flatMap((page) =>
      [
        ...readFileSync(page, "utf8")
          .replace(/^```.*?^```/gms, "")
          .matchAll(/`([^`\n]+)`/g),
      ]
        .map(([, named = ""]) => named)
        .filter((named) => !foreignNames.has(named) && !isThere(named))
        .map((named) => `${page}: ${named}`),
    );
  expect(lost).toEqual([]);
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

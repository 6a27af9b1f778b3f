import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What keeps all of a file from running, and what keeps one test from it, said inside. */
const idleFile = /\b(describe|suite)(\.\w+)*\.(skip|todo|fixme)\b|\b(test|it|describe)(\.\w+)*\.only\b/;
const idleTest = /\b(test|t|ctx|context)\.(skip|todo|fixme|fails?)\b|\b(skip|todo): true\b/;

/** Whether a file holds the test and runs it: begun by a bare `test`, or one for each of a list, or on Linux alone. */
function runs(text: string, name: string): boolean {
  const at = text.indexOf(`"${name}"`);
  if (at < 0 || idleFile.test(text)) return false;
  const [line = ""] = text.slice(0, at).trimEnd().split("\n").slice(-1);
  // The end of a list for `test.each` is the beginning of its line.
  if (
    !/^ *((await t\.)?test|test\.runIf\(process\.platform === "linux"\)|(test\.each\(.*)?\]?\))\(\s*$/.test(
      line,
    )
  )
    return false;
  const [body = ""] = text.slice(at).split(/^\}/m, 1);
  return !idleTest.test(body);
}

test("a proof that is skipped, or the group it is in, is none", () => {
  expect(runs(`test("a", async () => {})`, "a")).toBe(true);
  expect(runs(`test.runIf(process.platform === "linux")("a", () => {})`, "a")).toBe(true);
  expect(runs(`test.each([\n  [1],\n])("a", () => {})`, "a")).toBe(true);
  for (const text of [
    `test.skip("a", () => {})`,
    `test.todo("a")`,
    `test.skipIf(true)("a", () => {})`,
    `describe.skip("b", () => {\n  test("a", () => {})\n})`,
    `test("a", (t) => {\n  t.skip()\n})`,
    `test("a", { skip: true }, () => {})`,
    `const name = "a"`,
    `test("b", () => {})`,
  ])
    expect(runs(text, "a"), text).toBe(false);
});

test("every proof that docs/reliability.md names is there", () => {
  const page = readFileSync("docs/reliability.md", "utf8");
  const proofs = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(
    ([, file = "", names = ""]) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]): [string, string] => [file, name]),
  );
  expect(
    proofs.filter(([file, name]) => !existsSync(file) || !runs(readFileSync(file, "utf8"), name)),
  ).toEqual([]);
  expect(proofs.length).toBeGreaterThan(40);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [, command = ""] of page.matchAll(/`npm run ([\w:]+)/g))
    expect(Object.keys(scripts)).toContain(command);
});

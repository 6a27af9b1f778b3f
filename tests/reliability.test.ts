import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every proof that docs/reliability.md names is there", () => {
  const page = readFileSync("docs/reliability.md", "utf8");
  const proofs = [...page.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`: ((?:"[^"]+"(?:; )?)+)/g)].flatMap(
    ([, file = "", names = ""]) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name = ""]): [string, string] => [file, name]),
  );
  const gone = proofs.filter(
    ([file, name]) => !existsSync(file) || !readFileSync(file, "utf8").includes(`"${name}"`),
  );
  expect(gone).toEqual([]);
  expect(proofs.length).toBeGreaterThan(40);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [, command = ""] of page.matchAll(/`npm run ([\w:]+)/g))
    expect(Object.keys(scripts)).toContain(command);
});

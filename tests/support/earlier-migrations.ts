import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** @returns a folder with the migrations up to and including this one, for the file's tests */
export function migrationsUpTo(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-upgrade-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync("migrations", folder, { recursive: true });
  const file = path.join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex(({ tag }) => tag.includes(name));
  if (last < 0) throw new Error(`no migration ${name}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

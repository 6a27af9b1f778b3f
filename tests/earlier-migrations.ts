import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** @returns a folder with the migrations before the one of this name, for the file's tests */
export function migrationsBefore(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-upgrade-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync("migrations", folder, { recursive: true });
  const file = path.join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const first = journal.entries.findIndex(({ tag }) => tag.includes(name));
  if (first < 1) throw new Error(`no migration ${name}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

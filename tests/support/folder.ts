import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";

/** A folder that is removed after the file's tests. Other users may enter it, as root's PostgreSQL must. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `arribo-${name}-`));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

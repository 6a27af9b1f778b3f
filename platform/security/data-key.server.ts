import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What sealed data is opened with; see `DATA_KEY` and platform/security/seal.server.ts. */
export type DataKey = { id: string; bytes: Buffer };

/** A file that should hold keys does not; the message is for the operator. */
export class DataKeyError extends Error {
  override name = "DataKeyError";
}

export const keyFileOf = (dataDir: string) => path.join(dataDir, "data.key");

/** A key by its name: what it is called where it must not be shown. */
export function keyOf(bytes: Buffer): DataKey {
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
}

/** As in `DATA_KEY`, one a line. */
export const linesOf = (keys: readonly DataKey[]) =>
  keys.map(({ bytes }) => `${bytes.toString("base64")}\n`).join("");

/** @param from says where the lines come from. @throws DataKeyError */
export function keysOfLines(lines: string, from: string): DataKey[] {
  const keys = lines
    .split(/\s+/)
    .filter((line) => line !== "")
    .map((line) => keyOf(Buffer.from(line, "base64")));
  if (keys.length === 0 || keys.some(({ bytes }) => bytes.length !== 32))
    throw new DataKeyError(`${from} does not hold a key of 32 bytes in each line.`);
  return keys;
}

/** The keys of `data.key`, the newest first; none where there is no such file. */
export function keysInFile(dataDir: string): DataKey[] {
  const file = keyFileOf(dataDir);
  return existsSync(file) ? keysOfLines(readFileSync(file, "utf8"), file) : [];
}

/** The same, but made (mode 0600) where there is none. */
export function ensureKeysInFile(dataDir: string): DataKey[] {
  const file = keyFileOf(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Written beside and linked: of several processes at once one makes it, and nobody reads half of it.
    const fresh = writeBeside(file, [keyOf(randomBytes(32))]);
    try {
      linkSync(fresh, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      unlinkSync(fresh);
    }
  }
  return keysInFile(dataDir);
}

/** Adds keys after those that are there: none is ever lost. */
export function addKeysToFile(dataDir: string, keys: readonly DataKey[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = keyFileOf(dataDir);
  renameSync(writeBeside(file, [...keysInFile(dataDir), ...keys]), file);
}

function writeBeside(file: string, keys: readonly DataKey[]): string {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, linesOf(keys), { mode: 0o600, flush: true });
  return fresh;
}

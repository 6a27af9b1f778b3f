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

/** A key for sealed data (seal.server.ts). `id` names it where the key itself must not be shown. */
export type DataKey = { id: string; bytes: Buffer };

/** A key file is invalid; the message is for the operator. */
export class DataKeyError extends Error {
  override name = "DataKeyError";
}

/** Used only while DATA_KEY is not set. */
export const keyFilePath = (dataDir: string) => path.join(dataDir, "data.key");

/** @param bytes 32 of them @returns as `id` the beginning of the key's SHA-256 */
export function toDataKey(bytes: Buffer): DataKey {
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
}

/** In the format of `DATA_KEY`, one key per line. */
export const formatKeys = (keys: readonly DataKey[]) =>
  keys.map(({ bytes }) => `${bytes.toString("base64")}\n`).join("");

/** @param from the source, for the error message. @throws DataKeyError */
export function parseKeys(lines: string, from: string): DataKey[] {
  const keys = lines
    .split(/\s+/)
    .filter((line) => line !== "")
    .map((line) => toDataKey(Buffer.from(line, "base64")));
  if (keys.length === 0 || keys.some(({ bytes }) => bytes.length !== 32))
    throw new DataKeyError(`${from} must hold one 32-byte key a line.`);
  return keys;
}

/** The keys of `data.key`, newest first; none if there is no file. @throws DataKeyError if it is invalid */
export function readKeyFile(dataDir: string): DataKey[] {
  const file = keyFilePath(dataDir);
  return existsSync(file) ? parseKeys(readFileSync(file, "utf8"), file) : [];
}

/** The same, but creates the file (mode 0600) with a new key if there is none. */
export function ensureKeyFile(dataDir: string): DataKey[] {
  const file = keyFilePath(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Written to a temporary file and linked: atomic, and only one of several processes creates it.
    const temporary = writeTemporary(file, [toDataKey(randomBytes(32))]);
    try {
      linkSync(temporary, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      unlinkSync(temporary);
    }
  }
  return readKeyFile(dataDir);
}

/**
 * For a restore: adds keys after those of the file, whose first goes on sealing. Creates the file (mode 0600) or
 * replaces it in one step.
 * @throws DataKeyError if it is invalid
 */
export function appendToKeyFile(dataDir: string, keys: readonly DataKey[]): void {
  mkdirSync(dataDir, { recursive: true });
  const file = keyFilePath(dataDir);
  renameSync(writeTemporary(file, [...readKeyFile(dataDir), ...keys]), file);
}

function writeTemporary(file: string, keys: readonly DataKey[]): string {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, formatKeys(keys), { mode: 0o600, flush: true });
  return temporary;
}

// What the operator's commands share: settings, what is said to them, and an end that tells the truth.
import { readFileSync } from "node:fs";
import path from "node:path";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { BackupError } from "#platform/backup/format.ts";
import { type Config, ConfigError, readConfig } from "#platform/config.server.ts";
import { DataKeyError } from "#platform/data-key.server.ts";
import { AnotherArriboError } from "#platform/database/embedded-lock.server.ts";
import { MigrationError } from "#platform/database/migrate.server.ts";
import { VisitError } from "#platform/database/visit.server.ts";
import { SealError } from "#platform/seal.server.ts";

export const say = (line: string) => process.stdout.write(`${line}\n`);

const root = path.dirname(import.meta.dirname);
export const migrations = path.join(root, "migrations");
/** Arribo's version. */
export const version = (): string =>
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).version;

/** Runs a command. What goes wrong ends it with a sentence and exit code 1; so does Ctrl-C, after tidying up. */
export async function command(act: (config: Config, signal: AbortSignal) => Promise<void>): Promise<void> {
  const ending = new AbortController();
  // Ctrl-C arrives twice under npm: from the terminal, and from npm.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => ending.abort(new BackupError("It was broken off.")));
  try {
    await act(readConfig(process.env), ending.signal);
  } catch (error) {
    process.stderr.write(`\n${sentenceOf(ending.signal.aborted ? ending.signal.reason : error)}\n`);
    process.exitCode = 1;
  }
}

const spoken = [
  BackupError,
  ConfigError,
  SealError,
  DataKeyError,
  AnotherArriboError,
  VisitError,
  MigrationError,
];
const meanings: Record<string, string> = {
  ENOSPC: "The disk is full.",
  EDQUOT: "The disk is full: its quota is used up.",
  EACCES: "A file or folder may not be read or written by this user.",
  EROFS: "The disk may only be read.",
  ECONNREFUSED: "The database does not answer: nothing listens at its address.",
  ENOTFOUND: "The database does not answer: its host is not known.",
  ETIMEDOUT: "The database does not answer.",
  "28P01": "The database does not know this user or password.",
  "3D000": "There is no database of that name.",
  "42501": "The database's role may not do that.",
  "53100": "The database's disk is full.",
  "55P03": "Somebody keeps a table of the database locked; it was waited for, for a minute.",
  "57P01": "The database was stopped meanwhile.",
};

/** An error as a sentence. PostgreSQL's own words are left out: they quote what people wrote. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return "It failed.";
  if (spoken.some((known) => error instanceof known)) return error.message;
  // drizzle's own words are the query, with what it was about.
  if (error instanceof DrizzleQueryError) return sentenceOf(error.cause);
  const { code, path: file } = error as Error & { code?: string; path?: string };
  const meaning = code && meanings[code];
  if (meaning) return file ? `${meaning} (${file})` : meaning;
  if (code && /^[0-9A-Z]{5}$/.test(code)) return `The database refused (${code}).`;
  if (/Connection terminated|Client was closed|not queryable/.test(error.message))
    return "The connection to the database was lost.";
  return `It failed: ${error.message}`;
}

// What the operator's commands share: settings, what is said to them, and an end that tells the truth.
import { readFileSync } from "node:fs";
import path from "node:path";
import { BackupError } from "#platform/backup/format.ts";
import { type Config, ConfigError, readConfig } from "#platform/config/config.server.ts";
import { MigrationError } from "#platform/database/migrate.server.ts";
import { DatabaseRefusedError } from "#platform/database/with-database.server.ts";
import { AnotherArriboError } from "#platform/embedded-postgres/lock.server.ts";
import { explainError } from "#platform/log/explain-error.server.ts";
import { DataKeyError } from "#platform/security/data-key.server.ts";
import { SealError } from "#platform/security/seal.server.ts";

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
  DatabaseRefusedError,
  MigrationError,
];

/** An error as a sentence for the operator. */
export const sentenceOf = (error: unknown) => explainError(error, spoken);

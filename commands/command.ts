import path from "node:path";
import { BackupError } from "#platform/backup/format.ts";
import { type Config, ConfigError, readConfig } from "#platform/config/config.server.ts";
import { MigrationError } from "#platform/database/start/migrate.server.ts";
import { AnotherArriboError } from "#platform/embedded-postgres/embedded.server.ts";
import { explainError } from "#platform/log/explain-error.server.ts";
import { DataKeyError } from "#platform/security/data-key.server.ts";
import { SealError } from "#platform/security/seal.server.ts";
import packageJson from "../package.json" with { type: "json" };
import { DatabaseRefusedError } from "./with-database.ts";

export const say = (line: string) => process.stdout.write(`${line}\n`);

/** Commands run in Arribo's folder, as npm does and deploy/arribo. */
export const migrations = path.resolve("migrations");
export const { version } = packageJson;

/** Runs a command. An error, or Ctrl-C after cleaning up, prints one sentence and sets exit code 1. */
export async function runOperatorCommand(
  act: (config: Config, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // The reader of a pipe may be gone (`| head`): the work goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const abort = new AbortController();
  // npm forwards Ctrl-C, so it arrives twice.
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => abort.abort(new BackupError("Interrupted.")));
  try {
    await act(readConfig(process.env), abort.signal);
  } catch (error) {
    process.stderr.write(`\n${explain(abort.signal.aborted ? abort.signal.reason : error)}\n`);
    process.exitCode = 1;
  }
}

const operatorErrors = [
  BackupError,
  ConfigError,
  SealError,
  DataKeyError,
  AnotherArriboError,
  DatabaseRefusedError,
  MigrationError,
];

export const explain = (error: unknown) => explainError(error, operatorErrors);

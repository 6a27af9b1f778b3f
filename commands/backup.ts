// `npm run backup [-- file or folder] [--untried]`: writes the whole database into one file while the site runs.
import { existsSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { drizzle } from "drizzle-orm/node-postgres";
import { withConnection } from "#platform/backup/catalog.server.ts";
import { createBackup } from "#platform/backup/create-backup.server.ts";
import { isEncrypting } from "#platform/backup/encryption.server.ts";
import { BackupError } from "#platform/backup/format.ts";
import { recordBackup } from "#platform/backup/record-backup.server.ts";
import { databaseSize } from "#platform/backup/trial-restore.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import { type DataKey, formatKeys, readKeyFile, toDataKey } from "#platform/security/data-key.server.ts";
import { findUnknownKeys } from "#platform/security/reseal.server.ts";
import { migrations, runOperatorCommand, say, version } from "./command.ts";
import { withDatabase } from "./with-database.ts";

await runOperatorCommand(async (config, signal) => {
  const { values, positionals } = parseArguments();
  const { encryption } = config.backup;
  const isEncrypted = isEncrypting(encryption);
  const file = targetFile(positionals[0] ?? config.backup.folder, isEncrypted);
  const keys = config.dataKeys.length > 0 ? config.dataKeys.map(toDataKey) : readKeyFile(config.dataDir);
  const trialRestore = !values.untried;
  await withDatabase(config, { running: "allowed", missing: "refused", say }, async (url) => {
    if (trialRestore && !config.databaseUrl) await requireDiskSpace(config, url, signal);
    const input = {
      file,
      encryption,
      arribo: version,
      keys: formatKeys(keys),
      migrations,
      trialRestore,
      signal,
    };
    const { contents, takenAt } = await createBackup(url, input);
    await recordBackup(url, { file, takenAt, trialRestore }, signal);
    const rows = Object.values(contents).reduce((sum, one) => sum + one.rows, 0);
    say(`${file}`);
    say(
      `  ${Object.keys(contents).length} tables, ${rows} rows, as of ${takenAt}; ${(statSync(file).size / 1e6).toFixed(1)} MB.`,
    );
    say(
      trialRestore
        ? "  Restored for a trial: count and checksum of every table are equal."
        : "  Verified by reading every row. Not restored for a trial (--untried).",
    );
    for (const line of remarks(isEncrypted, keys.length > 0)) say(`  ${line}`);
    for (const line of await keyWarnings(url, keys, signal)) say(`  ${line}`);
  });
});

function parseArguments() {
  try {
    const parsed = parseArgs({ allowPositionals: true, options: { untried: { type: "boolean" } } });
    if (parsed.positionals.length <= 1) return parsed;
  } catch {
    // Reported as wrong usage.
  }
  throw new BackupError("npm run backup [-- file or folder] [--untried]");
}

function targetFile(target: string, isEncrypted: boolean): string {
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const name = `arribo-${stamp}.tar.zst${isEncrypted ? ".age" : ""}`;
  const isFile = /\.(zst|age)$/.test(target) && !(existsSync(target) && statSync(target).isDirectory());
  if (isFile) requireMatchingName(target, isEncrypted);
  return path.resolve(isFile ? target : path.join(target, name));
}

/** People trust a name that ends in .age, and copy the file to public places. */
function requireMatchingName(file: string, isEncrypted: boolean): void {
  if (file.endsWith(".age") === isEncrypted) return;
  throw new BackupError(
    isEncrypted
      ? `The backup is encrypted (BACKUP_RECIPIENTS or BACKUP_PASSPHRASE is set): its name must end in .age, not ${path.extname(file)}.`
      : "The backup would not be encrypted, though its name ends in .age. Set BACKUP_RECIPIENTS or BACKUP_PASSPHRASE, or use a name that ends in .tar.zst.",
  );
}

/** The trial restore uses the running site's disk and must not fill it. */
async function requireDiskSpace({ dataDir }: Config, url: string, signal: AbortSignal): Promise<void> {
  const { bavail, bsize } = statfsSync(dataDir);
  // Tables plus the same amount of WAL.
  const needed = 2 * (await databaseSize(url, signal)) + 100e6;
  if (bavail * bsize < needed)
    throw new BackupError(
      `The trial restore needs ${Math.ceil(needed / 1e6)} MB in ${dataDir}, and ${Math.floor((bavail * bsize) / 1e6)} MB are free. Free some space, or pass --untried.`,
    );
}

function remarks(isEncrypted: boolean, hasKeys: boolean): string[] {
  const rest = "Not in it: your settings (the environment) and operator.json.";
  if (isEncrypted) return [`Encrypted; the key of the sealed data (data.key) is in it.`, rest];
  return [
    "NOT encrypted: it holds people's names and messages, and the hashes of passwords. No session and no link can be taken from it, since these lie in it as hashes or sealed. Keep it where only you can read it, or set BACKUP_RECIPIENTS or BACKUP_PASSPHRASE.",
    hasKeys
      ? "Not in it: the key of the sealed data (DATA_KEY, or data.key in DATA_DIR). Keep a copy of it elsewhere: without it cédulas and bank details cannot be read."
      : "Not in it: DATA_KEY. Keep a copy of it elsewhere: without it cédulas and bank details cannot be read.",
    rest,
  ];
}

async function keyWarnings(url: string, keys: readonly DataKey[], signal: AbortSignal): Promise<string[]> {
  if (keys.length === 0) return [];
  const keyIds = keys.map(({ id }) => id);
  return withConnection(url, signal, (client) => findUnknownKeys(drizzle(client), keyIds));
}

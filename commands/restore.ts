// `npm run restore -- file [--replace]`: restores a backup into an empty database, or replaces its content.
import { parseArgs } from "node:util";
import { connect } from "#platform/backup/catalog.server.ts";
import { checkFile } from "#platform/backup/check.server.ts";
import { BackupError, type Manifest } from "#platform/backup/format.ts";
import { restore } from "#platform/backup/restore.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import { withDatabase } from "#platform/database/with-database.server.ts";
import { close } from "#platform/embedded-postgres/connection.server.ts";
import {
  addKeysToFile,
  keyFileOf,
  keyOf,
  keysInFile,
  keysOfLines,
} from "#platform/security/data-key.server.ts";
import { command, migrations, say } from "./command.ts";

await command(async (config, signal) => {
  const { file, replace } = argumentsOf();
  // Before a database is created for it.
  await checkFile(file, config.backup.lock);
  await withDatabase(config, { running: "refused", missing: "made", say }, async (url) => {
    const client = await connect(url, signal);
    try {
      const remarks: string[] = [];
      const { lock } = config.backup;
      const beforeCommit = async (manifest: Manifest, lines: string | undefined) => {
        remarks.push(...keepKeys(config, manifest, lines));
      };
      const { contents, takenAt } = await restore(client, { file, lock, migrations, replace, beforeCommit });
      const rows = Object.values(contents).reduce((sum, one) => sum + one.rows, 0);
      say(`${file}, as of ${takenAt}: ${Object.keys(contents).length} tables, ${rows} rows are back.`);
      say("  Count and checksum of every table are equal.");
      for (const remark of remarks) say(`  ${remark}`);
      say(
        "  Letters that had not left by then will leave when Arribo starts, also those that have left since.",
      );
    } finally {
      await close(client);
    }
  });
});

function argumentsOf(): { file: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, replace: values.replace };
  } catch {
  }
  throw new BackupError("npm run restore -- file [--replace]");
}

/** Saves missing data keys from the backup; existing keys stay. @returns remarks for the operator */
function keepKeys(
  { dataKeys, dataDir }: Config,
  { sealedWith }: Manifest,
  lines: string | undefined,
): string[] {
  const here = dataKeys.length > 0 ? dataKeys.map(keyOf) : keysInFile(dataDir);
  const missing = sealedWith.filter((id) => !here.some((key) => key.id === id));
  if (missing.length === 0) return [];
  const brought = lines ? keysOfLines(lines, "The backup") : [];
  const added = brought.filter(({ id }) => missing.includes(id));
  if (added.length > 0) addKeysToFile(dataDir, added);
  if (added.length < missing.length)
    return [
      `The sealed data needs the key ${missing.join(", ")}, which is neither here nor in the backup. Before Arribo starts, put your copy into DATA_KEY or ${keyFileOf(dataDir)}.`,
    ];
  const where = `The key of the sealed data is now in ${keyFileOf(dataDir)}.`;
  return [dataKeys.length > 0 ? `${where} DATA_KEY does not name it yet: add it there.` : where];
}

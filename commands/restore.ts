// `npm run restore -- file [--replace]`: restores a backup into an empty database, or replaces its content.
import { parseArgs } from "node:util";
import { withConnection } from "#platform/backup/catalog.server.ts";
import { BackupError, type Manifest } from "#platform/backup/format.ts";
import { restoreBackup } from "#platform/backup/restore.server.ts";
import { verifyFile } from "#platform/backup/verify-file.server.ts";
import type { Config } from "#platform/config/config.server.ts";
import {
  appendToKeyFile,
  keyFilePath,
  parseKeys,
  readKeyFile,
  toDataKey,
} from "#platform/security/data-key.server.ts";
import { migrations, runOperatorCommand, say } from "./command.ts";
import { withDatabase } from "./with-database.ts";

await runOperatorCommand(async (config, signal) => {
  const { file, replace } = parseArguments();
  // Before a database is created for it.
  await verifyFile(file, config.backup.encryption);
  await withDatabase(config, { running: "refused", missing: "made", say }, async (url) => {
    const remarks: string[] = [];
    const { contents, takenAt } = await withConnection(url, signal, (client) =>
      restoreBackup(client, {
        file,
        encryption: config.backup.encryption,
        migrations,
        replace,
        beforeCommit: async (manifest, lines) => void remarks.push(...saveKeys(config, manifest, lines)),
      }),
    );
    const rows = Object.values(contents).reduce((sum, one) => sum + one.rows, 0);
    say(`${file}, as of ${takenAt}: ${Object.keys(contents).length} tables, ${rows} rows restored.`);
    say("  Count and checksum of every table are equal.");
    for (const remark of remarks) say(`  ${remark}`);
    say("  Letters unsent at that time will be sent when Arribo starts, including those sent since.");
  });
});

function parseArguments(): { file: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, replace: values.replace };
  } catch {
    // Reported as wrong usage.
  }
  throw new BackupError("npm run restore -- file [--replace]");
}

/** Saves missing data keys from the backup; existing keys stay. @returns remarks for the operator */
function saveKeys(
  { dataKeys, dataDir }: Config,
  { sealedWith }: Manifest,
  lines: string | undefined,
): string[] {
  const localKeys = dataKeys.length > 0 ? dataKeys.map(toDataKey) : readKeyFile(dataDir);
  const missing = sealedWith.filter((id) => !localKeys.some((key) => key.id === id));
  if (missing.length === 0) return [];
  const backupKeys = lines ? parseKeys(lines, "The backup") : [];
  const added = backupKeys.filter(({ id }) => missing.includes(id));
  if (added.length > 0) appendToKeyFile(dataDir, added);
  if (added.length < missing.length)
    return [
      `The sealed data needs the key ${missing.join(", ")}, which is neither here nor in the backup. Before Arribo starts, put your copy into DATA_KEY or ${keyFilePath(dataDir)}.`,
    ];
  const where = `The key of the sealed data is now in ${keyFilePath(dataDir)}.`;
  return [dataKeys.length > 0 ? `${where} DATA_KEY does not name it yet: add it there.` : where];
}

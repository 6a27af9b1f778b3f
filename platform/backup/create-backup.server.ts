import { stat } from "node:fs/promises";
import { DatabaseError } from "pg";
import { closeClient } from "#platform/database/client.server.ts";
import { parseKeys } from "#platform/security/data-key.server.ts";
import { writeEntries } from "./archive.server.ts";
import { connect } from "./catalog.server.ts";
import { isEncrypting, withTemporaryIdentity } from "./encryption.server.ts";
import { BackupError, type EncryptionKeys, type Manifest, type Trailer } from "./format.ts";
import { copyTables, describeSnapshot, openSnapshot } from "./snapshot.server.ts";
import { requireTrialRights, restoreForTrial } from "./trial-restore.server.ts";
import { verifyFile } from "./verify-file.server.ts";

type BackupInput = {
  file: string;
  encryption: EncryptionKeys;
  arribo: string;
  /** The data keys as lines. Included only in an encrypted file. */
  keys: string;
  migrations: string;
  /** Restore the file into a temporary database before it counts as a backup; otherwise it is only read back. */
  trialRestore: boolean;
  signal: AbortSignal;
};

/** Writes a consistent snapshot into one file, named only after its check, while the site runs. @throws BackupError */
export async function createBackup(url: string, input: BackupInput): Promise<Manifest & Trailer> {
  const { file, signal } = input;
  const encryption = await withTemporaryIdentity(input.encryption);
  const client = await connect(url, signal);
  let result: (Manifest & Trailer) | undefined;
  try {
    if (input.trialRestore) await requireTrialRights(client);
    const tables = await openSnapshot(client);
    const manifest = await describeSnapshot(client, tables, input.arribo);
    if (isEncrypting(encryption)) requireKeys(manifest, input.keys);
    await writeEntries(file, encryption, {
      fill: async (put) => {
        await put("manifest.json", JSON.stringify(manifest, null, 1));
        if (isEncrypting(encryption)) await put("data.key", input.keys);
        const trailer = await copyTables(client, tables, put);
        await put("end.json", JSON.stringify(trailer, null, 1));
        result = { ...manifest, ...trailer };
      },
      check: async (unfinished) => {
        await closeClient(client);
        if (input.trialRestore)
          await restoreForTrial(url, { ...input, encryption, file: unfinished }, signal);
        else await verifyFile(unfinished, encryption);
      },
    });
  } finally {
    await closeClient(client);
  }
  if (!result) throw new Error("the snapshot returned no result");
  await recordBackup(url, result.takenAt, input);
  return result;
}

/** Keeps a year of records. A database that is read-only, or older than the table, has no record. */
async function recordBackup(url: string, takenAt: string, { file, trialRestore, signal }: BackupInput) {
  const client = await connect(url, signal);
  try {
    const { size } = await stat(file);
    await client.query(
      "insert into backup_record (taken_at, bytes, restored_for_trial) values ($1, $2, $3)",
      [takenAt, size, trialRestore],
    );
    await client.query("delete from backup_record where taken_at < now() - interval '1 year'");
  } catch (error) {
    if (!isSqlState(error, "25006", "42P01")) throw error;
  } finally {
    await closeClient(client);
  }
}

function isSqlState(error: unknown, ...codes: string[]): boolean {
  return error instanceof DatabaseError && error.code !== undefined && codes.includes(error.code);
}

/** An encrypted backup may be the operator's only copy of the keys. */
function requireKeys({ sealedWith }: Manifest, lines: string): void {
  const available = new Set(
    lines.trim() === "" ? [] : parseKeys(lines, "What opens the sealed data").map(({ id }) => id),
  );
  const missing = sealedWith.filter((id) => !available.has(id));
  if (missing.length > 0)
    throw new BackupError(
      `Cédulas and bank details are sealed with a key that is missing here (${missing.join(", ")}), so the backup could not restore them. Set DATA_KEY, or set DATA_DIR to the folder that holds data.key.`,
    );
}

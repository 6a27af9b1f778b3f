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
  return result;
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

import { close } from "#platform/embedded-postgres/connection.server.ts";
import { keysOfLines } from "#platform/security/data-key.server.ts";
import { connect } from "./catalog.server.ts";
import { checkFile } from "./check.server.ts";
import { isLocking, readable } from "./encryption.server.ts";
import { writeEntries } from "./file.server.ts";
import { BackupError, type BackupLock, type End, type Manifest } from "./format.ts";
import { copyOut, describe, openSnapshot } from "./snapshot.server.ts";
import { demandTrial, tryRestoring } from "./trial.server.ts";

type Asked = {
  file: string;
  lock: BackupLock;
  arribo: string;
  /** The data keys as lines. Included only in an encrypted file. */
  keys: string;
  migrations: string;
  /** Restore the file into a temporary database before it counts as a backup; otherwise it is only read back. */
  tried: boolean;
  signal: AbortSignal;
};

/** Writes a consistent snapshot into one file, named only after its check, while the site runs. @throws BackupError */
export async function backUp(url: string, asked: Asked): Promise<Manifest & End> {
  const { file, signal } = asked;
  const lock = await readable(asked.lock);
  const client = await connect(url, signal);
  let taken: (Manifest & End) | undefined;
  try {
    if (asked.tried) await demandTrial(client);
    const tables = await openSnapshot(client);
    const manifest = await describe(client, tables, asked.arribo);
    if (isLocking(lock)) demandKeys(manifest, asked.keys);
    await writeEntries(file, lock, {
      fill: async (put) => {
        await put("manifest.json", JSON.stringify(manifest, null, 1));
        if (isLocking(lock)) await put("data.key", asked.keys);
        const last = await copyOut(client, tables, put);
        await put("end.json", JSON.stringify(last, null, 1));
        taken = { ...manifest, ...last };
      },
      check: async (unfinished) => {
        await close(client);
        if (asked.tried) await tryRestoring(url, { ...asked, lock, file: unfinished }, signal);
        else await checkFile(unfinished, lock);
      },
    });
  } finally {
    await close(client);
  }
  if (!taken) throw new Error("nothing was taken");
  return taken;
}

/** An encrypted backup may be the operator's only copy of the keys. */
function demandKeys({ sealedWith }: Manifest, lines: string): void {
  const here = new Set(
    lines.trim() === "" ? [] : keysOfLines(lines, "What opens the sealed data").map(({ id }) => id),
  );
  const missing = sealedWith.filter((id) => !here.has(id));
  if (missing.length > 0)
    throw new BackupError(
      `Cédulas and bank details are sealed with a key that is not here (${missing.join(", ")}), so the backup could not bring them back. Name DATA_KEY, or as DATA_DIR the folder that holds data.key.`,
    );
}

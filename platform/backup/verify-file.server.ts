import { readEntries } from "./archive.server.ts";
import { BackupError, type EncryptionKeys, type Trailer, trailerSchema } from "./format.ts";
import { RowChecksum } from "./rows.ts";

/** Reads the whole file before anything is restored. @throws BackupError if its content differs from its trailer */
export async function verifyFile(file: string, encryption: EncryptionKeys): Promise<void> {
  const sums = new Map<string, RowChecksum>();
  let trailer: Trailer | undefined;
  try {
    for await (const { name, content } of readEntries(file, encryption)) {
      if (name === "end.json") trailer = trailerSchema.parse(JSON.parse(content.toString()));
      const table = name.slice(0, Math.max(0, name.lastIndexOf("/")));
      if (table) sums.set(table, (sums.get(table) ?? new RowChecksum()).add(content));
    }
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${file} is damaged: it was changed after it was written.`, { cause });
  }
  if (!trailer) throw new BackupError(`${file} is truncated: its trailer is missing.`);
  for (const [table, { rows, sum }] of Object.entries(trailer.contents)) {
    const found = (sums.get(table) ?? new RowChecksum()).content();
    if (found.rows !== rows || found.sum !== sum)
      throw new BackupError(`${file} is damaged: ${table} differs from its trailer.`);
  }
}

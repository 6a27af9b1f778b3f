import { readEntries } from "./file.server.ts";
import { BackupError, type BackupLock, type End, end } from "./format.ts";
import { RowSum } from "./rows.ts";

/** Reads the whole file before anything is restored. @throws BackupError if its content differs from its trailer */
export async function checkFile(file: string, lock: BackupLock): Promise<void> {
  const sums = new Map<string, RowSum>();
  let told: End | undefined;
  try {
    for await (const { name, content } of readEntries(file, lock)) {
      if (name === "end.json") told = end.parse(JSON.parse(content.toString()));
      const table = name.slice(0, Math.max(0, name.lastIndexOf("/")));
      if (table) sums.set(table, (sums.get(table) ?? new RowSum()).add(content));
    }
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${file} is damaged: it was changed after it was written.`, { cause });
  }
  if (!told) throw new BackupError(`${file} was cut: it has no end.`);
  for (const [table, { rows, sum }] of Object.entries(told.contents)) {
    const found = (sums.get(table) ?? new RowSum()).content();
    if (found.rows !== rows || found.sum !== sum)
      throw new BackupError(`${file} is damaged: ${table} is not what its end says.`);
  }
}

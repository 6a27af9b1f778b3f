import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import tar from "tar-stream";
import { ageHeader, decryptStream, encryptStream, isEncrypting } from "./encryption.server.ts";
import { BackupError, type EncryptionKeys } from "./format.ts";

export type Entry = { name: string; content: Buffer };
export type WriteEntry = (name: string, content: string | Buffer) => Promise<void>;

type Writing = {
  fill: (put: WriteEntry) => Promise<void>;
  check: (unfinished: string) => Promise<void>;
};

/** With a checksum: detects changed bytes in files that are not encrypted. */
const compression = {
  params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 },
};
const zstdMagic = "28b52ffd";

/** Writes a tar.zst, encrypted if there are keys; named once checked and synced. @throws BackupError if the file exists */
export async function writeEntries(
  file: string,
  encryption: EncryptionKeys,
  { fill, check }: Writing,
): Promise<void> {
  const refuseExisting = () => {
    if (existsSync(file)) throw new BackupError(`${file} already exists and was not changed.`);
  };
  refuseExisting();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    await writeStream(
      createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }),
      encryption,
      fill,
    );
    await check(unfinished);
    refuseExisting();
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // fsync the folder, so that the name survives a power loss; Windows cannot open folders.
  if (process.platform === "win32") return;
  const folder = await open(path.dirname(file));
  await folder.sync().finally(() => folder.close());
}

async function writeStream(
  to: Writable,
  encryption: EncryptionKeys,
  fill: (put: WriteEntry) => Promise<void>,
): Promise<void> {
  const pack = tar.pack();
  let reason: unknown;
  const failed = (error: unknown) => {
    // Keep the first error: on a full disk the reader of the tables only sees a closed stream.
    reason ??= error;
    pack.destroy(error as Error);
  };
  const encrypting = (source: AsyncIterable<Buffer>) => encryptStream(Readable.from(source), encryption);
  const compressed = createZstdCompress(compression);
  const written = isEncrypting(encryption)
    ? pipeline(pack, compressed, asyncStep(encrypting), to)
    : pipeline(pack, compressed, to);
  const put: WriteEntry = (name, content) =>
    new Promise((resolve, reject) => {
      const entry = pack.entry({ name, mode: 0o600 }, content, (error) =>
        error ? reject(error) : resolve(),
      );
      // The error is emitted as well; without a listener it would end the process.
      entry.on("error", () => undefined);
    });
  const entriesWritten = fill(put).then(() => pack.finalize());
  await Promise.all([written.catch(failed), entriesWritten.catch(failed)]);
  if (reason !== undefined) throw reason;
}

/** Makes a promised stream a pipeline step. */
function asyncStep(step: (source: AsyncIterable<Buffer>) => Promise<AsyncIterable<Buffer>>) {
  return async function* (source: AsyncIterable<Buffer>) {
    yield* await step(source);
  };
}

/** @throws BackupError if it does not open or was changed */
export async function* readEntries(file: string, encryption: EncryptionKeys): AsyncGenerator<Entry> {
  const encrypted = await isEncrypted(file);
  const decrypting = (source: AsyncIterable<Buffer>) => decryptStream(Readable.from(source), encryption);
  const extract = tar.extract();
  const raw = createReadStream(file);
  const unpacked = createZstdDecompress();
  const read = encrypted
    ? pipeline(raw, asyncStep(decrypting), unpacked, extract)
    : pipeline(raw, unpacked, extract);
  read.catch(() => undefined);
  try {
    for await (const entry of extract) {
      const content: Buffer[] = [];
      for await (const chunk of entry) content.push(chunk as Buffer);
      yield { name: entry.header.name, content: Buffer.concat(content) };
    }
    await read;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is damaged: it was truncated or changed after it was written.`, {
      cause: error,
    });
  } finally {
    extract.destroy();
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch((cause: Error) => {
    throw new BackupError(`${file} cannot be read.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageHeader.length));
    const start = buffer.subarray(0, bytesRead);
    if (start.toString("latin1") === ageHeader) return true;
    if (start.toString("hex").startsWith(zstdMagic)) return false;
    throw new BackupError(`${file} is not a backup of Arribo.`);
  } finally {
    await handle.close();
  }
}

import { hash } from "node:crypto";
import type { TableChecksum } from "./format.ts";

const newline = 0x0a;
/** Bytes in memory at a time, and of one entry in the file. */
const partSize = 2 ** 20;

/** Splits COPY output at row ends (a newline inside a value is written as `\n`). */
export async function* splitIntoParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    const all = Buffer.concat(pending);
    const end = all.lastIndexOf(newline) + 1;
    if (end > 0) yield all.subarray(0, end);
    pending = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(pending);
}

/** Row count and the sum of the rows' SHA-256, eight 32-bit words separately: independent of the rows' order. */
export class RowChecksum {
  #rows = 0;
  readonly #words = new Uint32Array(8);

  /** @param part complete rows */
  add(part: Buffer): this {
    for (let from = 0; from < part.length; ) {
      const end = part.indexOf(newline, from);
      const digest = hash("sha256", part.subarray(from, end < 0 ? part.length : end), "buffer");
      for (let word = 0; word < 8; word += 1)
        this.#words[word] = (this.#words[word] ?? 0) + digest.readUInt32BE(word * 4);
      this.#rows += 1;
      from = end < 0 ? part.length : end + 1;
    }
    return this;
  }

  content(): TableChecksum {
    const sum = [...this.#words].map((word) => word.toString(16).padStart(8, "0")).join("");
    return { rows: this.#rows, sum };
  }
}

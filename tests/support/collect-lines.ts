import { Writable } from "node:stream";

/** A log that keeps its lines. */
export function collectLines(): { lines: string[]; logTo: Writable } {
  const lines: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).split("\n").filter(Boolean));
      done();
    },
  });
  return { lines, logTo };
}

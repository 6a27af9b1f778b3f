import { createInterface } from "node:readline";
import { Writable } from "node:stream";

export type Terminal = {
  isPerson: boolean;
  say: (line: string) => void;
  /** @param kind `hidden`: no echo @throws Interrupted */
  ask: (question: string, kind: "shown" | "hidden") => Promise<string>;
  close: () => void;
};

/** Ctrl-C, or no more lines. */
export class Interrupted extends Error {
  override name = "Interrupted";
}

/** Prompts go to standard error, results to standard output. */
export function openTerminal(): Terminal {
  const isPerson = Boolean(process.stdin.isTTY);
  let hidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stderr.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: isPerson });
  // A script may write all lines before the first prompt.
  const lines: string[] = [];
  let ended = false;
  let wake: () => void = () => undefined;
  reader.on("line", (line) => {
    lines.push(line);
    wake();
  });
  const end = () => {
    ended = true;
    wake();
  };
  reader.on("close", end);
  reader.on("SIGINT", () => reader.close());

  return {
    isPerson,
    say: (line) => void process.stdout.write(`${line}\n`),
    async ask(question, kind) {
      if (isPerson) process.stderr.write(question);
      hidden = kind === "hidden";
      while (lines.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      hidden = false;
      if (isPerson && kind === "hidden") process.stderr.write("\n");
      const line = lines.shift();
      if (line === undefined) throw new Interrupted();
      return line;
    },
    close: () => reader.close(),
  };
}

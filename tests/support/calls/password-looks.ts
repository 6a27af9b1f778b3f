import { Writable } from "node:stream";

/**
 * A log that keeps of each failed sign-in the account: each was a look at a password or a code, whether or not the guesser heard
 * of it. On a busy machine the system cuts some of so many new connections.
 */
export function lookingLog(): { looks: string[]; logTo: Writable } {
  const looks: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split("\n"))
        if (line.includes("a sign-in failed")) looks.push(/"account":"(\w+)/.exec(line)?.[1] ?? "");
      done();
    },
  });
  return { looks, logTo };
}

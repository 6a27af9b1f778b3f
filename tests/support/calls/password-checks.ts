import { Writable } from "node:stream";

/**
 * A log that records the account of each failed sign-in. Each is one check of a password or code, whether or not the
 * client got the answer: on a busy machine some of many new connections are cut.
 */
export function countPasswordChecks(): { looks: string[]; logTo: Writable } {
  const looks: string[] = [];
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split("\n"))
        if (line.includes("sign-in failed")) looks.push(/"account":"(\w+)/.exec(line)?.[1] ?? "");
      done();
    },
  });
  return { looks, logTo };
}

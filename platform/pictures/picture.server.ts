import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { Turns } from "#platform/async/turns.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";

/** A picture in two sizes, WebP, together 150 kB at most. */
export type Picture = { small: Buffer; large: Buffer };

/** What came is no picture that can be read; or it is one of a kind that is not taken. */
export class PictureError extends Error {
  override name = "PictureError";
}

/** Beside the sources, in the build too: a process of its own is no part of it. */
const program = path.resolve("platform/pictures/picture-process.js");
/** Milliseconds; then its process ends. */
const timeout = 10_000;
/** Each takes a processor and up to 400 MB. Who has an account does not wait for everybody's. */
const turns = { anybody: new Turns(), account: new Turns() };

type Remake = {
  /** "cover" fills a square and cuts off what is over (a photo), "inside" keeps all of it (a logo). */
  fit: "cover" | "inside";
  from: keyof typeof turns;
  /** Networks take turns: one that sends many pictures, each slow to decode, makes another wait for one of them only. */
  address: string | undefined;
  /** Ends it, also while it waits for its turn. */
  signal: AbortSignal | undefined;
};

/**
 * Makes a picture anew in two sizes, upright, without metadata (a phone writes into it where it was taken). In a process
 * of its own, which ends when it takes too long or too much memory: a file of two kilobytes can unfold to a gigabyte.
 * @param bytes a file; what it is, its content says
 * @throws PictureError; what the signal was aborted with
 */
export function remakePicture(bytes: Uint8Array, options: Remake): Promise<Picture> {
  const { fit, from, address, signal } = options;
  return turns[from].take(widerNetwork(address ?? ""), signal, () => remake(bytes, fit, signal));
}

async function remake(bytes: Uint8Array, fit: string, signal: AbortSignal | undefined): Promise<Picture> {
  // Without our environment, which holds secrets.
  const child = spawn(process.execPath, ["--max-old-space-size=64", program, fit], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {},
    windowsHide: true,
  });
  const kill = () => child.kill("SIGKILL");
  const timer = setTimeout(kill, timeout);
  signal?.addEventListener("abort", kill);
  try {
    const ended = endOf(child);
    // It may end before it has read all.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
    const [made, code] = await Promise.all([buffer(child.stdout), ended]);
    signal?.throwIfAborted();
    if (code !== 0) throw new PictureError("not readable");
    const length = made.readUInt32BE(0);
    return { small: made.subarray(4, 4 + length), large: made.subarray(4 + length) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}

/** @returns its exit code, or the signal that ended it @throws where it could not be started */
function endOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
}

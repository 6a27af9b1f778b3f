import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { FairMutex } from "#platform/async/fair-queue.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";

/** WebP; `width` and `height` of the large one, in pixels. */
export type Picture = { small: Buffer; large: Buffer; width: number; height: number };

/** Not a picture, too large, or too slow to decode. */
export class PictureError extends Error {
  override name = "PictureError";
}

/** The build does not contain it: it is a separate process that runs from the sources. */
const program = path.resolve("platform/pictures/picture-process.js");
/** In milliseconds; then the process is killed. */
const timeoutMs = 10_000;
/** Of its output: the small picture's length, the large one's width and height. */
const headerBytes = 8;
/** Each job takes a core and up to 400 MB. Account holders have their own queue. */
const mutexes = { anybody: new FairMutex(), account: new FairMutex() };

type ReencodeOptions = {
  /** "cover" crops to a square (a photo), "inside" keeps everything (a logo), "work" too, in larger sizes. */
  fit: "cover" | "inside" | "work";
  from: keyof typeof mutexes;
  /** Networks take turns, so that one with many slow pictures delays others by one picture at most. */
  address: string | undefined;
  signal: AbortSignal | undefined;
};

/**
 * Re-encodes a picture in two sizes, upright and without metadata (which includes the place). Runs in a separate process
 * with limits, because a file of two kilobytes can decode to a gigabyte.
 * @throws PictureError; the signal's reason
 */
export function reencodePicture(bytes: Uint8Array, options: ReencodeOptions): Promise<Picture> {
  const { fit, from, address, signal } = options;
  return mutexes[from].take(widerNetwork(address ?? ""), signal, () => runProcess(bytes, fit, signal));
}

async function runProcess(bytes: Uint8Array, fit: string, signal: AbortSignal | undefined): Promise<Picture> {
  // Our environment holds secrets.
  const child = spawn(process.execPath, ["--max-old-space-size=64", program, fit], {
    stdio: ["pipe", "pipe", "ignore"],
    env: {},
    windowsHide: true,
  });
  const kill = () => child.kill("SIGKILL");
  const timer = setTimeout(kill, timeoutMs);
  signal?.addEventListener("abort", kill);
  try {
    const ended = waitForExit(child);
    // The process may exit before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
    const [output, code] = await Promise.all([buffer(child.stdout), ended]);
    signal?.throwIfAborted();
    if (code !== 0) throw new PictureError("cannot decode the picture");
    const end = headerBytes + output.readUInt32BE(0);
    return {
      small: output.subarray(headerBytes, end),
      large: output.subarray(end),
      width: output.readUInt16BE(4),
      height: output.readUInt16BE(6),
    };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", kill);
  }
}

function waitForExit(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(code ?? signal));
  });
}

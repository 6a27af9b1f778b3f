import type { IncomingMessage } from "node:http";
import { AppError } from "#platform/errors.ts";
import type { ReceivingBody } from "./receiving-bodies.server.ts";

/** How much of a body is taken, and how long it may take. Sizes in bytes, times in milliseconds. */
type BodyLimits = {
  maxBytes: number;
  /** From its beginning to its end, however fast it comes. */
  timeoutMs: number;
};

/**
 * The least rate of a body. Each second of the sender's time is paid for with `bytesPerSecond`; `grace` is free. What came
 * faster is credit, but only so much: who sends most of a body at once and then stops does not keep its memory for long.
 */
const leastRate = { bytesPerSecond: 1_000, grace: 3_000, maxCredit: 10_000 };

/** Whether a body comes with a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Reads the whole body of a request.
 * @throws AppError too_large; incomplete, where it comes too slowly, was cut off or is given up; unavailable, where there is no memory
 */
export function readBody(
  incoming: IncomingMessage,
  { maxBytes, timeoutMs }: BodyLimits,
  body: ReceivingBody,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(incoming.headers["content-length"] ?? 0) > maxBytes)
    return Promise.reject(new AppError("too_large"));
  const { signal } = body;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const pace = new Pace(timeoutMs);
    let size = 0;
    let timer = setTimeout(check, leastRate.grace);
    function check() {
      const left = pace.left();
      if (left <= 0) stop(new AppError("incomplete", { retryAfter: 2 }));
      else timer = setTimeout(check, left);
    }
    function take(chunk: Buffer) {
      size += chunk.length;
      if (size > maxBytes) return stop(new AppError("too_large"));
      if (!body.grow(size)) return stop(new AppError("unavailable", { retryAfter: 10 }));
      pace.received(chunk.length);
      chunks.push(chunk);
    }
    function finish() {
      leave();
      resolve(Buffer.concat(chunks, size));
    }
    // A body that came whole is taken, although its sender has gone meanwhile.
    const cut = () => stop(new AppError("incomplete"));
    const abort = () => stop(signal.reason as AppError);
    function stop(error: AppError) {
      leave();
      chunks.length = 0;
      reject(error);
    }
    function leave() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      incoming.off("data", take).off("end", finish).off("error", cut).off("close", cut);
    }
    signal.addEventListener("abort", abort);
    body.begin();
    incoming.on("data", take).on("end", finish).on("error", cut).on("close", cut);
    if (incoming.destroyed && !incoming.readableEnded) cut();
  });
}

/** Until when the rest of a body is waited for. */
class Pace {
  readonly #end: number;
  #deadline: number;

  constructor(timeout: number) {
    const now = performance.now();
    this.#end = now + timeout;
    this.#deadline = now + leastRate.grace;
  }

  received(bytes: number): void {
    const paid = this.#deadline + (bytes / leastRate.bytesPerSecond) * 1_000;
    this.#deadline = Math.min(paid, performance.now() + leastRate.maxCredit);
  }

  /** Milliseconds. */
  left(): number {
    return Math.min(this.#deadline, this.#end) - performance.now();
  }
}

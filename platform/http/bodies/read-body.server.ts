import type { IncomingMessage } from "node:http";
import { AppError } from "#platform/errors.ts";
import type { ReceivingBody } from "./receiving-bodies.server.ts";

type BodyLimits = {
  maxBytes: number;
  /** From the first byte to the last. */
  timeoutMs: number;
};

/**
 * Each byte extends the deadline by 1 / `bytesPerSecond`. `maxCreditMs` caps the extension: a client that sends most of a
 * body fast and then stops must not hold its memory for long.
 */
const minRate = { bytesPerSecond: 1_000, graceMs: 3_000, maxCreditMs: 10_000 };

/** By the request's head: the body may still be on its way. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** @throws AppError too_large; incomplete (too slow, cut off or aborted); unavailable (no memory) */
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
    const deadline = new RateDeadline(timeoutMs);
    let size = 0;
    let timer = setTimeout(checkDeadline, minRate.graceMs);
    function checkDeadline() {
      const remainingMs = deadline.remainingMs();
      if (remainingMs <= 0) fail(new AppError("incomplete", { retryAfter: 2 }));
      else timer = setTimeout(checkDeadline, remainingMs);
    }
    function onData(chunk: Buffer) {
      size += chunk.length;
      if (size > maxBytes) return fail(new AppError("too_large"));
      if (!body.grow(size)) return fail(new AppError("unavailable", { retryAfter: 10 }));
      deadline.extend(chunk.length);
      chunks.push(chunk);
    }
    function onEnd() {
      cleanUp();
      body.receive();
      resolve(Buffer.concat(chunks, size));
    }
    // "close" after "end" is ignored: a complete body counts even if its sender has disconnected.
    const onClose = () => fail(new AppError("incomplete"));
    const onAbort = () => fail(signal.reason as AppError);
    function fail(error: AppError) {
      cleanUp();
      chunks.length = 0;
      reject(error);
    }
    function cleanUp() {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      incoming.off("data", onData).off("end", onEnd).off("error", onClose).off("close", onClose);
    }
    signal.addEventListener("abort", onAbort);
    body.begin();
    incoming.on("data", onData).on("end", onEnd).on("error", onClose).on("close", onClose);
    if (incoming.destroyed && !incoming.readableEnded) onClose();
  });
}

class RateDeadline {
  readonly #end: number;
  #deadline: number;

  constructor(timeoutMs: number) {
    const now = performance.now();
    this.#end = now + timeoutMs;
    this.#deadline = now + minRate.graceMs;
  }

  extend(bytes: number): void {
    const extended = this.#deadline + (bytes / minRate.bytesPerSecond) * 1_000;
    this.#deadline = Math.min(extended, performance.now() + minRate.maxCreditMs);
  }

  remainingMs(): number {
    return Math.min(this.#deadline, this.#end) - performance.now();
  }
}

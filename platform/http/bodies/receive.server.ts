import type { MiddlewareHandler } from "hono";
import { KeyedSemaphore, type Release } from "#platform/async/keyed-semaphore.ts";
import { AppError } from "#platform/errors.ts";
import { limitsAreOn } from "#platform/http/limits.server.ts";
import { type HttpContext, type HttpEnv, signedSession } from "#platform/http/request.server.ts";
import { isReading, type KindOf, type RequestKind } from "#platform/http/request-kind.server.ts";
import { ReceivingBodies, type ReceivingBody } from "./receiving-bodies.server.ts";
import { hasBody, readBody } from "./request-body.server.ts";

/** Milliseconds that a body of fields may take, however fast it comes; a file's time is its call's. */
const timeout = 20_000;
const kilobytes = 1024;
const megabytes = 1024 * kilobytes;

/** Those of one address wait for each other so long at most, in milliseconds: a body that does not come is given up then. */
const waiting = { maxWaiting: 100, timeout: 3_000 };
/** RELIABILITY, "Slow or idle senders": so many of one address at once, from their heads on until they are answered. */
const perAddress: Record<RequestKind, KeyedSemaphore> = {
  usual: new KeyedSemaphore({ maxActive: 8, ...waiting }),
  outside: new KeyedSemaphore({ maxActive: 8, ...waiting }),
  photo: new KeyedSemaphore({ maxActive: 2, ...waiting }),
  vendorPicture: new KeyedSemaphore({ maxActive: 2, ...waiting }),
};
/** Fields are small, and photos are made small before they are sent: large ones share what is left. */
const receiving: Record<RequestKind, ReceivingBodies> = {
  usual: new ReceivingBodies({ maxBodies: 512, freeBytes: 64 * kilobytes, sharedBytes: 32 * megabytes }),
  outside: new ReceivingBodies({ maxBodies: 512, freeBytes: 64 * kilobytes, sharedBytes: 16 * megabytes }),
  photo: new ReceivingBodies({ maxBodies: 128, freeBytes: 256 * kilobytes, sharedBytes: 32 * megabytes }),
  vendorPicture: new ReceivingBodies({ maxBodies: 128, freeBytes: 256 * kilobytes, sharedBytes: 32 * megabytes }),
};

type Options = {
  kindOf: KindOf;
  /** The most bytes of a body, by its path. */
  maxSizeOf: (c: HttpContext) => number;
  /** Refuses by the head alone what need not be read. */
  check: (c: HttpContext) => Promise<void>;
};

/**
 * Receives the whole body before the request takes a place (`boundLoad`): who sends slowly keeps nobody else from one. A
 * file is received later, out of its place again, once it is known who sends it (`readFile`).
 */
export function receiveBodies({ kindOf, maxSizeOf, check }: Options): MiddlewareHandler<HttpEnv> {
  return async function receive(c, next) {
    if (isReading(c)) {
      // Nobody reads it: the connection would wait for its end.
      if (hasBody(c.env.incoming)) c.env.outgoing.setHeader("Connection", "close");
      return next();
    }
    const kind = kindOf(c);
    const release = await enter(c, kind);
    const body = receiving[kind].open(c.var.address);
    try {
      await check(c);
      c.set("body", body);
      if (kind === "usual" || kind === "outside") await takeBody(c, maxSizeOf(c), body);
      // Nobody waits for the answer any more: what is made of a file need not be made.
      else c.env.outgoing.once("close", body.close);
      await next();
    } finally {
      body.close();
      release();
    }
  };
}

/** @throws AppError rate_limited where an address has as many under way as it may */
async function enter(c: HttpContext, kind: RequestKind): Promise<Release> {
  if (!limitsAreOn()) return () => {};
  // Staff are counted by their session: who shares their network cannot keep them out.
  const session = await signedSession(c);
  const release = await perAddress[kind].acquire(session ? `session ${session}` : c.var.address);
  if (!release) throw new AppError("rate_limited", { retryAfter: 2 });
  return release;
}

/** Leaves the body where both Hono and React Router's request find it. */
async function takeBody(c: HttpContext, maxSize: number, body: ReceivingBody): Promise<void> {
  const { incoming } = c.env;
  if (!hasBody(incoming)) return;
  const rawBody = await readBody(incoming, { maxBytes, timeoutMs }, body);
  // What is done with it is done whole.
  body.complete();
  // As on platforms that read bodies themselves: @hono/node-server takes it instead of the stream.
  Object.assign(incoming, { rawBody });
}

import type { MiddlewareHandler } from "hono";
import { KeyedSemaphore, type Release } from "#platform/async/keyed-semaphore.ts";
import { AppError } from "#platform/errors.ts";
import { limitsAreOn } from "#platform/http/limits.server.ts";
import { type HttpContext, type HttpEnv, signedSession } from "#platform/http/request.server.ts";
import { isReading, type KindOf, type RequestKind } from "#platform/http/request-kind.server.ts";
import { hasBody, readBody } from "./read-body.server.ts";
import { ReceivingBodies, type ReceivingBody } from "./receiving-bodies.server.ts";

/** For JSON and forms; files: see `receiveFile`. */
const timeoutMs = 20_000;
const kilobytes = 1024;
const megabytes = 1024 * kilobytes;

const waiting = { maxWaiting: 100, timeout: 3_000 };
/** Concurrent requests with a body per address, from head to response (docs/reliability.md, "Slow or idle senders"). */
const perAddress: Record<RequestKind, KeyedSemaphore> = {
  usual: new KeyedSemaphore({ maxActive: 8, ...waiting }),
  provider: new KeyedSemaphore({ maxActive: 8, ...waiting }),
  photo: new KeyedSemaphore({ maxActive: 2, ...waiting }),
  vendorPicture: new KeyedSemaphore({ maxActive: 2, ...waiting }),
};
/** In bytes. Browsers shrink photos before upload; larger bodies compete for the shared memory. */
const receiving: Record<RequestKind, ReceivingBodies> = {
  usual: new ReceivingBodies({ maxBodies: 512, freeBytes: 64 * kilobytes, sharedBytes: 32 * megabytes }),
  provider: new ReceivingBodies({ maxBodies: 512, freeBytes: 64 * kilobytes, sharedBytes: 16 * megabytes }),
  photo: new ReceivingBodies({ maxBodies: 128, freeBytes: 256 * kilobytes, sharedBytes: 32 * megabytes }),
  vendorPicture: new ReceivingBodies({
    maxBodies: 128,
    freeBytes: 256 * kilobytes,
    sharedBytes: 32 * megabytes,
  }),
};

type Options = {
  kindOf: KindOf;
  /** In bytes. */
  maxBytesOf: (c: HttpContext) => number;
  /** Rejects by the request's head, before the body is read. */
  checkHead: (c: HttpContext) => Promise<void>;
};

/**
 * Receives the whole body before a concurrency slot is taken, so that slow senders cannot use up the slots. Over its
 * limit an address waits up to 3 s, then gets rate_limited; files stay unread until `receiveFile`.
 */
export function receiveBodies({ kindOf, maxBytesOf, checkHead }: Options): MiddlewareHandler<HttpEnv> {
  return async function receive(c, next) {
    if (isReading(c)) {
      // Nobody will read this body, and the connection would wait for its end.
      if (hasBody(c.env.incoming)) c.env.outgoing.setHeader("Connection", "close");
      return next();
    }
    const kind = kindOf(c);
    const release = await acquireSlot(c, kind);
    const body = receiving[kind].open(c.var.address);
    try {
      await checkHead(c);
      c.set("body", body);
      if (kind === "usual" || kind === "provider") await storeBody(c, maxBytesOf(c), body);
      // The client has gone: processing of its file may stop.
      else c.env.outgoing.once("close", body.close);
      await next();
    } finally {
      body.close();
      release();
    }
  };
}

async function acquireSlot(c: HttpContext, kind: RequestKind): Promise<Release> {
  if (!limitsAreOn()) return () => {};
  // Staff are counted by session, so that others behind their address cannot lock them out.
  const session = await signedSession(c);
  const release = await perAddress[kind].acquire(session ? `session ${session}` : c.var.address);
  if (!release) throw new AppError("rate_limited", { retryAfter: 2 });
  return release;
}

async function storeBody(c: HttpContext, maxBytes: number, body: ReceivingBody): Promise<void> {
  const { incoming } = c.env;
  if (!hasBody(incoming)) return;
  const rawBody = await readBody(incoming, { maxBytes, timeoutMs }, body);
  body.complete();
  // @hono/node-server and React Router take `rawBody` instead of the stream.
  Object.assign(incoming, { rawBody });
}

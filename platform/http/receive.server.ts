import type { MiddlewareHandler } from "hono";
import { AppError } from "#platform/errors.ts";
import { KeyedSemaphore, type Release } from "#platform/keyed-semaphore.ts";
import { limitsAreOn } from "./limits.server.ts";
import { ReceivingBodies } from "./receiving-bodies.server.ts";
import { type HttpContext, type HttpEnv, signedSession } from "./request.server.ts";
import { BodyMemory, type BodyReservation, hasBody, readBody } from "./request-body.server.ts";
import { isReading, type KindOf, type RequestKind } from "./request-kind.server.ts";

/** Milliseconds that a body of fields may take, however fast it comes; a file's time is its call's. */
const timeout = 20_000;
/** Bodies that are received at once in one process, of all addresses. */
const maxReceiving = 512;
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
const memory: Record<RequestKind, BodyMemory> = {
  usual: new BodyMemory(64 * kilobytes, 32 * megabytes),
  outside: new BodyMemory(64 * kilobytes, 16 * megabytes),
  photo: new BodyMemory(megabytes, 32 * megabytes),
  vendorPicture: new BodyMemory(megabytes, 32 * megabytes),
};
const receiving = new ReceivingBodies(maxReceiving);

type Options = {
  kindOf: KindOf;
  /** The most bytes of a body, by its path. */
  maxSizeOf: (c: HttpContext) => number;
  /** Refuses by the head alone what need not be read. */
  check: (c: HttpContext) => Promise<void>;
};

/**
 * Receives the whole body before the request takes a place (`boundLoad`): who sends slowly keeps nobody else from one. A
 * file is received later, in a place for files, once it is known who sends it (`readFile`).
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
    const reservation = memory[kind].open();
    try {
      await check(c);
      c.set("bodyReservation", reservation);
      if (kind === "usual" || kind === "outside") await takeBody(c, maxSizeOf(c), reservation);
      await next();
    } finally {
      reservation.close();
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
async function takeBody(c: HttpContext, maxSize: number, reservation: BodyReservation): Promise<void> {
  const { incoming } = c.env;
  if (!hasBody(incoming)) return;
  const rawBody = await receiving.receive(c.var.address, (signal) =>
    readBody(incoming, { maxSize, timeout, signal }, reservation),
  );
  // As on platforms that read bodies themselves: @hono/node-server takes it instead of the stream.
  Object.assign(incoming, { rawBody });
}

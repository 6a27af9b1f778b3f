import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { parse } from "hono/utils/cookie";
import { Gauge } from "prom-client";
import { type WebSocket, WebSocketServer } from "ws";
import { actorOf } from "#platform/auth/auth.server.ts";
import type { Actor } from "#platform/context.ts";
import { consumeOrMark, limitsAreOn } from "#platform/http/limits.server.ts";
import { registry } from "#platform/http/metrics.server.ts";
import { chooseLocale } from "#platform/i18n/choose-locale.server.ts";
import { type Locale, localeCookie } from "#platform/i18n/locale.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { clientAddress } from "./client-address.server.ts";

/** What a socket may do (RELIABILITY, "Socket abuse"); sizes in bytes, times in milliseconds. */
const allowed = {
  frame: 16 * 1024,
  messages: 20,
  within: 10_000,
  /** Until then it has said what it wants. */
  join: 10_000,
  ping: 30_000,
  /** What waits for a slow reader. */
  backlog: 1024 * 1024,
  perAddress: 10,
  /** In one process, of all addresses. */
  most: 20_000,
};

/** Close codes of RFC 6455, 7.4.1. */
const closing = { goingAway: 1001, unsupported: 1003, notJson: 1007, policy: 1008, tryLater: 1013 };

/** One side of a socket, as a domain sees it. */
export type Connection = {
  /** What the other side reads. */
  locale: Locale;
  /** The network address it came from. */
  address: string;
  /** Who it is, by the cookie that came with the first request. */
  actor: () => Promise<Actor>;
  send: (frame: object) => void;
  close: (code: number) => void;
  /** It has said what it wants; until then it is on probation. */
  settle: () => void;
};

/** What is done with what comes in: one frame after the other. */
export type SocketHandler = { receive: (frame: unknown) => Promise<void>; end: () => void };

type Live = { socket: WebSocket; address: string; answersPings: boolean };

const live = new Set<Live>();
const perAddress = new Map<string, number>();
let heartbeat: NodeJS.Timeout | undefined;
let ending = false;

new Gauge({
  name: "arribo_sockets",
  help: "Sockets open in this process",
  registers: [registry],
  collect() {
    this.set(live.size);
  },
});

type SocketOptions = { origins: ReadonlySet<string>; trustProxy: number };

/** What a server does with a request to upgrade (Node's "upgrade" event). */
export type Upgrade = (incoming: IncomingMessage, stream: Duplex, head: Buffer) => Promise<void>;

/**
 * Makes sockets of the upgrades to this path, and refuses all others. Not by Hono: its helper keeps the first request,
 * with all that hangs on it, as long as the socket lives.
 */
export function openSockets(
  path: string,
  { origins, trustProxy }: SocketOptions,
  open: (connection: Connection) => SocketHandler,
): Upgrade {
  ending = false;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: allowed.frame,
    perMessageDeflate: false,
    clientTracking: false,
  });
  return async (incoming, stream, head) => {
    // Until `ws` has it, its loss has no other listener.
    const lost = () => stream.destroy();
    stream.on("error", lost);
    const address = clientAddress(incoming, trustProxy);
    const refused = isAt(path, incoming) ? await refusalOf(incoming, address, origins) : 404;
    if (refused) {
      // Else it would stay open for as long as its other side likes: Node counts it among no requests any more.
      stream.once("finish", () => stream.destroy());
      stream.end(
        `HTTP/1.1 ${refused} ${STATUS_CODES[refused]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      return;
    }
    stream.off("error", lost);
    sockets.handleUpgrade(incoming, stream, head, (socket) => begin(socket, incoming, address, open));
  };
}

function isAt(path: string, { url = "" }: IncomingMessage): boolean {
  return url.split("?", 1)[0] === path;
}

/** The status that refuses an upgrade; undefined where it may come in. */
async function refusalOf(
  { headers }: IncomingMessage,
  address: string,
  origins: ReadonlySet<string>,
): Promise<number | undefined> {
  // Browsers name the Origin of every socket: another site's page must not open one in a visitor's name.
  if (headers.origin !== undefined && !origins.has(headers.origin)) return 403;
  if (ending || live.size >= allowed.most) return 503;
  if (isCrowded(address) || (await isFlooding(address))) return 429;
  return undefined;
}

function isCrowded(address: string): boolean {
  return limitsAreOn() && (perAddress.get(address) ?? 0) >= allowed.perAddress;
}

/** Who opens one after the other is held to the limit of the site; while the database is away, nobody is counted. */
function isFlooding(address: string): Promise<boolean> {
  return consumeOrMark("site", address).catch(() => false);
}

function begin(
  socket: WebSocket,
  { headers }: IncomingMessage,
  address: string,
  open: (connection: Connection) => SocketHandler,
): void {
  const { cookie = "" } = headers;
  // What is wrong with a frame ends its socket (too large, not WebSocket); without a listener it would end the process.
  socket.on("error", () => socket.terminate());
  // Many may have been let in at the same moment.
  if (ending || isCrowded(address)) {
    socket.close(closing.tryLater);
    return;
  }
  const one: Live = { socket, address, answersPings: true };
  enter(one);
  const probation = setTimeout(() => socket.close(closing.policy), allowed.join);
  const talk = open({
    locale: localeOf(headers),
    address,
    actor: () => actorOf(new Headers({ cookie })),
    send: (frame) => send(socket, frame),
    close: (code) => socket.close(code),
    settle: () => clearTimeout(probation),
  });
  socket.on("pong", () => {
    one.answersPings = true;
  });
  socket.on("message", receiver(socket, talk));
  socket.on("close", () => {
    clearTimeout(probation);
    leave(one);
    talk.end();
  });
}

/** Takes frames one after the other, and no more of them than are allowed. */
function receiver(socket: WebSocket, talk: SocketHandler): (data: unknown, isBinary: boolean) => void {
  let since = 0;
  let count = 0;
  let last = Promise.resolve();
  return (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const now = performance.now();
    if (now - since > allowed.within) [since, count] = [now, 0];
    count += 1;
    if (count > allowed.messages && limitsAreOn()) return socket.close(closing.policy);
    if (isBinary) return socket.close(closing.unsupported);
    const frame = parseFrame(String(data));
    if (frame === undefined) return socket.close(closing.notJson);
    // What it throws has no other listener: it would be nobody's.
    last = last
      .then(() => talk.receive(frame))
      .catch((error: unknown) => {
        log.error(safeError(error), "a socket's frame failed");
        socket.close(1011);
      });
  };
}

function parseFrame(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whoever does not read what is sent is let go: it would be kept in our memory. */
function send(socket: WebSocket, frame: object): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > allowed.backlog) socket.terminate();
  else socket.send(JSON.stringify(frame));
}

function localeOf(headers: IncomingMessage["headers"]): Locale {
  const cookie = parse(headers.cookie ?? "", localeCookie)[localeCookie];
  return chooseLocale({ cookie, acceptLanguage: headers["accept-language"] });
}

function enter(one: Live): void {
  live.add(one);
  perAddress.set(one.address, (perAddress.get(one.address) ?? 0) + 1);
  heartbeat ??= setInterval(beat, allowed.ping).unref();
}

function leave(one: Live): void {
  live.delete(one);
  const left = (perAddress.get(one.address) ?? 1) - 1;
  if (left > 0) perAddress.set(one.address, left);
  else perAddress.delete(one.address);
}

/** A phone that lost its network says nothing: who did not answer the last ping is gone. */
function beat(): void {
  for (const one of live) {
    if (!one.answersPings) one.socket.terminate();
    else {
      one.answersPings = false;
      one.socket.ping();
    }
  }
}

/** Tells every socket that this process ends, and lets none in any more: they find another one. */
export async function closeSockets(): Promise<void> {
  ending = true;
  clearInterval(heartbeat);
  heartbeat = undefined;
  for (const { socket } of live) socket.close(closing.goingAway);
  const end = performance.now() + 2_000;
  while (live.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const { socket } of live) socket.terminate();
}

import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { parse } from "hono/utils/cookie";
import { Counter, Gauge } from "prom-client";
import { type WebSocket, WebSocketServer } from "ws";
import { actorOf, hasSignedSession } from "#platform/auth/auth.server.ts";
import { onAccessLost } from "#platform/auth/session-life.server.ts";
import type { Actor } from "#platform/context.ts";
import { consumeOrMark, limitsAreOn } from "#platform/http/limits.server.ts";
import { registry } from "#platform/http/metrics.server.ts";
import { chooseLocale } from "#platform/i18n/choose-locale.server.ts";
import { type Locale, localeCookie } from "#platform/i18n/locale.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { clientAddress } from "./client-address.server.ts";

/** Limits of a socket (docs/reliability.md, "Socket abuse"). */
const limits = {
  maxFrameBytes: 16 * 1024,
  maxFrames: 20,
  windowMs: 10_000,
  /** A socket must join a conversation within this time. */
  joinTimeoutMs: 10_000,
  pingIntervalMs: 30_000,
  maxBacklogBytes: 1024 * 1024,
  maxPerAddress: 10,
  /** Of those who come with a session: a team may share an address, and has several tabs. */
  maxWithSession: 100,
  maxSockets: 20_000,
};

/** Close codes of RFC 6455, 7.4.1. */
const closeCodes = { goingAway: 1001, unsupported: 1003, notJson: 1007, policy: 1008, tryLater: 1013 };

export type Connection = {
  locale: Locale;
  address: string;
  /** Authenticates by the cookie of the upgrade request. */
  actor: () => Promise<Actor>;
  send: (frame: object) => void;
  close: (code: number) => void;
  /** Call once joined; otherwise the socket is closed after `joinTimeoutMs`. */
  markJoined: () => void;
};

/** Receives the parsed frames in order, one at a time. */
export type SocketHandler = { receive: (frame: unknown) => Promise<void>; end: () => void };

/** Where a socket is counted. */
type Source = { address: string; hasSession: boolean };
type LiveSocket = {
  socket: WebSocket;
  source: Source;
  answersPings: boolean;
  actor: () => Promise<Actor>;
  /** The account of staff that it was opened by, once it has been asked for. */
  staffId?: string;
};

const live = new Set<LiveSocket>();
const counts = { strangers: new Map<string, number>(), withSession: new Map<string, number>() };
let heartbeat: NodeJS.Timeout | undefined;
let isShuttingDown = false;

new Gauge({
  name: "arribo_sockets",
  help: "Sockets open in this process",
  registers: [registry],
  collect() {
    this.set(live.size);
  },
});

const refusals = new Counter({
  name: "arribo_socket_refusals_total",
  help: "Upgrades to a socket that were refused, by status",
  labelNames: ["status"],
  registers: [registry],
});

type SocketOptions = { origins: ReadonlySet<string>; trustProxy: number };

export type Upgrade = (incoming: IncomingMessage, stream: Duplex, head: Buffer) => Promise<void>;

/** Accepts upgrades to `path`, refuses others. Hono's helper would hold each upgrade request while its socket lives. */
export function openSockets(
  path: string,
  { origins, trustProxy }: SocketOptions,
  open: (connection: Connection) => SocketHandler,
): Upgrade {
  isShuttingDown = false;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  return async (incoming, stream, head) => {
    // `ws` listens for errors only after the upgrade.
    const onError = () => stream.destroy();
    stream.on("error", onError);
    const address = clientAddress(incoming, trustProxy);
    const source = { address, hasSession: await hasSignedSession(incoming.headers.cookie ?? "") };
    const refusalStatus = isAt(path, incoming) ? await checkUpgrade(incoming, source, origins) : 404;
    if (refusalStatus) {
      refusals.inc({ status: String(refusalStatus) });
      // Node's request timeouts no longer apply, so close it here.
      stream.once("finish", () => stream.destroy());
      stream.end(
        `HTTP/1.1 ${refusalStatus} ${STATUS_CODES[refusalStatus]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      return;
    }
    stream.off("error", onError);
    sockets.handleUpgrade(incoming, stream, head, (socket) => start(socket, incoming, source, open));
  };
}

function isAt(path: string, { url = "" }: IncomingMessage): boolean {
  return url.split("?", 1)[0] === path;
}

/** @returns the HTTP status to refuse with; undefined if the upgrade is allowed */
async function checkUpgrade(
  { headers }: IncomingMessage,
  source: Source,
  origins: ReadonlySet<string>,
): Promise<number | undefined> {
  // Cross-site WebSocket hijacking: browsers send the Origin of the opening page with the visitor's cookies.
  if (headers.origin !== undefined && !origins.has(headers.origin)) return 403;
  if (isShuttingDown || live.size >= limits.maxSockets) return 503;
  if (hasTooManySockets(source) || (await isFlooding(source.address))) return 429;
  return undefined;
}

const countsOf = ({ hasSession }: Source) => (hasSession ? counts.withSession : counts.strangers);

function hasTooManySockets(source: Source): boolean {
  const most = source.hasSession ? limits.maxWithSession : limits.maxPerAddress;
  return limitsAreOn() && (countsOf(source).get(source.address) ?? 0) >= most;
}

/** Upgrades count against the site's rate limit; while the database is down, nothing is counted. */
function isFlooding(address: string): Promise<boolean> {
  return consumeOrMark("site", address).catch(() => false);
}

function start(
  socket: WebSocket,
  { headers }: IncomingMessage,
  source: Source,
  open: (connection: Connection) => SocketHandler,
): void {
  const { cookie = "" } = headers;
  // Malformed or oversized frames. Without a listener the error would end the process.
  socket.on("error", () => socket.terminate());
  // Parallel upgrades may all have passed the first check.
  if (isShuttingDown || hasTooManySockets(source)) {
    socket.close(closeCodes.tryLater);
    return;
  }
  const actor = async () => {
    const found = await actorOf(new Headers({ cookie }));
    if (found.kind === "staff") entry.staffId = found.id;
    return found;
  };
  const entry: LiveSocket = { socket, source, answersPings: true, actor };
  add(entry);
  const joinTimeout = setTimeout(() => socket.close(closeCodes.policy), limits.joinTimeoutMs);
  const handler = open({
    locale: localeOf(headers),
    address: source.address,
    actor,
    send: (frame) => send(socket, frame),
    close: (code) => socket.close(code),
    markJoined: () => clearTimeout(joinTimeout),
  });
  socket.on("pong", () => {
    entry.answersPings = true;
  });
  socket.on("message", createReceiver(socket, handler));
  socket.on("close", () => {
    clearTimeout(joinTimeout);
    remove(entry);
    handler.end();
  });
}

function createReceiver(
  socket: WebSocket,
  handler: SocketHandler,
): (data: unknown, isBinary: boolean) => void {
  let windowStart = 0;
  let count = 0;
  let last = Promise.resolve();
  return (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const now = performance.now();
    if (now - windowStart > limits.windowMs) [windowStart, count] = [now, 0];
    count += 1;
    if (count > limits.maxFrames && limitsAreOn()) return socket.close(closeCodes.policy);
    if (isBinary) return socket.close(closeCodes.unsupported);
    const frame = parseFrame(String(data));
    if (frame === undefined) return socket.close(closeCodes.notJson);
    last = last
      .then(() => handler.receive(frame))
      .catch((error: unknown) => {
        log.error(safeError(error), "could not process a WebSocket frame");
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

/** Sends a frame, or drops a client that does not read: its backlog is kept in our memory. */
function send(socket: WebSocket, frame: object): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > limits.maxBacklogBytes) socket.terminate();
  else socket.send(JSON.stringify(frame));
}

function localeOf(headers: IncomingMessage["headers"]): Locale {
  const cookie = parse(headers.cookie ?? "", localeCookie)[localeCookie];
  return chooseLocale({ cookie, acceptLanguage: headers["accept-language"] });
}

function add(entry: LiveSocket): void {
  live.add(entry);
  const { address } = entry.source;
  const own = countsOf(entry.source);
  own.set(address, (own.get(address) ?? 0) + 1);
  heartbeat ??= setInterval(pingAll, limits.pingIntervalMs).unref();
}

function remove(entry: LiveSocket): void {
  live.delete(entry);
  const { address } = entry.source;
  const own = countsOf(entry.source);
  const left = (own.get(address) ?? 1) - 1;
  if (left > 0) own.set(address, left);
  else own.delete(address);
}

/** Closes sockets that did not answer the last ping: a phone that lost its network sends no close. */
function pingAll(): void {
  for (const entry of live) {
    if (!entry.answersPings) entry.socket.terminate();
    else {
      entry.answersPings = false;
      entry.socket.ping();
    }
  }
}

onAccessLost((userId) => {
  for (const entry of live) {
    const isOthers = userId !== undefined && entry.staffId !== undefined && entry.staffId !== userId;
    if (entry.source.hasSession && !isOthers) void closeIfLost(entry);
  }
});

/** Closes a socket whose session has ended, lacks a second step, or cannot be checked: its browser comes again. */
async function closeIfLost({ socket, actor }: LiveSocket): Promise<void> {
  const isLetIn = await actor().then(
    (found) => found.kind === "staff" && !found.lacksSecondStep,
    () => false,
  );
  if (!isLetIn) socket.close(closeCodes.policy);
}

/** On shutdown: closes all sockets with 1001, so that browsers reconnect to another process, and accepts no more. */
export async function closeSockets(): Promise<void> {
  isShuttingDown = true;
  clearInterval(heartbeat);
  heartbeat = undefined;
  for (const { socket } of live) socket.close(closeCodes.goingAway);
  const deadline = performance.now() + 2_000;
  while (live.size > 0 && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  for (const { socket } of live) socket.terminate();
}

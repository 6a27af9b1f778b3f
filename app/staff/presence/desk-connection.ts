import type { ServerFrame } from "#app/support/chat/contract.ts";
import { LiveConnection } from "#app/support/chat/live-connection.ts";

/** What a part of the staff screens sends and receives over this tab's socket. */
type DeskUse = {
  /** What it says to the server at each connection. */
  frames: () => readonly object[];
  onFrame: (frame: ServerFrame) => void;
  onClose?: () => void;
};

const uses = new Set<DeskUse>();
let live: LiveConnection | undefined;
let isJoined = false;
/** Something was to be said after the socket opened and before it was accepted. */
let isBehind = false;
let closing: number | undefined;

/** In milliseconds: the next screen uses the same socket. */
const closeDelayMs = 1_000;

/**
 * Uses this tab's one socket of the desk, which is opened for the first use and closed after the last: the sockets of an
 * address are limited.
 * @returns ends the use
 */
export function joinDesk(use: DeskUse): () => void {
  window.clearTimeout(closing);
  uses.add(use);
  live ??= connect();
  for (const frame of use.frames()) sendToDesk(frame);
  return () => {
    if (!uses.delete(use) || uses.size > 0) return;
    closing = window.setTimeout(close, closeDelayMs);
  };
}

/** Says something that `frames` says too: without a connection that is what the next one begins with. */
export function sendToDesk(frame: object): void {
  isBehind = !(isJoined && live?.send(frame));
}

/** Opens a new socket in place of one that is silent. */
export function renewDeskConnection(): void {
  live?.renew();
}

function connect(): LiveConnection {
  return new LiveConnection({
    join() {
      isBehind = false;
      return allFrames();
    },
    onFrame(frame) {
      isJoined = true;
      if (isBehind) for (const said of allFrames()) sendToDesk(said);
      for (const use of uses) use.onFrame(frame);
    },
    onClose() {
      isJoined = false;
      for (const use of uses) use.onClose?.();
    },
    onUnknown() {},
  });
}

const allFrames = () => [...uses].flatMap((use) => use.frames());

function close(): void {
  live?.close();
  live = undefined;
  isJoined = false;
}

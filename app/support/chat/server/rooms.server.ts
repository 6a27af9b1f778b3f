import { subscribe } from "#platform/database/listen.server.ts";
import { systemContext } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import type { ChatMessage, ServerFrame } from "../contract.ts";
import { markAbsent, markPresent, presence } from "./presence.server.ts";
import { chatChannel } from "./save-message.server.ts";
import {
  maxMessages,
  readThread,
  type SessionStatus,
  toChatMessage,
  toChatStatus,
} from "./session.server.ts";

export type Subscriber = {
  lastMessageId: number;
  lastStatus: string;
  /** Hash of the key that opened it. Null for staff, who only get "changed" and reload. */
  keyHash: string | null;
  send: (frame: ServerFrame) => void;
  revoke: () => void;
};

/** Subscribers of one conversation in this process; they share one database read at a time. */
type Room = {
  id: number;
  subscribers: Set<Subscriber>;
  isFlushing: boolean;
  isStale: boolean;
  isPresenceTracked: boolean;
};

const rooms = new Map<number, Room>();

// NOTIFY only says which conversation changed; the messages are read from the table.
subscribe(chatChannel, {
  onMessage: (id) => scheduleFlush(Number(id)),
  onReconnect: () => {
    for (const id of rooms.keys()) scheduleFlush(id);
  },
});

/**
 * Adds a socket to a conversation, and sends missed messages first. The caller checks access.
 * @returns the unsubscribe function
 */
export function subscribeToChat(id: number, subscriber: Subscriber): () => void {
  const room = rooms.get(id) ?? {
    id,
    subscribers: new Set<Subscriber>(),
    isFlushing: false,
    isStale: false,
    isPresenceTracked: false,
  };
  rooms.set(id, room);
  heartbeat ??= setInterval(sendHeartbeat, presence.intervalMs).unref();
  room.subscribers.add(subscriber);
  scheduleFlush(id);
  return () => {
    room.subscribers.delete(subscriber);
    if (room.isPresenceTracked && subscriber.keyHash !== null && visitorsIn(room).length === 0) {
      room.isPresenceTracked = false;
      void markAbsent(id);
    }
    if (room.subscribers.size === 0 && rooms.get(id) === room) rooms.delete(id);
  };
}

let heartbeat: NodeJS.Timeout | undefined;

const visitorsIn = ({ subscribers }: Room) => [...subscribers].filter(({ keyHash }) => keyHash !== null);

function sendHeartbeat(): void {
  if (rooms.size === 0) {
    clearInterval(heartbeat);
    heartbeat = undefined;
    return;
  }
  void markRooms([...rooms.values()]);
}

/** Conversations marked in one statement. It locks their rows, for which a message of theirs waits. */
const markedTogether = 20;

async function markRooms(all: readonly Room[]): Promise<void> {
  for (let at = 0; at < all.length; at += markedTogether) {
    // Visitors may have left while earlier ones were marked.
    const present = all
      .slice(at, at + markedTogether)
      .filter((room) => room.isPresenceTracked && visitorsIn(room).length > 0);
    await markPresent(present.map(({ id }) => id));
  }
}

function trackPresence(room: Room, { state }: SessionStatus): void {
  const isTracked = state === "waiting" || state === "staff";
  if (isTracked && !room.isPresenceTracked) void markPresent([room.id]);
  room.isPresenceTracked = isTracked;
}

function scheduleFlush(id: number): void {
  const room = rooms.get(id);
  if (!room) return;
  room.isStale = true;
  if (!room.isFlushing) void flush(room);
}

async function flush(room: Room): Promise<void> {
  room.isFlushing = true;
  try {
    while (room.isStale && room.subscribers.size > 0) {
      room.isStale = false;
      await broadcast(room);
    }
  } catch (error) {
    log.warn(safeError(error), "could not broadcast a conversation; will retry");
    // The message is stored; retry in 1 s.
    setTimeout(() => scheduleFlush(room.id), 1_000).unref();
  } finally {
    room.isFlushing = false;
  }
}

async function broadcast(room: Room): Promise<void> {
  const visitors = visitorsIn(room);
  for (const { keyHash, send } of room.subscribers)
    if (keyHash === null) send({ type: "changed", chat: room.id });
  if (visitors.length === 0) return;
  const ctx = systemContext();
  const oldest = Math.min(...visitors.map(({ lastMessageId }) => lastMessageId));
  const thread = await readThread(ctx, room.id, oldest);
  if (!thread) return;
  trackPresence(room, thread.status);
  const keys = [thread.status.tokenHash, thread.status.linkHash];
  for (const subscriber of visitors) {
    // A letter's key is revoked when the visitor changes the contact.
    if (!keys.includes(subscriber.keyHash)) {
      subscriber.revoke();
      continue;
    }
    for (const row of thread.messages) {
      if (row.id <= subscriber.lastMessageId) continue;
      subscriber.lastMessageId = row.id;
      subscriber.send(toFrame(toChatMessage(row)));
    }
    sendStatus(subscriber, thread.status, ctx.now);
  }
  if (thread.messages.length === maxMessages) room.isStale = true;
}

function sendStatus(subscriber: Subscriber, row: SessionStatus, now: Date): void {
  const status = toChatStatus(row, now);
  const text = JSON.stringify(status);
  if (text === subscriber.lastStatus) return;
  subscriber.lastStatus = text;
  subscriber.send({ type: "standing", standing: status });
}

/** The message as a socket frame; the specification's fields are those of "response". */
export function toFrame(message: ChatMessage): ServerFrame {
  if (message.author === "visitor") return { type: "kept", message };
  return {
    type: "response",
    response: message.text,
    translatedResponse: message.translation,
    culturalContext: message.culturalContext,
    timestamp: message.createdAt,
    message,
  };
}

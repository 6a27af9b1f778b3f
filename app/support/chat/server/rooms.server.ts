import { subscribe } from "#platform/database/listen.server.ts";
import { systemContext } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import type { ChatMessage, ServerFrame } from "../contract.ts";
import { chatChannel } from "./keep.server.ts";
import { markGone, markHere, presence } from "./presence.server.ts";
import { messageOf, mostShown, readTalk, type Standing, standingOf } from "./session.server.ts";

export type Guest = {
  after: number;
  standing: string;
  /** Hash of the key that opened it. Null for staff, who only get "changed" and reload. */
  keyHash: string | null;
  send: (frame: ServerFrame) => void;
  shutOut: () => void;
};

/** Subscribers of one conversation in this process; they share one database read at a time. */
type Room = {
  id: number;
  guests: Set<Guest>;
  reading: boolean;
  again: boolean;
  isWatched: boolean;
};

const rooms = new Map<number, Room>();

// NOTIFY only says which conversation changed; the messages are read from the table.
subscribe(chatChannel, {
  onMessage: (id) => stir(Number(id)),
  onReconnect: () => {
    for (const id of rooms.keys()) stir(id);
  },
});

/** Sends missed messages first. @returns the unsubscribe function */
export function enterRoom(id: number, guest: Guest): () => void {
  const room = rooms.get(id) ?? {
    id,
    guests: new Set<Guest>(),
    reading: false,
    again: false,
    isWatched: false,
  };
  rooms.set(id, room);
  heartbeat ??= setInterval(beat, presence.every).unref();
  room.guests.add(guest);
  stir(id);
  return () => {
    room.guests.delete(guest);
    if (room.isWatched && guest.keyHash !== null && visitorsIn(room).length === 0) {
      room.isWatched = false;
      void markGone(id);
    }
    if (room.guests.size === 0 && rooms.get(id) === room) rooms.delete(id);
  };
}

let heartbeat: NodeJS.Timeout | undefined;

const visitorsIn = ({ guests }: Room) => [...guests].filter(({ keyHash }) => keyHash !== null);

function beat(): void {
  if (rooms.size === 0) {
    clearInterval(heartbeat);
    heartbeat = undefined;
    return;
  }
  const marked = [...rooms.values()].filter((room) => room.isWatched && visitorsIn(room).length > 0);
  void markHere(marked.map(({ id }) => id));
}

function noteVisitor(room: Room, { state }: Standing): void {
  const isWatched = state === "waiting" || state === "staff";
  if (isWatched && !room.isWatched) void markHere([room.id]);
  room.isWatched = isWatched;
}

function stir(id: number): void {
  const room = rooms.get(id);
  if (!room) return;
  room.again = true;
  if (!room.reading) void readOut(room);
}

async function readOut(room: Room): Promise<void> {
  room.reading = true;
  try {
    while (room.again && room.guests.size > 0) {
      room.again = false;
      await tell(room);
    }
  } catch (error) {
    log.warn(safeError(error), "a conversation could not be read out");
    // The message is stored; retry in 1 s.
    setTimeout(() => stir(room.id), 1_000).unref();
  } finally {
    room.reading = false;
  }
}

async function tell(room: Room): Promise<void> {
  const visitors = visitorsIn(room);
  for (const { keyHash, send } of room.guests) if (keyHash === null) send({ type: "changed" });
  if (visitors.length === 0) return;
  const ctx = systemContext();
  const oldest = Math.min(...visitors.map(({ after }) => after));
  const talk = await readTalk(ctx, room.id, oldest);
  if (!talk) return;
  noteVisitor(room, talk.standing);
  const keys = [talk.standing.tokenHash, talk.standing.linkHash];
  for (const guest of visitors) {
    // A letter's key is revoked when the visitor changes the contact.
    if (!keys.includes(guest.keyHash)) {
      guest.shutOut();
      continue;
    }
    for (const row of talk.messages) {
      if (row.id <= guest.after) continue;
      guest.after = row.id;
      guest.send(frameOf(messageOf(row)));
    }
    tellStanding(guest, talk.standing, ctx.now);
  }
  if (talk.messages.length === mostShown) room.again = true;
}

function tellStanding(guest: Guest, row: Standing, now: Date): void {
  const standing = standingOf(row, now);
  const text = JSON.stringify(standing);
  if (text === guest.standing) return;
  guest.standing = text;
  guest.send({ type: "standing", standing });
}

export function frameOf(message: ChatMessage): ServerFrame {
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

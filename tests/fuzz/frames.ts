import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { WebSocket } from "ws";
import { presentFrame } from "#app/staff/presence/contract.ts";
import { deskFrame, joinFrame, messageFrame, watchFrame } from "#app/support/chat/contract.ts";
import { anything, ofContract } from "./arbitrary.ts";

/** Sent over a socket: text, bytes, or raw bytes that are no frame. */
type Frame = string | Buffer | { line: Buffer };

const bytes = fc.uint8Array({ maxLength: 300 }).map((list) => Buffer.from(list));

/** One client's frames, and whether each of its connections first joins its conversation. */
type Talk = { joins: boolean; frames: Frame[] };

export function talks(): fc.Arbitrary<Talk> {
  const text = (value: unknown) => JSON.stringify(value);
  const frame: fc.Arbitrary<Frame> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .oneof(...[joinFrame, watchFrame, deskFrame, presentFrame, messageFrame].map(ofContract))
        .map(text),
    },
    { weight: 2, arbitrary: anything.map(text) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
    { weight: 1, arbitrary: fc.integer({ min: 16_000, max: 17_000 }).map((length) => "x".repeat(length)) },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: bytes.map((line) => ({ line })) },
  );
  const frames = fc.array(frame, { minLength: 20, maxLength: 20 });
  return fc.record({
    joins: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    frames,
  });
}

type Guest = { address: string; sessionId: string };

/** Sends all frames, on a new connection after each that was closed. @returns how many were read, over how many connections */
export async function say(base: string, { address, sessionId }: Guest, { joins, frames }: Talk) {
  const join = JSON.stringify({ type: "join", sessionId, after: 0 });
  let [read, sockets] = [0, 0];
  while (read < frames.length) {
    const line = await openLine(base, address);
    sockets += 1;
    if (joins && !(await line.isHeard(join))) throw new Error("its own conversation was refused");
    const before = read;
    for (; read < frames.length; read += 1) if (!(await line.isHeard(frames[read] ?? ""))) break;
    // The first frame was read and ended the connection. Later ones may have come after the end: send them again.
    if (read === before) read += 1;
    await line.end();
  }
  return { read, sockets };
}

async function openLine(base: string, address: string) {
  const headers = { "X-Forwarded-For": address };
  const socket = new WebSocket(`${base.replace("http", "ws")}/ws/chat`, { headers });
  await once(socket, "open");
  socket.on("error", () => {});
  const closed = new Promise<boolean>((resolve) => socket.on("close", () => resolve(false)));
  let number = 0;
  let answered: (isHeard: boolean) => void = () => {};
  socket.on("pong", (data) => String(data) === String(number) && answered(true));
  return {
    /** Whether the socket was still open after this frame: a closed one answers no ping. */
    async isHeard(frame: Frame): Promise<boolean> {
      if (socket.readyState !== socket.OPEN) return false;
      const isBare = typeof frame === "object" && "line" in frame;
      // Past the library, which sends only valid frames.
      if (isBare) (socket as unknown as { _socket: Socket })._socket.write(frame.line);
      else socket.send(frame);
      number += 1;
      const answer = new Promise<boolean>((resolve) => {
        answered = resolve;
      });
      socket.ping(String(number));
      // Bytes can begin a frame that swallows the ping.
      return Promise.race([answer, closed, ...(isBare ? [sleep(200, false)] : [])]);
    },
    async end(): Promise<void> {
      socket.terminate();
      await closed;
    },
  };
}

import type { Socket } from "node:net";
import fc from "fast-check";
import { WebSocket } from "ws";
import { joinFrame, messageFrame, watchFrame } from "#app/chat/contract.ts";
import { anything, ofContract } from "./arbitrary.ts";

/** What is sent over a live connection: text, bytes, or bytes on the line that are no frame at all. */
export type Frame = string | Buffer | { line: Buffer };

const bytes = fc.uint8Array({ maxLength: 300 }).map((list) => Buffer.from(list));

/** As many as one connection may send; some begin as they should, with the conversation's own id. */
export function talks(sessionId: string): fc.Arbitrary<Frame[]> {
  const text = (value: unknown) => JSON.stringify(value);
  const join = text({ type: "join", sessionId, after: 0 });
  const frame: fc.Arbitrary<Frame> = fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...[joinFrame, watchFrame, messageFrame].map(ofContract)).map(text) },
    { weight: 2, arbitrary: anything.map(text) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
    { weight: 1, arbitrary: fc.integer({ min: 16_000, max: 17_000 }).map((length) => "x".repeat(length)) },
    { weight: 1, arbitrary: bytes },
    { weight: 1, arbitrary: bytes.map((line) => ({ line })) },
  );
  const frames = fc.array(frame, { minLength: 20, maxLength: 20 });
  return fc.tuple(fc.boolean(), frames).map(([begins, list]) => (begins ? [join, ...list.slice(1)] : list));
}

/** Says it all at once and hangs up. @returns how many frames left before the server hung up first */
export async function say(base: string, address: string, frames: readonly Frame[]): Promise<number> {
  const headers = { "X-Forwarded-For": address };
  const socket = new WebSocket(`${base.replace("http", "ws")}/ws/chat`, { headers });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.on("close", resolve));
  await new Promise((resolve) => {
    socket.on("open", resolve);
    socket.on("close", resolve);
  });
  let sent = 0;
  for (const frame of frames) {
    if (socket.readyState !== socket.OPEN) break;
    // Past the library, which sends nothing that is wrong.
    if (typeof frame === "object" && "line" in frame)
      (socket as unknown as { _socket: Socket })._socket.write(frame.line);
    else socket.send(frame);
    sent += 1;
  }
  socket.close();
  setTimeout(() => socket.terminate(), 1_000).unref();
  await closed;
  return sent;
}

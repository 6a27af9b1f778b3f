import { once } from "node:events";
import { WebSocket } from "ws";
import type { ServerFrame } from "#app/support/chat/contract.ts";

type Frame<T extends ServerFrame["type"]> = Extract<ServerFrame, { type: T }>;

export type ChatSocket = {
  socket: WebSocket;
  frames: ServerFrame[];
  send: (frame: object | string) => void;
  next: <T extends ServerFrame["type"]>(type: T) => Promise<Frame<T>>;
  closed: Promise<number>;
};

/** Opens `/ws/chat`. Rejects with the status if the server refuses the upgrade. */
export async function openChat(base: string, headers: Record<string, string> = {}): Promise<ChatSocket> {
  const socket = new WebSocket(`${base.replace("http", "ws")}/ws/chat`, { headers });
  const frames: ServerFrame[] = [];
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  socket.on("message", (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  await new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
    socket.on("unexpected-response", (_request, response) =>
      reject(new Error(`refused with ${response.statusCode}`)),
    );
  });
  socket.on("error", () => {});
  let looked = 0;
  return {
    socket,
    frames,
    closed,
    send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    async next<T extends ServerFrame["type"]>(type: T) {
      const signal = AbortSignal.timeout(30_000);
      for (;;) {
        const at = frames.findIndex((frame, index) => index >= looked && frame.type === type);
        if (at >= 0) {
          looked = at + 1;
          return frames[at] as Frame<T>;
        }
        await once(socket, "message", { signal }).catch((cause: unknown) => {
          throw new Error(`no ${type} came, but ${JSON.stringify(frames)}`, { cause });
        });
      }
    },
  };
}

import ReconnectingWebSocket from "partysocket/ws";
import type { ServerFrame } from "./contract.ts";

/** The server's word that there is no such conversation: coming back would not help. */
const unknown = 4404;

type LiveLinkEvents = {
  /** What it says first, each time it is open. */
  join: () => object;
  heard: (frame: ServerFrame) => void;
  closed: () => void;
  unknown: () => void;
};

/** The live connection: it comes back by itself, after longer and longer pauses. */
export class LiveLink {
  readonly #socket: ReconnectingWebSocket;
  #joined = false;

  constructor({ join, heard, closed, unknown: lost }: LiveLinkEvents) {
    const address = new URL("/ws/chat", window.location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new ReconnectingWebSocket(address.href, [], {
      minReconnectionDelay: 500 + Math.random() * 1_000,
      maxReconnectionDelay: 15_000,
      reconnectionDelayGrowFactor: 1.6,
      // What is not sent at once goes by HTTP instead.
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener("open", () => this.#socket.send(JSON.stringify(join())));
    this.#socket.addEventListener("message", ({ data }) => {
      this.#joined = true;
      heard(JSON.parse(String(data)) as ServerFrame);
    });
    this.#socket.addEventListener("close", ({ code }) => {
      this.#joined = false;
      closed();
      if (code === unknown) lost();
    });
  }

  /** @returns whether it went on its way */
  send(frame: object): boolean {
    if (!this.#joined || this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** Opens another in its place. */
  renew(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }
}

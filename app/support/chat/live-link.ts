import ReconnectingWebSocket from "partysocket/ws";
import type { ServerFrame } from "./contract.ts";

/** Close code: no such conversation, do not reconnect. */
const unknown = 4404;

type LiveLinkEvents = {
  join: () => object;
  heard: (frame: ServerFrame) => void;
  closed: () => void;
  unknown: () => void;
};

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
      // Messages that cannot be sent now are sent by HTTP.
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

  /** @returns false if not connected; nothing is queued */
  send(frame: object): boolean {
    if (!this.#joined || this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  renew(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }
}

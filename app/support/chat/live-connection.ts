import ReconnectingWebSocket from "partysocket/ws";
import type { ServerFrame } from "./contract.ts";
import { unknownChatCode } from "./rules/limits.ts";

type LiveConnectionEvents = {
  /** The first frames; whether they are accepted is known with the first answer. */
  join: () => object | object[];
  onFrame: (frame: ServerFrame) => void;
  onClose: () => void;
  onUnknown: () => void;
};

/** WebSocket to one conversation that reconnects by itself; `send` works once the server has answered `join`. */
export class LiveConnection {
  readonly #socket: ReconnectingWebSocket;
  #joined = false;

  constructor({ join, onFrame, onClose, onUnknown }: LiveConnectionEvents) {
    const address = new URL("/ws/chat", window.location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new ReconnectingWebSocket(address.href, [], {
      minReconnectionDelay: 500 + Math.random() * 1_000,
      maxReconnectionDelay: 15_000,
      reconnectionDelayGrowFactor: 1.6,
      // Messages that cannot be sent now are sent by HTTP.
      maxEnqueuedMessages: 0,
    });
    this.#socket.addEventListener("open", () => {
      for (const frame of [join()].flat()) this.#socket.send(JSON.stringify(frame));
    });
    this.#socket.addEventListener("message", ({ data }) => {
      this.#joined = true;
      onFrame(JSON.parse(String(data)) as ServerFrame);
    });
    this.#socket.addEventListener("close", ({ code }) => {
      this.#joined = false;
      onClose();
      if (code === unknownChatCode) onUnknown();
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

import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { newKey } from "#platform/forms/intent.ts";
import { nextAddress } from "../../tests/support/client-address.ts";

/** A message was stored, or the socket's oldest one answered. */
type ParsedFrame = { what: "stored"; clientId: string } | { what: "answered" } | undefined;

/** A server's URL and message format. */
export type Protocol = {
  url: string;
  firstMessage: (socket: number) => object | undefined;
  message: (clientId: string) => object;
  parse: (frame: unknown) => ParsedFrame;
};

/** Counts and times (ms) of one run. */
export type RunResult = {
  sent: number;
  lost: number;
  duplicated: number;
  stored: number[];
  answered: number[];
};

const connectConcurrency = 50;
/** Milliseconds to wait for outstanding answers. */
const graceMs = 60_000;

/** Clients with a socket each that write at equal, staggered intervals. */
export class ClientGroup {
  readonly #protocol: Protocol;
  readonly #sockets: WebSocket[] = [];
  #sent = new Map<string, number>();
  #received = new Map<string, { stored: number[]; answered: number[] }>();
  /** Unanswered messages by socket, in order. */
  #unanswered: string[][] = [];
  #unexpected = 0;
  /** Warm-up messages before this time are not counted. */
  #timedFrom = 0;

  private constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  static async open(protocol: Protocol, count: number): Promise<ClientGroup> {
    const group = new ClientGroup(protocol);
    for (let first = 0; first < count; first += connectConcurrency)
      await Promise.all(
        Array.from({ length: Math.min(connectConcurrency, count - first) }, (_, index) =>
          group.#open(first + index),
        ),
      );
    return group;
  }

  async #open(index: number): Promise<void> {
    // As a trusted proxy passes them on: an address has at most ten sockets.
    const headers = { "X-Forwarded-For": nextAddress() };
    const socket = new WebSocket(this.#protocol.url, { perMessageDeflate: false, headers });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    socket.on("message", (data) => this.#receive(index, JSON.parse(String(data))));
    this.#sockets[index] = socket;
    const first = this.#protocol.firstMessage(index);
    if (first) socket.send(JSON.stringify(first));
  }

  #receive(index: number, frame: unknown): void {
    const message = this.#protocol.parse(frame);
    if (!message) return;
    const clientId = message.what === "stored" ? message.clientId : this.#unanswered[index]?.shift();
    if (clientId === undefined) this.#unexpected += 1;
    this.#received.get(clientId ?? "")?.[message.what].push(performance.now());
  }

  /**
   * Every client writes every `interval` seconds for `timed` seconds, after one untimed message each: an idle process has
   * returned its heap.
   * @param answers wait for answers, too
   */
  async run(timed: number, interval: number, answers: boolean): Promise<RunResult> {
    const seconds = interval + timed;
    this.#sent = new Map();
    this.#received = new Map();
    this.#unanswered = [];
    this.#unexpected = 0;
    const start = performance.now();
    this.#timedFrom = start + interval * 1000;
    const total = Math.round((this.#sockets.length * seconds) / interval);
    const pause = (seconds * 1000) / total;
    for (let turn = 0; turn < total; turn += 1) {
      const early = start + turn * pause - performance.now();
      if (early > 1) await sleep(early);
      const clientId = newKey();
      this.#sent.set(clientId, performance.now());
      this.#received.set(clientId, { stored: [], answered: [] });
      const index = turn % this.#sockets.length;
      this.#unanswered[index] = [...(this.#unanswered[index] ?? []), clientId];
      this.#sockets[index]?.send(JSON.stringify(this.#protocol.message(clientId)));
    }
    const what = answers ? "answered" : "stored";
    const isOpen = () => [...this.#received.values()].some((times) => times[what].length === 0);
    for (const end = performance.now() + graceMs; isOpen() && performance.now() < end; ) await sleep(100);
    return this.#count(what);
  }

  #count(what: "stored" | "answered"): RunResult {
    const all = [...this.#received];
    const times = (which: "stored" | "answered") =>
      all.flatMap(([clientId, times]) => {
        const sent = this.#sent.get(clientId) ?? 0;
        return sent < this.#timedFrom ? [] : times[which].slice(0, 1).map((at) => at - sent);
      });
    return {
      sent: all.length,
      lost: all.filter(([, times]) => times[what].length === 0).length,
      duplicated: this.#unexpected + all.filter(([, times]) => times.stored.length > 1).length,
      stored: times("stored"),
      answered: times("answered"),
    };
  }

  ids(): string[] {
    return [...this.#sent.keys()];
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

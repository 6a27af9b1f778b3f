import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { newKey } from "#platform/forms/intent.ts";

/** A message was stored, or the socket's oldest one answered. */
type Heard = { what: "kept"; clientId: string } | { what: "answered" } | undefined;

/** A server's URL and message format. */
export type Tongue = {
  url: string;
  greeting: (socket: number) => object | undefined;
  message: (clientId: string) => object;
  hear: (frame: unknown) => Heard;
};

/** Counts and times (ms) of one run. */
export type Stretch = { sent: number; lost: number; doubled: number; kept: number[]; answered: number[] };

const openingAtOnce = 50;
/** Milliseconds to wait for outstanding answers. */
const grace = 60_000;

/** Clients with a socket each that write at equal, staggered intervals. */
export class Crowd {
  readonly #tongue: Tongue;
  readonly #sockets: WebSocket[] = [];
  #sent = new Map<string, number>();
  #heard = new Map<string, { kept: number[]; answered: number[] }>();
  /** Unanswered messages by socket, in order. */
  #unanswered: string[][] = [];
  #unasked = 0;
  /** Warm-up messages before this time are not counted. */
  #timedFrom = 0;

  private constructor(tongue: Tongue) {
    this.#tongue = tongue;
  }

  static async open(tongue: Tongue, count: number): Promise<Crowd> {
    const crowd = new Crowd(tongue);
    for (let first = 0; first < count; first += openingAtOnce)
      await Promise.all(
        Array.from({ length: Math.min(openingAtOnce, count - first) }, (_, index) =>
          crowd.#open(first + index),
        ),
      );
    return crowd;
  }

  async #open(place: number): Promise<void> {
    const socket = new WebSocket(this.#tongue.url, { perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    socket.on("message", (data) => this.#hear(place, JSON.parse(String(data))));
    this.#sockets[place] = socket;
    const greeting = this.#tongue.greeting(place);
    if (greeting) socket.send(JSON.stringify(greeting));
  }

  #hear(place: number, frame: unknown): void {
    const heard = this.#tongue.hear(frame);
    if (!heard) return;
    const clientId = heard.what === "kept" ? heard.clientId : this.#unanswered[place]?.shift();
    if (clientId === undefined) this.#unasked += 1;
    this.#heard.get(clientId ?? "")?.[heard.what].push(performance.now());
  }

  /**
   * Every client writes every `interval` seconds for `timed` seconds, after one untimed message each: an idle process has
   * returned its heap.
   * @param answers wait for answers, too
   */
  async talk(timed: number, interval: number, answers: boolean): Promise<Stretch> {
    const seconds = interval + timed;
    this.#sent = new Map();
    this.#heard = new Map();
    this.#unanswered = [];
    this.#unasked = 0;
    const start = performance.now();
    this.#timedFrom = start + interval * 1000;
    const total = Math.round((this.#sockets.length * seconds) / interval);
    const pause = (seconds * 1000) / total;
    for (let turn = 0; turn < total; turn += 1) {
      const early = start + turn * pause - performance.now();
      if (early > 1) await sleep(early);
      const clientId = newKey();
      this.#sent.set(clientId, performance.now());
      this.#heard.set(clientId, { kept: [], answered: [] });
      const place = turn % this.#sockets.length;
      this.#unanswered[place] = [...(this.#unanswered[place] ?? []), clientId];
      this.#sockets[place]?.send(JSON.stringify(this.#tongue.message(clientId)));
    }
    const what = answers ? "answered" : "kept";
    const isOpen = () => [...this.#heard.values()].some((told) => told[what].length === 0);
    for (const end = performance.now() + grace; isOpen() && performance.now() < end; ) await sleep(100);
    return this.#count(what);
  }

  #count(what: "kept" | "answered"): Stretch {
    const all = [...this.#heard];
    const times = (which: "kept" | "answered") =>
      all.flatMap(([clientId, told]) => {
        const sent = this.#sent.get(clientId) ?? 0;
        return sent < this.#timedFrom ? [] : told[which].slice(0, 1).map((at) => at - sent);
      });
    return {
      sent: all.length,
      lost: all.filter(([, told]) => told[what].length === 0).length,
      doubled: this.#unasked + all.filter(([, told]) => told.kept.length > 1).length,
      kept: times("kept"),
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

import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { newKey } from "#platform/forms/intent.ts";

/** What a frame tells of a message of ours: it is kept, or the last one of that socket is answered. */
type Heard = { what: "kept"; clientId: string } | { what: "answered" } | undefined;

/** How to speak with a server: where, what is said first, how a message is written, and what a frame means. */
export type Tongue = {
  url: string;
  /** Socket by socket; `undefined` where nothing is said first. */
  greeting: (socket: number) => object | undefined;
  message: (clientId: string) => object;
  hear: (frame: unknown) => Heard;
};

/** What became of the messages of one stretch; times in milliseconds. */
export type Stretch = { sent: number; lost: number; doubled: number; kept: number[]; answered: number[] };

/** As many as open at the same moment: a server takes them one after the other. */
const openingAtOnce = 50;
/** How long after the last message the last answer may come, in milliseconds. */
const grace = 60_000;

/** People with a socket each, who all write as often as the others, and never at the same moment. */
export class Crowd {
  readonly #tongue: Tongue;
  readonly #sockets: WebSocket[] = [];
  #sent = new Map<string, number>();
  #heard = new Map<string, { kept: number[]; answered: number[] }>();
  /** The messages of each socket that are not answered yet; the first is answered first. */
  #unanswered: string[][] = [];
  /** Answers to nothing. */
  #unasked = 0;
  /** What was written before is not timed. */
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
   * Everybody writes every `interval` seconds, for so many seconds; each once more before, which is not timed: a process
   * that was idle while the others had their turn has given its heap back.
   * @param answers whether an answer must come too
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

  /** What was said in this stretch, by its ids. */
  ids(): string[] {
    return [...this.#sent.keys()];
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "../support/listen.ts";

/** A TCP proxy on loopback that a test can slow down, silence, truncate or break. */
export class FaultyProxy {
  /** Delay of each piece, in milliseconds. */
  delay = 0;
  port = 0;
  /** Answers a new connection in the server's place. */
  instead: ((client: Socket) => void) | undefined;
  readonly #server: Server;
  readonly #ends = new Set<Socket>();
  #mute: PromiseWithResolvers<void> | undefined;
  #cut: { after: number } | undefined;

  private constructor(port: () => number) {
    this.#server = createServer((client) => {
      this.#keep(client);
      if (this.instead) return this.instead(client);
      const far = connect(port(), "127.0.0.1");
      this.#keep(far);
      void this.#carry(client, far);
      void this.#carry(far, client, true);
    });
  }

  /** @param port the server's, read for each connection */
  static async open(port: () => number): Promise<FaultyProxy> {
    const line = new FaultyProxy(port);
    line.port = await listen(line.#server);
    return line;
  }

  /** Holds everything back until `speak`; nothing is lost. */
  mute(): void {
    this.#mute ??= Promise.withResolvers<void>();
  }

  speak(): void {
    this.#mute?.resolve();
    this.#mute = undefined;
  }

  /** Breaks each later connection after this number of bytes from the server. */
  cutAfter(bytes: number | undefined): void {
    this.#cut = bytes === undefined ? undefined : { after: bytes };
  }

  /** Breaks every connection, as a router that is switched off does. */
  reset(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  async stop(): Promise<void> {
    this.speak();
    this.#server.close();
    this.reset();
  }

  #keep(end: Socket): void {
    this.#ends.add(end);
    end.on("error", () => {});
    end.on("close", () => this.#ends.delete(end));
  }

  async #carry(from: Socket, to: Socket, isAnswer = false): Promise<void> {
    let seen = { cut: this.#cut, bytes: 0 };
    try {
      for await (const piece of from as AsyncIterable<Buffer>) {
        if (this.#mute) await this.#mute.promise;
        if (this.delay > 0) await sleep(this.delay);
        if (seen.cut !== this.#cut) seen = { cut: this.#cut, bytes: 0 };
        const left = isAnswer && seen.cut ? Math.max(0, seen.cut.after - seen.bytes) : Infinity;
        seen.bytes += piece.length;
        if (to.destroyed) return;
        to.write(piece.length > left ? piece.subarray(0, left) : piece);
        if (piece.length >= left) return to.destroySoon();
      }
    } catch {
      // One side broke it.
    } finally {
      from.destroy();
      to.destroySoon();
    }
  }
}

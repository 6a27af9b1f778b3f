import { connect, type Socket } from "node:net";

const lastChunk = "\r\n0\r\n\r\n";

export type OnResponse = (status: number, milliseconds: number) => void;

/**
 * A keep-alive HTTP/1.1 connection that sends the next request after each answer. It parses status and length only: on two
 * cores a full client would be slower than bare `node:http` and measure itself.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #next: () => string | undefined;
  readonly #answered: OnResponse;
  readonly ended: Promise<void>;
  #started = 0;
  #status = 0;
  /** Remaining body bytes, infinite until the last chunk of a body without a length; undefined while the head is incomplete. */
  #missing: number | undefined;
  #head = "";
  #tail = "";

  /** @param next the next request's bytes; undefined ends the run */
  constructor(port: number, next: () => string | undefined, answered: OnResponse) {
    this.#next = next;
    this.#answered = answered;
    const ended = Promise.withResolvers<void>();
    this.ended = ended.promise;
    const buffer = Buffer.allocUnsafe(65_536);
    this.#socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: {
        buffer,
        callback: (length) => {
          this.#read(buffer, length);
          return true;
        },
      },
    });
    this.#socket.setTimeout(15_000, () => this.#socket.destroy(new Error("no answer within 15 seconds")));
    this.#socket.once("connect", () => this.#send());
    this.#socket.once("error", ended.reject);
    this.#socket.once("close", () =>
      this.#started > 0 ? ended.reject(new Error("the server hung up")) : ended.resolve(),
    );
  }

  #send(): void {
    const request = this.#next();
    if (request === undefined) {
      this.#started = 0;
      this.#socket.destroy();
      return;
    }
    this.#started = performance.now();
    this.#socket.write(request);
  }

  #read(buffer: Buffer, length: number): void {
    if (this.#missing === undefined) this.#readHead(buffer, length);
    else this.#missing -= length;
    if (this.#missing === Number.POSITIVE_INFINITY) this.#readChunks(buffer, length);
    if (this.#missing !== 0) return;
    this.#missing = undefined;
    this.#head = "";
    this.#tail = "";
    this.#answered(this.#status, performance.now() - this.#started);
    this.#send();
  }

  #readHead(buffer: Buffer, length: number): void {
    const before = this.#head.length;
    // Larger than any response head.
    this.#head += buffer.toString("latin1", 0, Math.min(length, 4096));
    const end = this.#head.indexOf("\r\n\r\n");
    if (end < 0) return;
    this.#status = Number(this.#head.slice(9, 12));
    const contentLength = /\r\ncontent-length: (\d+)/i.exec(this.#head)?.[1];
    if (contentLength === undefined && /\r\ntransfer-encoding: chunked/i.test(this.#head)) {
      this.#missing = Number.POSITIVE_INFINITY;
      return;
    }
    if (contentLength === undefined) {
      this.#socket.destroy(new Error("an answer without Content-Length"));
      return;
    }
    this.#missing = Number(contentLength) - (length - (end + 4 - before));
  }

  /**
   * The next request is not sent before, so nothing follows the last chunk. A chunk whose own text ends like it would be
   * taken for it, but no page or JSON has such a text.
   */
  #readChunks(buffer: Buffer, length: number): void {
    const newest = buffer.toString("latin1", Math.max(0, length - lastChunk.length), length);
    this.#tail = `${this.#tail}${newest}`.slice(-lastChunk.length);
    if (this.#tail === lastChunk) this.#missing = 0;
  }
}

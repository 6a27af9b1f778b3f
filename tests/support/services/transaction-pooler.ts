import { createServer, type Socket } from "node:net";
import pg from "pg";
import { listen } from "../listen.ts";

type Backend = { socket: Socket; lender: Client | undefined };
type Client = { socket: Socket; waiting: Buffer[] };

/** ReadyForQuery and its last byte: "I" outside a transaction. */
const ready = { type: "Z".charCodeAt(0), idle: "I".charCodeAt(0) };
/** A client's messages end with a Query or a Sync. */
const asks = new Set(["Q", "S"].map((letter) => letter.charCodeAt(0)));

/**
 * A pooler in transaction mode, like PgBouncer's: a server connection belongs to a client for one transaction. Accepts
 * every login. @returns its address
 */
export async function openTransactionPooler(
  url: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const [free, queue]: [Backend[], Client[]] = [[], []];
  const open: pg.Client[] = [];
  for (let count = 0; count < 4; count += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    open.push(client);
    const backend: Backend = { socket: socketOf(client), lender: undefined };
    backend.socket.removeAllListeners("data");
    split(backend.socket, (message) => {
      backend.lender?.socket.write(message);
      if (message[0] !== ready.type || message.at(-1) !== ready.idle) return;
      backend.lender = undefined;
      free.push(backend);
      serve();
    });
    free.push(backend);
  }

  const lent: () => Backend[] = () => all.filter(({ lender }) => lender);
  const all = [...free];
  function serve(): void {
    for (const client of [...queue]) {
      // The one returned last, as PgBouncer chooses.
      const backend = lent().find(({ lender }) => lender === client) ?? free.pop();
      if (!backend) continue;
      queue.splice(queue.indexOf(client), 1);
      backend.lender = client;
      for (const message of client.waiting.splice(0)) backend.socket.write(message);
    }
  }

  const server = createServer((socket) => {
    const client: Client = { socket, waiting: [] };
    socket.on("error", () => {});
    socket.once("data", () => {
      // AuthenticationOk, ReadyForQuery.
      socket.write(Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, ready.type, 0, 0, 0, 5, ready.idle]));
      split(socket, (message) => {
        client.waiting.push(message);
        if (!asks.has(message[0] ?? 0)) return;
        queue.push(client);
        serve();
      });
    });
  });
  const port = await listen(server);
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  return {
    url: address.href,
    async close() {
      server.close();
      for (const { socket } of all) socket.destroy();
    },
  };
}

/** Calls back for each message of the protocol: a letter, a length, the rest. */
function split(socket: Socket, each: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (piece: Buffer) => {
    rest = Buffer.concat([rest, piece]);
    for (let size = sizeOf(rest); size > 0 && rest.length >= size; size = sizeOf(rest)) {
      each(Buffer.from(rest.subarray(0, size)));
      rest = rest.subarray(size);
    }
  });
}

const sizeOf = (bytes: Buffer) => (bytes.length < 5 ? 0 : 1 + bytes.readUInt32BE(1));

function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}

import type { Server } from "node:http";
import type { Socket } from "node:net";
import { limitsAreOn } from "#platform/http/limits.server.ts";
import { network } from "./client-address.server.ts";

/** Connections of one address at once. A browser opens six, and a whole hotel may be behind one address. */
export const maxConnections = 256;
/**
 * Milliseconds in which something of a waiting answer must be taken, or twice as long at most. Over a slow network it goes in
 * steps: the system's own buffer must become free by a third.
 */
const unreadTime = 40_000;
/** Milliseconds without a byte, either way: longer than the longest request takes, a file that waits for its turn. */
const idleTime = 160_000;

/**
 * Lets go who does not read what they are answered: what waits to be sent to them is our memory. And bounds how many
 * connections one address holds, with whatever is sent or read slowly on them.
 * @param options.isDirect whether visitors connect to us; a proxy's connections are all of one address
 */
export function boundConnections(
  server: Server,
  { isDirect, patience = unreadTime }: { isDirect: boolean; patience?: number },
): void {
  server.setTimeout(patience, (socket) => {
    // Node looks whether its write went on before it says so.
    const isAgain = socket.timeout !== patience;
    if (socket.writableLength > 0 || isAgain) socket.destroy();
    else socket.setTimeout(idleTime - patience);
  });
  if (!isDirect) return;
  const counts = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = network(socket.remoteAddress ?? "");
    const count = counts.get(address) ?? 0;
    if (limitsAreOn() && count >= maxConnections) return void socket.destroy();
    counts.set(address, count + 1);
    socket.once("close", () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}

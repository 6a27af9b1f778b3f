import type { Server } from "node:http";
import type { Socket } from "node:net";
import { limitsAreOn } from "#platform/http/limits.server.ts";
import { network } from "./client-address.server.ts";

/** Maximum connections per address. A browser opens six, and a whole hotel may share one address. */
export const maxConnections = 256;
/** Time to read part of a pending response; at worst twice as long. Slow networks progress in steps. */
const defaultUnreadTimeoutMs = 40_000;
/** Longer than the longest request, a queued file upload. */
const idleTimeoutMs = 160_000;

/**
 * Closes connections that do not read their response (it occupies our memory), and limits connections per address.
 * @param options.isDirect false behind a proxy, whose connections all have one address
 */
export function boundConnections(
  server: Server,
  { isDirect, unreadTimeoutMs = defaultUnreadTimeoutMs }: { isDirect: boolean; unreadTimeoutMs?: number },
): void {
  server.setTimeout(unreadTimeoutMs, (socket) => {
    // Node does not report a timeout while a write still makes progress.
    const isSecondTimeout = socket.timeout !== unreadTimeoutMs;
    if (socket.writableLength > 0 || isSecondTimeout) socket.destroy();
    else socket.setTimeout(idleTimeoutMs - unreadTimeoutMs);
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

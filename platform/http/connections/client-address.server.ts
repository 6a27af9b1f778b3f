import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * Who a request comes from, for limits: the socket's address, or what the nearest of `trusted` proxies says it
 * saw. Counted from the right, since a client can put anything to the left of X-Forwarded-For.
 */
export function clientAddress(incoming: IncomingMessage, trusted: number): string {
  const socket = incoming.socket?.remoteAddress ?? "unknown";
  if (trusted === 0) return network(socket);
  const header = incoming.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((hop) => hop.trim());
  return network(hops.filter(Boolean).at(-trusted) ?? socket);
}

/**
 * An IPv6 customer owns a whole /64 and could rotate through it: they share one key. IPv4 stays whole. Some proxies write
 * the client's port behind its address (Azure's gateway); each port would else be a client of its own.
 */
export function network(address: string): string {
  const bare =
    address
      .replace(/^(\[[^\]]*\]|[\d.]+):\d+$/, "$1")
      .replace(/^\[|\]$/g, "")
      .replace(/^::ffff:(?=\d+\.)/i, "")
      .split("%")[0] ?? "";
  if (!isIPv6(bare)) return bare.slice(0, 64);
  const [head = "", tail] = bare.toLowerCase().split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${groups.join(":")}::/64`;
}

/**
 * What a single customer may hold of such addresses: a home's router gets up to a /56 of IPv6, a company a /48. For choosing
 * among those who already share something, and for limits only where a whole mobile network may share one.
 */
export function widerNetwork(address: string): string {
  return address.endsWith("::/64") ? `${address.split(":", 3).join(":")}::/48` : address;
}

import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The client's address, as a key for limits: the socket's, or the one that the outermost of `trusted` proxies saw.
 * X-Forwarded-For is counted from the right, because a client can put anything to its left.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socket = incoming.socket?.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return network(socket);
  const header = incoming.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((hop) => hop.trim());
  return network(hops.filter(Boolean).at(-trustedProxies) ?? socket);
}

/**
 * Normalizes an address: IPv6 to its /64, which one customer owns and could rotate through; IPv4 unchanged. Removes the
 * port that some proxies append (Azure's gateway).
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
 * The /48 of a normalized IPv6 address: a home router gets up to a /56, a company a /48. Use it for fairness between
 * networks; as a limit only where a whole mobile network may share it.
 */
export function widerNetwork(address: string): string {
  return address.endsWith("::/64") ? `${address.split(":", 3).join(":")}::/48` : address;
}

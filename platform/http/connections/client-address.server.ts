import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The client's address, as a key for limits. Reads X-Forwarded-For from the right: clients can put anything to the left. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const socket = incoming.socket?.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return network(socket);
  const header = incoming.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((hop) => hop.trim());
  return network(hops.filter(Boolean).at(-trustedProxies) ?? socket);
}

/** IPv6 as its /64, which one customer owns; IPv4 without the port that some proxies append (Azure's gateway). */
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

/** IPv6 as its /48, the most that one customer gets. As a limit only where a mobile network may share it. */
export function widerNetwork(address: string): string {
  return address.endsWith("::/64") ? `${address.split(":", 3).join(":")}::/48` : address;
}

import { type LookupAddress, lookup } from "node:dns";
import { BlockList, connect, isIP, type LookupFunction, type Socket } from "node:net";

/** This machine, its link (a cloud's metadata service is there), several at once, and nobody. */
const forbidden = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  forbidden.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fe80::", 10],
  ["ff00::", 8],
  ["fd00:ec2::", 32],
] as const)
  forbidden.addSubnet(network, prefix, "ipv6");

/** Whether a service that somebody names in the browser may not be there. IPv4 inside IPv6 is read as IPv4. */
export function isForbiddenAddress(address: string): boolean {
  return forbidden.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The host is, or leads to, an address that may not be reached. */
class ForbiddenAddress extends Error {
  override name = "ForbiddenAddress";
  readonly code = "EFORBIDDEN";
}

type Target = { host: string; port: number; timeoutMs: number };

/**
 * Connects to a host that somebody named in the browser. The address is checked after the name is resolved, on the
 * connection itself: a name cannot lead elsewhere between check and use.
 * @param isForbidden which addresses are refused; tests allow their own
 * @throws ForbiddenAddress; Error of the network, or after `timeoutMs`
 */
export function connectGuarded(
  { host, port, timeoutMs }: Target,
  isForbidden: (address: string) => boolean = isForbiddenAddress,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // `lookup` is not asked for an address.
    if (isIP(host) && isForbidden(host)) throw new ForbiddenAddress(host);
    const socket = connect({ host, port, lookup: guardedLookup(isForbidden) });
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(Object.assign(new Error("no connection"), { code: "ETIMEDOUT" })),
      timeoutMs,
    );
    socket.once("error", fail);
    socket.once("close", () => clearTimeout(timer));
    socket.once("connect", () => {
      clearTimeout(timer);
      socket.off("error", fail);
      resolve(socket);
    });
  });
}

function guardedLookup(isForbidden: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const found = error ? undefined : addresses[0];
      if (error || !found) return done(error ?? new Error(`${host} has no address`), "");
      if (addresses.some(({ address }) => isForbidden(address))) return done(new ForbiddenAddress(host), "");
      if (options.all) done(null, addresses);
      else done(null, found.address, found.family);
    });
  };
}

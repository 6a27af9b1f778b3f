import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress, network } from "./client-address.server.ts";

const request = (socket: string, forwarded?: string) =>
  ({
    socket: { remoteAddress: socket },
    headers: forwarded ? { "x-forwarded-for": forwarded } : {},
  }) as unknown as IncomingMessage;

test("without a trusted proxy nobody can choose their own address", () => {
  expect(clientAddress(request("192.0.2.1", "10.0.0.1"), 0)).toBe("192.0.2.1");
});

test("a trusted proxy names the client; what stands left of its word is the client's invention", () => {
  expect(clientAddress(request("10.0.0.9", "1.1.1.1, 203.0.113.7"), 1)).toBe("203.0.113.7");
  expect(clientAddress(request("10.0.0.9", "1.1.1.1, 203.0.113.7, 10.0.0.8"), 2)).toBe("203.0.113.7");
  expect(clientAddress(request("10.0.0.9"), 1)).toBe("10.0.0.9");
  expect(clientAddress(request("10.0.0.9", "203.0.113.7"), 2)).toBe("10.0.0.9");
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:0003:0004:0005:0006", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["198.18.9.9:1001", "198.18.9.9"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["::ffff:198.18.9.9", "198.18.9.9"],
  ["[::ffff:198.18.9.9]:1001", "198.18.9.9"],
])("%s counts as %s", (address, key) => expect(network(address)).toBe(key));

import { expect, test, vi } from "vitest";
import { limits } from "./limits.server.ts";
import { countRead } from "./read-limit.server.ts";

test("an address reads as often as its limit allows, and again after the period; others are not affected", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(1e9);
  const read = (times: number, address: string) =>
    Array.from({ length: times }, () => countRead(address)).map((seconds) => seconds > 0);
  expect(read(limits.site.points, "192.0.2.1")).not.toContain(true);
  expect(read(1, "192.0.2.2")).toEqual([false]);
  clock.mockReturnValue(1e9 + 20_000);
  expect(countRead("192.0.2.1")).toBe(limits.site.seconds - 20);
  clock.mockReturnValue(1e9 + limits.site.seconds * 1000);
  expect(read(1, "192.0.2.1")).toEqual([false]);
  clock.mockRestore();
});

test("more addresses than are real do not fill the memory: counting begins anew", () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(2e9);
  for (let sent = 0; sent <= limits.site.points; sent += 1) countRead("192.0.2.3");
  expect(countRead("192.0.2.3")).toBeGreaterThan(0);
  for (let index = 0; index < 100_001; index += 1) countRead(`2001:db8:${index.toString(16)}::/64`);
  expect(countRead("192.0.2.3")).toBe(0);
  clock.mockRestore();
});

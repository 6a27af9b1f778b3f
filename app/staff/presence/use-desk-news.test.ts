import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readerOfNews } from "./use-desk-news.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("news that comes while older news is read interrupts nothing, and is read after it", async () => {
  const readings: (() => void)[] = [];
  const reader = readerOfNews(() => new Promise<void>((resolve) => readings.push(resolve)));
  // One every tenth of a second, and each reading takes longer than the gap between two.
  for (let n = 0; n < 20; n += 1) {
    reader.notify();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(readings).toHaveLength(1);
  readings[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readings).toHaveLength(2);
  readings[1]?.();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(readings).toHaveLength(2);
});

test("much news at once is read once, and what is left behind is not read", async () => {
  const read = vi.fn(async () => {});
  const reader = readerOfNews(read);
  for (let n = 0; n < 5; n += 1) reader.notify();
  await vi.advanceTimersByTimeAsync(400);
  expect(read).toHaveBeenCalledOnce();
  reader.notify();
  reader.end();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledOnce();
});

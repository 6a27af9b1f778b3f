import { expect, test } from "vitest";
import { FairMutex } from "./fair-queue.ts";

const order: string[] = [];
function line(turns: FairMutex) {
  order.length = 0;
  return (key: string, name: string, signal?: AbortSignal) =>
    turns.take(key, signal, async () => {
      order.push(name);
    });
}

test("who waits with one piece of work goes after one of those with many, not after all", async () => {
  const wait = line(new FairMutex());
  const many = ["1", "2", "3", "4"].map((name) => wait("crowd", name));
  await Promise.all([...many, wait("visitor", "visitor's")]);
  expect(order).toEqual(["1", "2", "visitor's", "3", "4"]);
});

test("what is not waited for any more is not done, and the next go on", async () => {
  const wait = line(new FairMutex());
  const gone = new AbortController();
  const all = [wait("a", "1"), wait("a", "2", gone.signal), wait("b", "3"), wait("a", "4")];
  gone.abort(new Error("gone"));
  const results = await Promise.allSettled([...all, wait("a", "5", gone.signal)]);
  expect(order).toEqual(["1", "4", "3"]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  await wait("b", "6");
  expect(order.at(-1)).toBe("6");
});

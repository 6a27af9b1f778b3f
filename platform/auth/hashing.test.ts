import { expect, test } from "vitest";
import { withHashingSlot } from "./hashing.server.ts";

const all = ["staff", "known", "anybody"] as const;

test("of staff, known browsers and everybody else together three are hashed at once, staff first, the others by turns", async () => {
  let active = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const hash = (queue: (typeof all)[number]) =>
    withHashingSlot({ queue: queue, address: "203.0.113.1" }, async () => {
      begun.push(queue);
      active += 1;
      most = Math.max(most, active);
      await new Promise<void>((resolve) => ends.push(resolve));
      active -= 1;
    });
  const queues = ["known", "known", "known", "known", "known", "anybody", "anybody", "staff"] as const;
  const done = Promise.all(queues.map(hash));
  for (let ended = 0; ended < queues.length; ended += 1) {
    ends[ended]?.();
    await new Promise(setImmediate);
  }
  await done;
  expect(most).toBe(3);
  expect(begun.slice(0, 4)).toEqual(["known", "known", "known", "staff"]);
  expect(begun.slice(4).toSorted()).toEqual(["anybody", "anybody", "known", "known"]);
  expect(begun[4]).not.toBe(begun[5]);
});

test("whoever comes when too many of their own wait is refused; others are not", async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const address = "203.0.113.1";
  const crowd = Array.from({ length: 21 }, () => withHashingSlot({ queue: "known", address }, () => ended));
  await expect(withHashingSlot({ queue: "known", address }, async () => {})).rejects.toMatchObject({
    code: "unavailable",
  });
  const staff = withHashingSlot({ queue: "staff", address }, async () => "hashed");
  end();
  expect(await staff).toBe("hashed");
  await Promise.all(crowd);
});

test("a crowd of one network takes its turn and its places beside a visitor of another network", async () => {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const hash = (address: string) =>
    withHashingSlot({ queue: "anybody", address }, async () => {
      begun.push(address);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  // One /48, a /64 each.
  const crowd = Promise.allSettled(Array.from({ length: 40 }, (_, n) => hash(`2001:db8:1:${n}::/64`)));
  const visitors = Promise.allSettled(["2001:db8:2:1::/64", "203.0.113.1", "203.0.113.2"].map(hash));
  for (let ended = 0; ended < 21; ended += 1) {
    ends[ended]?.();
    await new Promise(setImmediate);
  }
  expect((await visitors).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled"]);
  // One of the crowd has its turn first; those of it who came last have made room.
  expect(begun.slice(3, 7)).toEqual(["2001:db8:1:3::/64", "2001:db8:2:1::/64", "203.0.113.1", "203.0.113.2"]);
  const answers = await crowd;
  expect(answers.findIndex(({ status }) => status === "rejected")).toBe(18);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(18);
});

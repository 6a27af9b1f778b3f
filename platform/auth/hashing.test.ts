import { expect, test } from "vitest";
import { inHashingPlace } from "./hashing.server.ts";

const all = ["staff", "known", "anybody"] as const;

test("of staff, known browsers and everybody else together three are hashed at once, staff first, the others by turns", async () => {
  let active = 0;
  let most = 0;
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const hash = (whose: (typeof all)[number]) =>
    inHashingPlace(whose, async () => {
      begun.push(whose);
      active += 1;
      most = Math.max(most, active);
      await new Promise<void>((resolve) => ends.push(resolve));
      active -= 1;
    });
  const whose = ["known", "known", "known", "known", "known", "anybody", "anybody", "staff"] as const;
  const done = Promise.all(whose.map(hash));
  for (let ended = 0; ended < whose.length; ended += 1) {
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
  const crowd = Array.from({ length: 21 }, () => inHashingPlace("known", () => ended));
  await expect(inHashingPlace("known", async () => {})).rejects.toMatchObject({ code: "unavailable" });
  const staff = inHashingPlace("staff", async () => "hashed");
  end();
  expect(await staff).toBe("hashed");
  await Promise.all(crowd);
});

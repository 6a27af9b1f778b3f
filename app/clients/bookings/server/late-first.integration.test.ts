import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openBookingSite } from "../../../../tests/support/booking-site.ts";
import { booking } from "../schema.server.ts";

const { site, book, update } = openBookingSite();

async function page(path: string) {
  const answer = await site.send("GET", path, { staff: true });
  const next = /<([^>]*)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  return { ids: ((await answer.json()) as { id: number }[]).map(({ id }) => id), next };
}

test("late first, two a page: three that wait and four others, each once, to the end", async () => {
  const ids = [];
  for (let index = 0; index < 7; index += 1) ids.push((await book()).id);
  const others = ids.slice(3);
  for (const id of others) await update(id, { status: "confirmed" });
  const dueOf = [3, 1, 2];
  for (const [index, hours] of dueOf.entries())
    await db()
      .update(booking)
      .set({ dueAt: new Date(Date.now() + hours * 3_600_000) })
      .where(eq(booking.id, ids[index] ?? 0));
  const met: number[][] = [];
  let next: string | undefined = "/api/bookings?sort=late&limit=2";
  while (next) {
    const read: Awaited<ReturnType<typeof page>> = await page(next);
    met.push(read.ids);
    next = read.next;
  }
  const [a, b, c] = ids;
  const [d, e, f, g] = others.toReversed();
  expect(met).toEqual([[b, c], [a, d], [e, f], [g]]);
});

test("who was answered on the page just read leaves nobody out on the next one", async () => {
  for (let index = 0; index < 4; index += 1) await book({ urgency: "asap" });
  const first = await page("/api/bookings?sort=late&limit=2");
  const waiting = (await page("/api/bookings?sort=late&limit=4")).ids.slice(2);
  for (const id of first.ids) await update(id, { status: "confirmed" });
  expect((await page(first.next ?? "")).ids).toEqual(waiting);
});

test("who begins to wait while the list is read is met once, at its end", async () => {
  await book();
  const first = await page("/api/bookings?sort=late&limit=2");
  const { id } = await book({ message: "I came while somebody read the list." });
  const met: number[] = [...first.ids];
  for (let { next } = first; next; ) {
    const read = await page(next);
    met.push(...read.ids);
    next = read.next;
  }
  expect(met.filter((one) => one === id)).toEqual([id]);
  expect([met.at(-1), new Set(met).size]).toEqual([id, met.length]);
});

import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import * as detector from "#app/marketplace/moderation/detector.ts";
import { db } from "#platform/database/pool.server.ts";
import { openBookingSite } from "../../../../tests/support/booking-site.ts";
import type { VendorRequest } from "../contract.ts";
import { maskContacts } from "../rules/mask-contacts.ts";
import { booking } from "../schema.server.ts";

const { site, vendor, book } = openBookingSite();

const read = (query = "") =>
  site.send("GET", `/api/vendor/requests/${vendor.vendorId}${query}`, { headers: vendor.headers });
const ids = async (query = "") => ((await (await read(query)).json()) as VendorRequest[]).map(({ id }) => id);

test("a held request is not shown to its vendor, nor can it be answered, until staff release it", async () => {
  const robot = await book({ trap: "x" });
  expect(await ids()).not.toContain(robot.id);
  const answer = () =>
    site.send("POST", `/api/vendor/requests/${vendor.vendorId}/${robot.id}/answer`, {
      body: { answer: "available" },
      headers: vendor.headers,
    });
  expect((await answer()).status).toBe(404);
  await site.send("POST", `/api/admin/bookings/${robot.id}/release`, { staff: true });
  expect(await ids()).toContain(robot.id);
  expect((await answer()).status).toBe(200);
});

test("where taking a contact out brings another together, nothing of the text is shown", () => {
  const message = "cero uno cuatro dos https://wa.me/1, www.ana.com 8, cero uno cuatro dos";
  expect(maskContacts({ serviceRequested: "", message, budget: "" }).message).toBe("");
  const one = "Write to ana@example.com before noon.";
  expect(maskContacts({ serviceRequested: "", message: one, budget: "" }).message).toBe(
    "Write to ••• before noon.",
  );
});

async function fill(count: number): Promise<void> {
  const { id } = await book();
  const [first] = await db().select().from(booking).where(eq(booking.id, id));
  if (!first) throw new Error("there is no booking");
  const { id: _, ...row } = first;
  const more = Array.from({ length: count }, (_one, index) => ({
    ...row,
    heldReason: null,
    tokenHash: `more ${index} ${id}`,
  }));
  await db().insert(booking).values(more);
}

test("every request can be reached, however many there are", async () => {
  await fill(130);
  const met: number[] = [];
  let query: string | undefined = "?limit=50";
  while (query !== undefined) {
    const answer: Response = await read(query);
    met.push(...((await answer.json()) as VendorRequest[]).map(({ id }) => id));
    const next: string | undefined = /<[^>]*(\?[^>]*)>; rel="next"/.exec(
      answer.headers.get("link") ?? "",
    )?.[1];
    query = next;
  }
  const total = await db().$count(booking, eq(booking.vendorId, vendor.vendorId));
  expect([met.length, new Set(met).size]).toEqual([total, total]);
});

test("each text goes through the detector once, however often the vendor reads: 0 passes at the second reading", async () => {
  await fill(20);
  await db()
    .update(booking)
    .set({ vendorTexts: null, message: "Call 809 555 0142. ".repeat(250) });
  const passes = vi.spyOn(detector, "findContacts");
  const reading = async () => {
    passes.mockClear();
    const answer = await read("?limit=20");
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).length]).toEqual([200, 20]);
    expect(text).not.toContain("555 0142");
    return passes.mock.calls.length;
  };
  const first = await reading();
  // At most two passes over each of three texts.
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(20 * 3 * 2);
  expect(await reading()).toBe(0);
  const created = await book({ message: "Call 809 555 0142 about the sink." });
  expect(await ids()).toContain(created.id);
  passes.mockClear();
  await read();
  console.log(`vendor requests: ${first} passes for 20 rows read the first time, 0 from then on`);
  expect(passes).toHaveBeenCalledTimes(0);
});

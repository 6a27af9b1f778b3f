import { expect, test } from "vitest";
import { addDays } from "#platform/i18n/calendar-days.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { fillBookings, fillLeads, insertVendors } from "../../../../bench/database.ts";
import { pagesRead } from "../../../../tests/support/pages-read.ts";
import { query } from "../../../../tests/support/query.ts";
import { isLong } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";

const site = openSite();
const count = isLong ? 100_000 : 20_000;

/** Milliseconds of the fastest of three. */
async function fastest(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const before = performance.now();
    await act();
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

test("a week's report reads the week's rows, and a year's is no slower than some readings of both tables", async () => {
  await insertVendors(site.url(), 50);
  await query(site.url(), "update vendor set status = 'approved'");
  await fillLeads(site.url(), count);
  await fillBookings(site.url(), count);
  await query(site.url(), "vacuum analyze lead");
  await query(site.url(), "vacuum analyze booking");
  const today = todayInSantoDomingo();
  const report = async (from: string) => {
    const answer = await site.send("GET", `/api/admin/report?from=${from}&to=${today}`, { staff: true });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const [week, year] = [addDays(today, -6), addDays(today, -364)];
  const pages = {
    week: await pagesRead(site.url(), () => report(week)),
    year: await pagesRead(site.url(), () => report(year)),
  };
  expect(pages.week).toBeLessThan(pages.year / 10);
  // The yardstick of the same machine and moment: every text of both tables is read once.
  const plain = await fastest(() =>
    query(
      site.url(),
      "select (select sum(length(message) + length(name)) from lead), (select sum(length(message) + length(customer_name)) from booking)",
    ),
  );
  const took = await fastest(() => report(year));
  console.log(
    `report: a year of ${count} leads and bookings in two years ${took.toFixed(0)} ms, both tables once ${plain.toFixed(0)} ms; pages ${pages.week} and ${pages.year}`,
  );
  expect(took).toBeLessThan(12 * plain);
});

import { and, count, desc, isNull, max, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { bookingStatuses } from "#app/clients/bookings/values.ts";
import type { Currency } from "#app/staff/shell/money/read-money.ts";
import { withinDays } from "#platform/database/days.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { type DayRange, weeksOf } from "../rules/period.ts";
import { type Row, shareOfWhole } from "../rules/tables.ts";
import { weekOf } from "./week.server.ts";

const shownVendors = 20;

type Count = { week: string; status: string; noShow: string | null; bookings: number };

/** The bookings that were asked for in these days: their state now, their vendors and their money. */
export async function readBookings(
  ctx: Ctx,
  days: DayRange,
): Promise<Record<"bookingsByStatus" | "bookingsByWeek" | "bookingsByVendor" | "money", Row[]>> {
  const [counts, bookingsByVendor, money] = await Promise.all([
    readCounts(ctx, days),
    readVendors(ctx, days),
    readMoney(ctx, days),
  ]);
  const countWhere = (fits: (one: Count) => boolean) =>
    counts.filter(fits).reduce((sum, { bookings }) => sum + bookings, 0);
  /** Of the cancelled ones those to which somebody did not come are counted by themselves. */
  const isIn = (status: string) => (one: Count) => one.status === status && one.noShow === null;
  const total = countWhere(() => true);
  const stateRow = (status: string, bookings: number) => ({
    status,
    bookings,
    share: shareOfWhole(bookings, total),
  });
  return {
    bookingsByStatus: [
      ...bookingStatuses.map((status) => stateRow(status, countWhere(isIn(status)))),
      stateRow(
        "customerNoShow",
        countWhere(({ noShow }) => noShow === "customer"),
      ),
      stateRow(
        "vendorNoShow",
        countWhere(({ noShow }) => noShow === "vendor"),
      ),
    ],
    bookingsByWeek: weeksOf(days).map((week) => ({
      week,
      received: countWhere((one) => one.week === week),
      cancelled: countWhere((one) => one.week === week && isIn("cancelled")(one)),
      noShows: countWhere((one) => one.week === week && one.noShow !== null),
    })),
    bookingsByVendor,
    money,
  };
}

const received = (days: DayRange) => and(withinDays(booking.createdAt, days), isNull(booking.heldReason));

function readCounts({ db }: Ctx, days: DayRange): Promise<Count[]> {
  const { status, noShow } = booking;
  return db
    .select({ week: weekOf(booking.createdAt), status, noShow, bookings: count() })
    .from(booking)
    .where(received(days))
    .groupBy(sql`1`, status, noShow);
}

const countIf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** The sum of one currency, in cents. */
function sumOf(cents: AnyPgColumn | SQL, currency: AnyPgColumn | SQL, of: Currency): SQL<number> {
  return sql`coalesce(sum(${cents}) filter (where ${currency} = ${of}), 0)`.mapWith(Number) as SQL<number>;
}

/** The final price, or the agreed one where there is none yet. */
const price = sql`coalesce(${booking.finalCents}, ${booking.agreedCents})`;
const priceCurrency = sql`case when ${booking.finalCents} is null then ${booking.agreedCurrency} else ${booking.finalCurrency} end`;
/** Nobody pays for what was cancelled, or for a no-show, which is cancelled too. */
const isPaidFor = sql`${booking.status} <> 'cancelled'`;
const ifPaidFor = (cents: AnyPgColumn | SQL) => sql`case when ${isPaidFor} then ${cents} end`;

/** The vendors with the most bookings. */
function readVendors({ db }: Ctx, days: DayRange): Promise<Row[]> {
  const { commissionCents, commissionCurrency, status } = booking;
  return db
    .select({
      vendor: max(booking.vendorName),
      received: count(),
      completed: countIf(sql`${status} = 'completed'`),
      cancelled: countIf(sql`${status} = 'cancelled' and ${booking.noShow} is null`),
      noShows: countIf(sql`${booking.noShow} is not null`),
      priceUsd: sumOf(ifPaidFor(price), priceCurrency, "USD"),
      priceDop: sumOf(ifPaidFor(price), priceCurrency, "DOP"),
      commissionUsd: sumOf(ifPaidFor(commissionCents), commissionCurrency, "USD"),
      commissionDop: sumOf(ifPaidFor(commissionCents), commissionCurrency, "DOP"),
    })
    .from(booking)
    .where(received(days))
    .groupBy(booking.vendorId)
    .orderBy(desc(count()), booking.vendorId)
    .limit(shownVendors);
}

/** Sums by currency; cancelled bookings do not count. */
async function readMoney({ db }: Ctx, days: DayRange): Promise<Row[]> {
  const paid = sql`case when ${booking.commissionPaidOn} is not null then ${booking.commissionCents} end`;
  const amounts = {
    estimated: [booking.estimatedCents, sql`'USD'::text`],
    agreed: [booking.agreedCents, booking.agreedCurrency],
    final: [booking.finalCents, booking.finalCurrency],
    commission: [booking.commissionCents, booking.commissionCurrency],
    commissionPaid: [paid, booking.commissionCurrency],
  } as const;
  const columns = Object.entries(amounts).flatMap(([amount, [cents, currency]]) => [
    [`${amount} bookings`, sql`count(${cents})`.mapWith(Number)],
    [`${amount} usd`, sumOf(cents, currency, "USD")],
    [`${amount} dop`, sumOf(cents, currency, "DOP")],
  ]);
  const [sums = {}] = await db
    .select(Object.fromEntries(columns) as Record<string, SQL<number>>)
    .from(booking)
    .where(and(received(days), ne(booking.status, "cancelled")));
  return Object.keys(amounts).map((amount) => ({
    amount,
    bookings: sums[`${amount} bookings`] ?? 0,
    usd: sums[`${amount} usd`] ?? 0,
    dop: sums[`${amount} dop`] ?? 0,
  }));
}

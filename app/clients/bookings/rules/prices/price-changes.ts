import type { BookingPrices } from "#app/clients/bookings/contract.ts";
import { type Currency, type Money, moneyCode } from "#app/staff/shell/money/read-money.ts";

type PriceColumns = {
  agreedCents: number | null;
  agreedCurrency: Currency;
  finalCents: number | null;
  finalCurrency: Currency;
  commissionCents: number | null;
  commissionCurrency: Currency;
  commissionRate: number | null;
  commissionPaidOn: string | null;
};

export function pricesOf(row: PriceColumns): BookingPrices {
  const money = (cents: number | null, currency: Currency): Money | null =>
    cents === null ? null : { cents, currency };
  return {
    agreed: money(row.agreedCents, row.agreedCurrency),
    final: money(row.finalCents, row.finalCurrency),
    commission: money(row.commissionCents, row.commissionCurrency),
    commissionRate: row.commissionRate,
    paidOn: row.commissionPaidOn,
  };
}

const priceFields = ["agreed", "final", "commission", "paid"] as const;
type PriceField = (typeof priceFields)[number];
/** Amounts as codes (`moneyCode`), a day as "2027-03-31"; "" for none. */
export type PriceChange = { field: PriceField; from: string; to: string };

/** What differs between two states of a booking's prices. */
export function priceChanges(before: BookingPrices, after: BookingPrices): PriceChange[] {
  const [from, to] = [before, after].map((prices) => ({
    agreed: moneyCode(prices.agreed),
    final: moneyCode(prices.final),
    commission: moneyCode(prices.commission),
    paid: prices.paidOn ?? "",
  }));
  if (!from || !to) return [];
  return priceFields
    .map((field) => ({ field, from: from[field], to: to[field] }))
    .filter((change) => change.from !== change.to);
}

/** As the note of a history entry: one line for each change. */
export function priceNote(changes: readonly PriceChange[]): string {
  return changes.map(({ field, from, to }) => [field, from, to].join("|")).join("\n");
}

/** Reads the note of a history entry; skips what it does not know. */
export function readPriceNote(note: string): PriceChange[] {
  return note.split("\n").flatMap((line) => {
    const [name, from = "", to = ""] = line.split("|");
    const field = priceFields.find((one) => one === name);
    return field ? [{ field, from, to }] : [];
  });
}

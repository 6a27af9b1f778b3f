import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { type Money, readMoney, readPercent, shareOf } from "#app/staff/shell/money/read-money.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Booking } from "../../contract.ts";
import { type PriceChange, priceChanges, priceNote, pricesOf } from "../../rules/prices/price-changes.ts";
import { type PriceUpdate, unitOf } from "../../rules/prices/price-update.ts";
import { booking } from "../../schema.server.ts";
import { addEvents } from "../history.server.ts";
import { toBooking } from "../list.server.ts";

type Row = typeof booking.$inferSelect;

/**
 * Sets the agreed and the final price, the commission and when it was paid, with history and audit. The customer and the
 * vendor are not notified. Does nothing if all stay as they are.
 * @throws AppError not_found; conflict if the version is outdated
 */
export async function updatePrices(ctx: Ctx, input: { id: number } & PriceUpdate): Promise<Booking> {
  const { row, result } = await transition(ctx, booking, input.id, (current) => {
    requireUnchanged(input.version, current.version);
    const set = { ...toPriceColumns(input), version: current.version + 1 };
    const changes = priceChanges(pricesOf(current), pricesOf({ ...current, ...set }));
    if (changes.length === 0 && set.commissionRate === current.commissionRate) return null;
    return {
      set,
      event: { act: "booking.prices", subject: "booking", detail: auditDetail(changes) },
      result: changes,
    };
  });
  if (result) await addEvents(ctx, row.id, [{ kind: "prices", note: priceNote(result) }]);
  return toBooking(ctx, row);
}

/** The columns of a booking that hold its prices. */
export function toPriceColumns(input: PriceUpdate) {
  const agreed = moneyOf(input.agreed, input.agreedCurrency);
  const final = moneyOf(input.final, input.finalCurrency);
  const commission = commissionOf(input, final ?? agreed);
  return {
    agreedCents: agreed?.cents ?? null,
    agreedCurrency: agreed?.currency ?? "USD",
    finalCents: final?.cents ?? null,
    finalCurrency: final?.currency ?? "USD",
    commissionCents: commission.money?.cents ?? null,
    commissionCurrency: commission.money?.currency ?? "USD",
    commissionRate: commission.rate,
    commissionPaidOn: input.paidOn,
  } satisfies Partial<Row>;
}

function moneyOf(read: PriceUpdate["agreed"], chosen: Money["currency"]): Money | null {
  return read && { cents: read.cents, currency: read.currency ?? chosen };
}

/** A percentage is stored with the amount it came to, in the price's currency. */
function commissionOf(
  { commission, commissionUnit }: PriceUpdate,
  price: Money | null,
): { money: Money | null; rate: number | null } {
  const unit = unitOf(commission, commissionUnit);
  if (unit !== "percent") return { money: moneyOf(readMoney(commission), unit), rate: null };
  const rate = readPercent(commission);
  if (rate === null || !price) return { money: null, rate: null };
  return { money: { ...price, cents: shareOf(price.cents, rate) }, rate };
}

const keys = {
  agreed: ["fromAgreed", "toAgreed"],
  final: ["fromFinal", "toFinal"],
  commission: ["fromCommission", "toCommission"],
  paid: ["fromPaid", "toPaid"],
} as const;

function auditDetail(changes: readonly PriceChange[]) {
  const pairs = changes.flatMap(({ field, from, to }) => [
    [keys[field][0], from] as const,
    [keys[field][1], to] as const,
  ]);
  return Object.fromEntries(pairs) as Partial<Record<(typeof keys)[keyof typeof keys][number], string>>;
}

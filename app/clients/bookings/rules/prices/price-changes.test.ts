import { expect, test } from "vitest";
import { priceChanges, priceNote, readPriceNote } from "./price-changes.ts";

const none = { agreed: null, final: null, commission: null, commissionRate: null, paidOn: null };

test("what changed is told before and after, and read back from the history's note", () => {
  const agreed = { cents: 120_000, currency: "USD" as const };
  const before = { ...none, agreed };
  const after = { ...before, final: { cents: 450_000, currency: "DOP" as const }, paidOn: "2027-03-31" };
  const changes = priceChanges(before, after);
  expect(changes).toEqual([
    { field: "final", from: "", to: "DOP 450000" },
    { field: "paid", from: "", to: "2027-03-31" },
  ]);
  expect(readPriceNote(priceNote(changes))).toEqual(changes);
});

test("the same amount in another currency is a change; nothing changed is none", () => {
  const inDollars = { ...none, agreed: { cents: 5, currency: "USD" as const } };
  const inPesos = { ...none, agreed: { cents: 5, currency: "DOP" as const } };
  expect(priceChanges(inDollars, inPesos)).toEqual([{ field: "agreed", from: "USD 5", to: "DOP 5" }]);
  expect(priceChanges(inDollars, inDollars)).toEqual([]);
  expect(readPriceNote("")).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  amountText,
  moneyCode,
  percentText,
  readMoney,
  readMoneyCode,
  readPercent,
  shareOf,
} from "./read-money.ts";

test.each([
  ["4,500", 450_000, null],
  ["4500.50", 450_050, null],
  ["RD$ 4,500", 450_000, "DOP"],
  ["rd$4,500.5", 450_050, "DOP"],
  ["4.500,50", 450_050, null],
  ["4.500", 450_000, null],
  ["1,234,567.89", 123_456_789, null],
  ["1 234 567,89", 123_456_789, null],
  ["US$ 20", 2000, "USD"],
  ["20 USD", 2000, "USD"],
  ["$1,250.50", 125_050, null],
  ["4500 pesos", 450_000, "DOP"],
  ["0.29", 29, null],
  ["1,50", 150, null],
  ["0", 0, null],
  ["999999999.99", 99_999_999_999, null],
] as const)("%s is understood", (written, cents, currency) => {
  expect(readMoney(written)).toEqual({ cents, currency });
});

test.each([
  "",
  "abc",
  "-5",
  "12.345.6789",
  "12,34,567",
  "1,2345",
  "0,500",
  "1.500.50",
  ".50",
  "5.",
  "1e5",
  "US$ 5 RD$",
  "1000000000",
  "٤٥٠٠",
])("%s is no amount", (written) => {
  expect(readMoney(written)).toBeNull();
});

test("what a form shows is read as the same cents", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(readMoney(amountText(cents))?.cents).toBe(cents);
    }),
  );
});

test("a percentage has at most two decimals and is at most the whole", () => {
  const read = ["10", "12.5%", "12,5 %", "0.25", "100"].map(readPercent);
  expect(read).toEqual([1000, 1250, 1250, 25, 10_000]);
  expect(["", "101", "10.123", "ten", "-1", "1000"].map(readPercent)).toEqual(Array(6).fill(null));
  expect([1000, 1250, 1225].map(percentText)).toEqual(["10", "12.5", "12.25"]);
});

test("a share is rounded half up to whole cents, without floating point", () => {
  // In floating point, 1.005 × 100 is below 100.5.
  expect(shareOf(1005, 1000)).toBe(101);
  expect(shareOf(1004, 1000)).toBe(100);
  expect(shareOf(99_999_999_999, 9999)).toBe(99_989_999_999);
  expect(shareOf(450_000, 1250)).toBe(56_250);
});

test("an amount's code is read back, and nothing else is a code", () => {
  expect(readMoneyCode(moneyCode({ currency: "DOP", cents: 450_050 }))).toEqual({
    currency: "DOP",
    cents: 450_050,
  });
  expect([moneyCode(null), ...["", "EUR 5", "USD 5.5", "USD"].map(readMoneyCode)]).toEqual([
    "",
    null,
    null,
    null,
    null,
  ]);
});

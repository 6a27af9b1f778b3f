import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";

test("whole amounts have no decimals, others always two", () => {
  expect(formatMoney(299_700, "USD", "en")).toBe("US$2,997");
  expect(formatMoney(123_450, "DOP", "en")).toBe("RD$1,234.50");
  expect(formatMoney(5, "USD", "en")).toBe("US$0.05");
});

test("Spanish writes numbers the Dominican way, not the Castilian one", () => {
  expect(formatMoney(299_700, "USD", "es")).toBe("US$2,997");
  expect(formatMoney(123_456_789, "DOP", "es")).toBe("RD$1,234,567.89");
});

test("the minus stands before the sign, and zero has none", () => {
  expect(formatMoney(-2_500, "DOP", "es")).toBe("−RD$25");
  expect(formatMoney(-0, "USD", "en")).toBe("US$0");
});

import { expect, test } from "vitest";
import { isFictionalPhone, isReservedAddress } from "./reserved.ts";

test("numbers that are kept for fiction are known, however they are written", () => {
  for (const phone of ["+1 809-555-0100", "8295550199", "(849) 555 0123"])
    expect(isFictionalPhone(phone)).toBe(true);
  for (const phone of ["+1 809-555-0200", "809 682 0100", "911", ""])
    expect(isFictionalPhone(phone)).toBe(false);
});

test("addresses that are kept for examples are known, and no others", () => {
  for (const email of ["a@arribo.example", "a@Example.com", "a@mail.example.org", "a@x.test"])
    expect([email, isReservedAddress(email)]).toEqual([email, true]);
  for (const email of ["a@arribo.do", "a@myexample.com", "example.com@arribo.do", "a@example.com.do"])
    expect([email, isReservedAddress(email)]).toEqual([email, false]);
});

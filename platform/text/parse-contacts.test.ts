import { expect, test } from "vitest";
import { growthOf } from "../../tests/support/growth.ts";
import { parseContacts } from "./parse-contacts.ts";

const found = (written: string) => parseContacts(written).map(({ kind, text }) => `${kind} ${text}`);

test.each([
  ["+1 773 555 1003", ["phone +1 773 555 1003"]],
  ["WhatsApp +1 773 555 1003", ["phone +1 773 555 1003"]],
  ["mi whatsapp es 809-555-0142, llámame ya", ["phone 809-555-0142"]],
  ["(809) 555-0142", ["phone (809) 555-0142"]],
  ["Tel.: +(1) 809.555.0142.", ["phone +(1) 809.555.0142"]],
  ["tel8095550142", ["phone 8095550142"]],
  ["614-555-0142 ext. 7", ["phone 614-555-0142 ext. 7"]],
  ["ana@example.com", ["email ana@example.com"]],
  ["e-mail:ana@example.com.", ["email ana@example.com"]],
  ["<ana.perez+dr@example.com.do>", ["email ana.perez+dr@example.com.do"]],
  [
    "ana@example.com or WhatsApp 809 555 0100 / 829 555 0101",
    ["email ana@example.com", "phone 809 555 0100", "phone 829 555 0101"],
  ],
  ["8095550100/8295550101", ["phone 8095550100", "phone 8295550101"]],
  ["555-0100 / 555-0101", ["phone 555-0100", "phone 555-0101"]],
  ["809 555 0100 829 555 0101", ["phone 809 555 0100", "phone 829 555 0101"]],
  ["+1 809 555 0100 +34 612 345 678", ["phone +1 809 555 0100", "phone +34 612 345 678"]],
  ["809 555 0100\n829 555 0101", ["phone 809 555 0100", "phone 829 555 0101"]],
  ["809 555 0100, 809-555-0100", ["phone 809 555 0100"]],
  ["juan8095550100@example.com", ["email juan8095550100@example.com"]],
])("%j: every number and address in the words", (written, expected) => {
  expect(found(written)).toEqual(expected);
});

test.each([
  "",
  "room 12, Hotel Sol",
  "call me after 5",
  "N/A",
  "since 2027-03-04",
  "04/03/2027",
  "ana@home",
  "@ana",
])("%j holds none", (written) => {
  expect(found(written)).toEqual([]);
});

test("a long hostile text costs no more than its length", () => {
  const growth = growthOf((length) => {
    const hostile = ["1 ", "a@", "+(", "1/", "a.", "@."].map((one) => one.repeat(length / 2));
    return () => {
      for (const text of hostile) parseContacts(text);
    };
  }, 8_000);
  // Eight times the length: linear growth is 8, quadratic 64.
  expect(growth).toBeLessThan(24);
});

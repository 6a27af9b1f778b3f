import { expect, test } from "vitest";
import { dialableNumber, telLink } from "./phone-link.ts";

test("a number is dialled without what people write between its digits", () => {
  expect(telLink("+1 (809) 555-0100")).toBe("tel:+18095550100");
  expect(telLink("809.555.0100")).toBe("tel:8095550100");
});

test("an extension is no part of the number", () => {
  expect(telLink("+1 614 555 0142 ext. 7")).toBe("tel:+16145550142;ext=7");
  expect(telLink("614-555-0142x12")).toBe("tel:6145550142;ext=12");
  expect(dialableNumber("+1 614 555 0142 ext 7")).toBe("+16145550142");
});

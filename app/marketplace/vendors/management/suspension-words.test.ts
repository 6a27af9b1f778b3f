import { expect, test } from "vitest";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../parts/staff-messages.ts";

test("one open booking is one in Spanish too", () => {
  const { some } = inLocale(messages, "es").suspension.open;
  expect(some(1, 0)).toBe("Abiertas con este proveedor: 1 confirmada o en curso, 0 sin confirmar.");
  expect(some(2, 1)).toBe("Abiertas con este proveedor: 2 confirmadas o en curso, 1 sin confirmar.");
});

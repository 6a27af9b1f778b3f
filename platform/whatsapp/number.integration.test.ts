import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { isWhatsappNumber, whatsappNumberPattern } from "./number.ts";

openFreshDatabase();

test.each([
  ["+18095550142", true],
  ["+1234567", true],
  ["+123456789012345", true],
  ["+123456", false],
  ["+1234567890123456", false],
  ["18095550142", false],
  ["809-555-0142", false],
  ["+1 809 555 0142", false],
  ["+18095550142 x12", false],
  ["+18095550142\n", false],
  ["x\n+18095550142", false],
  ["+١٢٣٤٥٦٧٨٩", false],
  ["", false],
])("%j: %s, to JavaScript and to PostgreSQL", async (phone, expected) => {
  expect(isWhatsappNumber(phone)).toBe(expected);
  const { rows } = await db().execute<{ is: boolean }>(
    sql`select ${phone}::text ~ ${whatsappNumberPattern} as is`,
  );
  expect(rows).toEqual([{ is: expected }]);
});

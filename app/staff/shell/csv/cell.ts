/** Formula prefixes, full-width ones too; also in cells with line breaks. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Digits and what people write between them: 7 to 15 digits, as E.164 has at most. */
const internationalPhone = /^\+[0-9 ().-]+$/;

/**
 * A cell as a spreadsheet may read it: a text that would begin a formula gets an apostrophe (OWASP, "CSV injection"). A
 * phone number with its "+" does not: without letters it names no function, cell or program. Its hyphens, points and
 * brackets become spaces, because a spreadsheet would subtract "+1-809-555-0100".
 */
export function guardedCell(value: unknown): unknown {
  if (typeof value !== "string" || !formulaStart.test(value)) return value;
  return phoneCell(value) ?? `'${value}`;
}

function phoneCell(value: string): string | undefined {
  if (!internationalPhone.test(value)) return undefined;
  const groups = value.slice(1).match(/[0-9]+/g) ?? [];
  const digits = groups.join("").length;
  return digits >= 7 && digits <= 15 ? `+${groups.join(" ")}` : undefined;
}

export const currencies = ["USD", "DOP"] as const;
export type Currency = (typeof currencies)[number];
/** An amount in integer cents of its currency. Amounts of different currencies are never added. */
export type Money = { cents: number; currency: Currency };

/** How people write a currency beside an amount, in capitals. A bare "$" may be either. */
const signs: readonly [sign: string, currency: Currency | null][] = [
  ["US$", "USD"],
  ["U$S", "USD"],
  ["USD", "USD"],
  ["DOLLARS", "USD"],
  ["DÓLARES", "USD"],
  ["DOLARES", "USD"],
  ["RD$", "DOP"],
  ["DOP", "DOP"],
  ["PESOS", "DOP"],
  ["$", null],
];

const maxLength = 40;
/** Under a thousand million units: cents stay far below the largest exact integer. */
const maxDigits = 9;

/**
 * Reads an amount as people write it in either language: "4,500", "4500.50", "4.500,50", "RD$ 4,500", "20 USD". One or two
 * digits after the last point or comma are cents; three are thousands, because nobody writes prices with three decimals.
 * @returns cents, and the currency if the text names one; null if it is no amount
 */
export function readMoney(text: string): { cents: number; currency: Currency | null } | null {
  const upper = text.replaceAll("\u00a0", " ").trim().toUpperCase();
  if (upper.length > maxLength) return null;
  const before = signs.find(([sign]) => upper.startsWith(sign));
  const rest = upper.slice(before?.[0].length ?? 0).trim();
  const after = signs.find(([sign]) => rest.endsWith(sign));
  const number = rest.slice(0, rest.length - (after?.[0].length ?? 0)).trim();
  const named = [before?.[1], after?.[1]].filter((currency) => currency != null);
  if (new Set(named).size > 1) return null;
  const cents = readCents(number);
  return cents === null ? null : { cents, currency: named[0] ?? null };
}

/** @returns integer cents; null if it is no amount */
function readCents(number: string): number | null {
  const mark = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  const fraction = mark < 0 ? "" : number.slice(mark + 1);
  const hasCents = mark >= 0 && /^\d{1,2}$/.test(fraction);
  const whole = readWhole(hasCents ? number.slice(0, mark) : number, hasCents ? number[mark] : undefined);
  if (whole === null) return null;
  return whole * 100 + (hasCents ? Number(fraction.padEnd(2, "0")) : 0);
}

/** @param decimalMark cannot also separate thousands. @returns null unless it is digits, or groups of three by one separator */
function readWhole(number: string, decimalMark: string | undefined): number | null {
  const separator = /[^\d]/.exec(number)?.[0];
  const groups = separator === undefined ? [number] : number.split(separator);
  if (separator !== undefined && (!".,' ".includes(separator) || separator === decimalMark)) return null;
  const areGroups =
    separator === undefined ||
    (/^[1-9]\d{0,2}$/.test(groups[0] ?? "") && groups.slice(1).every((group) => /^\d{3}$/.test(group)));
  const digits = groups.join("");
  if (!areGroups || !/^\d+$/.test(digits) || digits.length > maxDigits) return null;
  return Number(digits);
}

/** Reads "10", "12.5%", "12,5 %". @returns hundredths of a percent, 0 to 10,000; null if it is no such percentage */
export function readPercent(text: string): number | null {
  const [, whole = "", decimals = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(text.trim()) ?? [];
  if (whole === "") return null;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return hundredths <= 10_000 ? hundredths : null;
}

/** A share of an amount, rounded half up to whole cents. @param hundredths hundredths of a percent */
export function shareOf(cents: number, hundredths: number): number {
  return Number((BigInt(cents) * BigInt(hundredths) + 5000n) / 10_000n);
}

/** The amount as a form shows it for editing: "4500", "4500.50". */
export function amountText(cents: number): string {
  const rest = cents % 100;
  const whole = String((cents - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** Hundredths of a percent as a form shows them: "10", "12.5". */
export function percentText(hundredths: number): string {
  return amountText(hundredths).replace(/(\.\d)0$/, "$1");
}

/** An amount as histories and the audit log hold it: "USD 450000"; "" for none. */
export function moneyCode(money: Money | null): string {
  return money ? `${money.currency} ${money.cents}` : "";
}

/** @returns null if the text is no such code */
export function readMoneyCode(code: string): Money | null {
  const [, name, cents] = /^(USD|DOP) (\d{1,15})$/.exec(code) ?? [];
  const currency = currencies.find((one) => one === name);
  return currency ? { currency, cents: Number(cents) } : null;
}

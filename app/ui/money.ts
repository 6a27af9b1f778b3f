export type Currency = "USD" | "DOP";

const signs: Record<Currency, string> = { USD: "US$", DOP: "RD$" };
const regions = { en: "en-US", es: "es-DO" };

/**
 * An amount as people in the Dominican Republic write it, always with US$ or RD$; no decimals where it is whole.
 * `cents`: integer cents, negative ones with a minus in front.
 */
export function formatMoney(cents: number, currency: Currency, locale: "en" | "es"): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = new Intl.NumberFormat(regions[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(cents) / 100);
  return `${cents < 0 ? "−" : ""}${signs[currency]}${amount}`;
}

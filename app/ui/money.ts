export type Currency = "USD" | "DOP";

const signs: Record<Currency, string> = { USD: "US$", DOP: "RD$" };
const regions = { en: "en-US", es: "es-DO" };

/** Formats integer `cents` as in the Dominican Republic, with US$ or RD$; whole amounts without decimals. */
export function formatMoney(cents: number, currency: Currency, locale: "en" | "es"): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const amount = new Intl.NumberFormat(regions[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(cents) / 100);
  return `${cents < 0 ? "−" : ""}${signs[currency]}${amount}`;
}

import type { FromPrice, VendorDetail } from "../contract.ts";

type Currency = FromPrice["currency"];
type Token = string;
/** An amount of money or a bare number: where its tokens begin and end, and the lower end of a range. */
type Amount = { from: number; to: number; value: number | null; currency: Currency | null };

const currencies: Readonly<Partial<Record<Token, Currency>>> = {
  ...{ rd$: "DOP", rd: "DOP", dop: "DOP", peso: "DOP", pesos: "DOP" },
  ...{ us$: "USD", u$s: "USD", usd: "USD", usd$: "USD", dollar: "USD", dollars: "USD" },
  ...{ dolar: "USD", dolares: "USD", "€": "EUR", eur: "EUR", euro: "EUR", euros: "EUR" },
};

const words = (text: string) => new Set(text.split(" "));
/** "RD$400 a RD$600"; "y" and "and" only after "entre" and "between". */
const rangeWords = words("- – — a al to hasta y and");
const betweenWords = words("entre between");
const joiningWords = words("y and");
/** "25 mil": the number is not the amount. */
const multiples = words("mil k m millon millones thousand million millions");
/** Beside an amount they say that it is a limit, a guess, a part or something that comes on top. */
const doubtfulWords = words(
  "hasta up max maxima maximo maximum most under below menos less about around approximately approx aprox aproximadamente unos unas alrededor cerca casi almost nearly roughly mas plus extra extras adicional adicionales additional more + recargo surcharge descuento discount off deposito deposit avance inicial ahorra ahorras save saves",
);
const stops = words(". ; ( )");
const fromWords = words("desde from");
/** How far from an amount a doubtful word is looked for, in tokens of its sentence. */
const reach = { before: 3, after: 2 };

const tokenPattern = /[a-z]+\$?s?|[$€+\-–—.;()]|\d+(?:[.,]\d+)*/g;
const numberPattern = /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/;

/**
 * The price from which a typical job starts, where the vendor's words give it as one clear number: "From RD$1,500", "desde
 * 800 pesos", "US$40 per visit", the lower end of a range. Null for anything that could be read in two ways: several
 * prices, a bare "$", a limit, a guess, a surcharge; and where the two languages give different ones.
 */
export function fromPriceOf({
  typicalJob,
  typicalJobSpanish,
}: Pick<VendorDetail, "typicalJob" | "typicalJobSpanish">): FromPrice | null {
  const [english, spanish] = [priceIn(typicalJob), priceIn(typicalJobSpanish)];
  if (!english || !spanish) return english ?? spanish;
  return english.amount === spanish.amount && english.currency === spanish.currency ? english : null;
}

function priceIn(text: string): FromPrice | null {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const tokens = plain.match(tokenPattern) ?? [];
  const amounts = joinRanges(tokens, amountsIn(tokens));
  const prices = amounts.filter(({ currency }) => currency !== null);
  const isClear =
    prices.every(({ value }) => value !== null) && !amounts.some((one) => isDoubtful(tokens, one));
  const [first] = prices;
  if (!first || !isClear || prices.some(({ currency }) => currency !== first.currency)) return null;
  const lowest = Math.min(...prices.map(({ value }) => value ?? 0));
  const named = prices.filter(({ from }) => fromWords.has(tokens[from - 1] ?? ""));
  const isOne =
    prices.every(({ value }) => value === lowest) || (named.length === 1 && named[0]?.value === lowest);
  return isOne && lowest > 0 && first.currency ? { amount: lowest, currency: first.currency } : null;
}

/** All numbers, with the currency that is written before or after them. */
function amountsIn(tokens: readonly Token[]): Amount[] {
  return tokens.flatMap((token, at) => {
    if (!isNumber(token)) return [];
    const before = currencyAt(tokens, at - 1);
    // "Por 2 RD$500": the sign belongs to the next number.
    const after =
      isNumber(tokens[at + 2]) && tokens[at + 1]?.endsWith("$") ? null : currencyAt(tokens, at + 1);
    const isBare = tokens[at - 1] === "$" && !after;
    const isContrary = before !== null && after !== null && before !== after;
    const isUnclear = isBare || isContrary || multiples.has(tokens[at + 1] ?? "");
    return [
      {
        from: before || tokens[at - 1] === "$" ? at - 1 : at,
        to: after ? at + 1 : at,
        value: isUnclear ? null : numberOf(token),
        // A "$" alone is pesos or dollars: whichever, it makes the text unclear.
        currency: before ?? after ?? (isBare ? "USD" : null),
      },
    ];
  });
}

function currencyAt(tokens: readonly Token[], at: number): Currency | null {
  const token = tokens[at] ?? "";
  return (Object.hasOwn(currencies, token) && currencies[token]) || null;
}

const isNumber = (token: Token | undefined) => token !== undefined && /^\d/.test(token);

/** "1,500", "1.500", "39.99", "1500"; null for what is no amount of money. */
function numberOf(token: Token): number | null {
  const [, whole = "", point, cents = ""] = numberPattern.exec(token) ?? [];
  if (!whole || whole.length > 10 || (point && whole.includes(point))) return null;
  return Number(`${whole.replace(/[.,]/g, "")}.${cents}`);
}

/** Makes one amount of "RD$400 a RD$600" and "800-1,200 pesos": the lower one. */
function joinRanges(tokens: readonly Token[], amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    if (last && isRange(tokens, last, amount)) joined[joined.length - 1] = rangeOf(last, amount);
    else joined.push(amount);
  }
  return joined;
}

function isRange(tokens: readonly Token[], low: Amount, high: Amount): boolean {
  const [word = "", ...others] = tokens.slice(low.to + 1, high.from);
  if (others.length > 0 || !rangeWords.has(word) || (!low.currency && !high.currency)) return false;
  return !joiningWords.has(word) || betweenWords.has(tokens[low.from - 1] ?? "");
}

function rangeOf(low: Amount, high: Amount): Amount {
  const isClear =
    low.value !== null &&
    high.value !== null &&
    low.value < high.value &&
    (!low.currency || !high.currency || low.currency === high.currency);
  return {
    from: low.from,
    to: high.to,
    value: isClear ? low.value : null,
    currency: low.currency ?? high.currency,
  };
}

function isDoubtful(tokens: readonly Token[], { from, to, currency }: Amount): boolean {
  if (!currency) return false;
  // "The gas, and RD$150 for the trip": it comes on top of something.
  if (joiningWords.has(tokens[from - 1] ?? "")) return true;
  const before = tokens.slice(Math.max(0, from - reach.before), from).reverse();
  const after = tokens.slice(to + 1, to + 1 + reach.after);
  return [before, after].some((near) => {
    const end = near.findIndex((token) => stops.has(token));
    return near.slice(0, end < 0 ? near.length : end).some((token) => doubtfulWords.has(token));
  });
}

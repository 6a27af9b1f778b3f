import { packages } from "#app/site/packages/packages.ts";

/** What each package costs, and cost before, as its digits. */
const prices = packages.map(({ name, priceCents, originalPriceCents }) => ({
  name: name.toLowerCase(),
  amounts: [priceCents, originalPriceCents].map((cents) => String(cents / 100)),
}));
const named = new RegExp(
  `\\b(?<name>${prices.map(({ name }) => name).join("|")})\\b|(?<amount>\\d[\\d.,]*\\d)`,
  "g",
);

type Said = { name: string; amount?: never } | { name?: never; amount: string };

/**
 * Whether a sentence gives a package the price of another one: each of the two was told, and together they are wrong.
 * @param text in lower case
 */
export function mispricesPackage(text: string): boolean {
  return text.split(/[.!?](?:\s|$)|\n/).some((sentence) => {
    const said = [...sentence.matchAll(named)].flatMap(({ groups }): Said[] => {
      if (groups?.name) return [{ name: groups.name }];
      const amount = groups?.amount?.replace(/[.,]/g, "") ?? "";
      return prices.some(({ amounts }) => amounts.includes(amount)) ? [{ amount }] : [];
    });
    if (said.every(({ name }) => name === undefined)) return false;
    // "Royal: US$4,997", "US$4,997 for Royal", "Explorer and Royal: US$2,997 and US$4,997": in one of them all is right.
    return ![said, said.toReversed(), sideBySide(said)].some(isRight);
  });
}

/** First name with first amount, second with second; as it was where there is not one for each. */
function sideBySide(said: readonly Said[]): readonly Said[] {
  const names = said.filter(({ name }) => name !== undefined);
  const amounts = said.filter(({ amount }) => amount !== undefined);
  return names.length === amounts.length ? names.flatMap((name, at) => [name, amounts[at] ?? name]) : said;
}

/** Whether each amount belongs to the name before it, or to the first name of all. */
function isRight(said: readonly Said[]): boolean {
  let current = said.find(({ name }) => name !== undefined)?.name;
  return said.every(({ name, amount }) => {
    current = name ?? current;
    return amount === undefined || prices.some((one) => one.name === current && one.amounts.includes(amount));
  });
}

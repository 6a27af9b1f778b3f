import { packages } from "#app/site/packages/packages.ts";

const prices = packages.map(({ name, priceCents, originalPriceCents }) => ({
  name: name.toLowerCase(),
  amounts: [priceCents, originalPriceCents].map((cents) => String(cents / 100)),
}));
const mention = new RegExp(
  `\\b(?<name>${prices.map(({ name }) => name).join("|")})\\b|(?<amount>\\d[\\d.,]*\\d)`,
  "g",
);

type Mention = { name: string; amount?: never } | { name?: never; amount: string };

/**
 * Whether a sentence gives a package another one's price: both are in the sources, so the figure check passes.
 * @param text in lower case
 */
export function mispricesPackage(text: string): boolean {
  return text.split(/[.!?](?:\s|$)|\n/).some((sentence) => {
    const mentions = [...sentence.matchAll(mention)].flatMap(({ groups }): Mention[] => {
      if (groups?.name) return [{ name: groups.name }];
      const amount = groups?.amount?.replace(/[.,]/g, "") ?? "";
      return prices.some(({ amounts }) => amounts.includes(amount)) ? [{ amount }] : [];
    });
    if (mentions.every(({ name }) => name === undefined)) return false;
    // "Royal: US$4,997", "US$4,997 for Royal", "Explorer and Royal: US$2,997 and US$4,997": one reading must be right.
    return ![mentions, mentions.toReversed(), pairInOrder(mentions)].some(isConsistent);
  });
}

function pairInOrder(mentions: readonly Mention[]): readonly Mention[] {
  const names = mentions.filter(({ name }) => name !== undefined);
  const amounts = mentions.filter(({ amount }) => amount !== undefined);
  return names.length === amounts.length
    ? names.flatMap((name, at) => [name, amounts[at] ?? name])
    : mentions;
}

function isConsistent(mentions: readonly Mention[]): boolean {
  let current = mentions.find(({ name }) => name !== undefined)?.name;
  return mentions.every(({ name, amount }) => {
    current = name ?? current;
    return amount === undefined || prices.some((one) => one.name === current && one.amounts.includes(amount));
  });
}

import fc from "fast-check";
import { expect, test } from "vitest";
import samples from "#app/marketplace/vendors/server/samples.json" with { type: "json" };
import { growthOf } from "../../../../tests/support/growth.ts";
import { type FlagPattern, flagPatterns } from "../contract.ts";
import { findContacts } from "../detector.ts";
import { emailRules, linkRules } from "./address-rules.ts";
import { bypassRules } from "./bypass-rules.ts";
import corpus from "./detector-corpus.json" with { type: "json" };
import { messengerRules } from "./messenger-rules.ts";
import { normalizeText } from "./normalize-text.ts";
import { paymentRules } from "./payment-rules.ts";

type Line = {
  text: string;
  flags: string[];
  heldOut?: boolean;
  /** Innocent by what follows the words that a rule looks for. */
  unlessAfter?: boolean;
};
const lines: readonly Line[] = corpus;

const readBefore = new Map<string, FlagPattern[]>();
// Cached: each line is measured several times.
function patternsIn(text: string): FlagPattern[] {
  const patterns = readBefore.get(text) ?? findContacts(text).map((one) => one.pattern);
  readBefore.set(text, patterns);
  return patterns;
}

/** A line that should be found is right when one of its patterns was; an innocent line when nothing was. */
function measure(some: readonly Line[], expected?: FlagPattern) {
  const guilty = some.filter(({ flags }) => (expected ? flags.includes(expected) : flags.length > 0));
  const innocent = some.filter(({ flags }) => flags.length === 0);
  const hits = guilty.filter(({ text, flags }) =>
    patternsIn(text).some((one) => (expected ? one === expected : flags.includes(one))),
  );
  const flagged = guilty.filter(({ text }) => patternsIn(text).length > 0);
  const alarms = innocent.filter(({ text }) =>
    patternsIn(text).some((one) => expected === undefined || one === expected),
  );
  return {
    guilty: guilty.length,
    innocent: innocent.length,
    precision: hits.length / (hits.length + alarms.length),
    recall: hits.length / guilty.length,
    /** Of those that were flagged at all, how many bear the right name. */
    named: hits.length / flagged.length,
    wrong: [...alarms, ...guilty.filter((line) => !hits.includes(line))].map(({ text }) => text),
  };
}

test("the corpus has two sides of a size, and a held-out part written without a look at the rules", () => {
  expect(lines.length).toBeGreaterThanOrEqual(1500);
  expect(lines.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(120);
  const innocent = lines.filter(({ flags }) => flags.length === 0).length;
  expect(Math.abs(innocent / lines.length - 0.5)).toBeLessThan(0.05);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
  expect(lines.flatMap(({ flags }) => flags).filter((one) => !flagPatterns.some((p) => p === one))).toEqual(
    [],
  );
});

// No rule was made, or mended, after a look at the held-out lines: what they say is to be expected of lines that
// nobody has seen. Over the other lines the rules have learned, so those say only what must not be lost.
test.each([
  ["all lines", lines, { precision: 0.98, recall: 0.97 }],
  ["the held-out lines", lines.filter(({ heldOut }) => heldOut), { precision: 0.97, recall: 0.93 }],
])("precision and recall over %s", (name, some, floor) => {
  const all = measure(some);
  const percent = (part: number) => part.toFixed(3);
  const row = (label: string, m: ReturnType<typeof measure>) =>
    `  ${label.padEnd(10)} ${String(m.guilty).padStart(4)} lines  precision ${percent(m.precision)}  recall ${percent(m.recall)}`;
  console.log(
    [
      `detector, ${name}: ${all.guilty} violating, ${all.innocent} innocent`,
      row("overall", all),
      ...flagPatterns.map((pattern) => row(pattern, measure(some, pattern))),
      `  of the violating lines found, ${percent(all.named)} bear the right name`,
      ...all.wrong.map((text) => `  wrong: ${text}`),
    ].join("\n"),
  );
  expect(all.precision).toBeGreaterThanOrEqual(floor.precision);
  expect(all.recall).toBeGreaterThanOrEqual(floor.recall);
});

// One floor over all patterns would not notice that one of them is gone.
test.each([
  ["phone", { precision: 0.99, recall: 0.99 }],
  ["email", { precision: 0.99, recall: 0.99 }],
  ["link", { precision: 0.99, recall: 0.97 }],
  ["messenger", { precision: 0.99, recall: 0.95 }],
  ["payment", { precision: 0.99, recall: 0.95 }],
] as const)("precision and recall of %s by itself", (pattern, floor) => {
  const { precision, recall } = measure(lines, pattern);
  expect(precision).toBeGreaterThanOrEqual(floor.precision);
  expect(recall).toBeGreaterThanOrEqual(floor.recall);
});

const guarded = [...emailRules, ...linkRules, ...messengerRules, ...bypassRules, ...paymentRules].filter(
  ({ unlessAfter }) => unlessAfter,
);

test("what makes a line innocent by what follows is looked at, in each rule that names it", () => {
  const followed = lines.filter(({ unlessAfter }) => unlessAfter).map(({ text }) => text);
  expect(followed.filter((text) => patternsIn(text).length > 0)).toEqual([]);
  const found = followed.map((text) => normalizeText(text).text);
  const untried = guarded.filter(({ find }) => found.filter((text) => text.match(find)).length < 2);
  expect(untried).toEqual([]);
});

test("what the sample vendors say of themselves is innocent, all of it", () => {
  const texts = samples.flatMap(({ description, descriptionSpanish, businessName }) => [
    description,
    descriptionSpanish,
    businessName,
  ]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => findContacts(text).length > 0)).toEqual([]);
});

test("a finding is the words as written, whatever was read through", () => {
  const text = "Jardinería 🌺 y más: 8️⃣0️⃣9️⃣-555-0142; o por e-mail, ana @ gmail . com. ¡Gracias!";
  const found = findContacts(text);
  expect(found.map(({ pattern, text: words }) => [pattern, words])).toEqual([
    ["phone", "8️⃣0️⃣9️⃣-555-0142"],
    ["email", "ana @ gmail . com"],
  ]);
  for (const one of found) expect(text.slice(one.start, one.end)).toBe(one.text);
});

test("findings stand in the order of the text, never overlap, and quote at most 200 characters", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...lines], { maxLength: 12 }), fc.string(), (some, noise) => {
      const text = some.map((one) => one.text).join(` ${noise} `);
      let last = 0;
      for (const { start, end, text: words } of findContacts(text)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(words.length).toBeLessThanOrEqual(200);
        expect(text.slice(start, end).startsWith(words)).toBe(true);
        last = end;
      }
    }),
    { numRuns: 60 },
  );
  expect(findContacts(`https://casa.do/${"a".repeat(190)}/${"b".repeat(150)}`)[0]?.text.length).toBe(200);
});

const english = "zero one two three four five six seven eight nine".split(" ");
const spanish = "cero uno dos tres cuatro cinco seis siete ocho nueve".split(" ");
const keycap = (digit: number) => `${digit}\u{fe0f}\u{20e3}`;
const fullWidth = (digit: number) => String.fromCodePoint(0xff10 + digit);
const arabic = (digit: number) => String.fromCodePoint(0x660 + digit);
const plain = (digit: number) => String(digit);
const words = (names: string[]) => (digit: number) => ` ${names[digit]} `;

test("a Dominican number is found in any mixture of figures, words and separators", () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const number = fc
    .tuple(fc.constantFrom(0, 2, 4), fc.array(digit, { minLength: 7, maxLength: 7 }))
    .map(([middle, rest]) => [8, middle, 9, ...rest]);
  const separator = fc.constantFrom("", "", " ", "-", ".", " / ", ", ", "📱", " • ", "_", "*");
  fc.assert(
    fc.property(
      number,
      fc.constantFrom(english, spanish),
      fc.array(fc.nat(7), { minLength: 10, maxLength: 10 }),
      fc.array(separator, { minLength: 10, maxLength: 10 }),
      fc.constantFrom("", "Jardines y piscinas, ", "Ask for Ana: "),
      (digits, names, kinds, separators, before) => {
        const forms = [plain, plain, plain, keycap, fullWidth, arabic, words(names), words(names)];
        const said = digits.map((one, at) => (forms[kinds[at] ?? 0] ?? plain)(one) + separators[at]).join("");
        expect([`${before}${said}`, patternsIn(`${before}${said}`)]).toEqual([
          `${before}${said}`,
          expect.arrayContaining(["phone"]),
        ]);
      },
    ),
    { numRuns: 600 },
  );
});

// Counterexamples of the property above: what looks like a price, a date or a coordinate hides no telephone.
test.each(["8.095*5-5-0142", "8.090*0-0-0000", "8.095*5-5-2012", "8.2.91.121168"])(
  "%s is a number",
  (text) => {
    expect(patternsIn(text)).toContain("phone");
  },
);

test("prices, years, hours and measures are innocent, alone and in lists", () => {
  const grouped = (amount: number) => amount.toLocaleString("en-US");
  const price = fc
    .tuple(fc.integer({ min: 1, max: 900 }), fc.constantFrom(50, 100, 1000))
    .map(([times, unit]) => times * unit)
    .chain((amount) =>
      fc.constantFrom(
        `RD$${grouped(amount)}`,
        `US$${amount}.00`,
        `${amount} pesos`,
        `$ ${grouped(amount)}`,
        `${grouped(amount + 1000)}`,
        `${amount} dollars`,
      ),
    );
  const year = fc.integer({ min: 1950, max: 2035 }).map((one) => `${one}`);
  const years = fc.tuple(year, year).map(([from, to]) => `${from}–${to}`);
  const two = (value: number) => String(value).padStart(2, "0");
  const hour = fc
    .tuple(fc.integer({ min: 5, max: 22 }), fc.constantFrom(0, 15, 30, 45))
    .map(([h, m]) => `${h}:${two(m)}`);
  const hours = fc.tuple(hour, hour).map(([from, to]) => `${from}-${to}`);
  const measure = fc
    .tuple(
      fc.integer({ min: 1, max: 60_000 }),
      fc.constantFrom("m2", "BTU", "galones", "W", "%", "personas", "ft"),
    )
    .map(([amount, unit]) => `${amount} ${unit}`);
  const list = fc.array(fc.oneof(price, year, years, hour, hours, measure), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.constantFrom(", ", " y ", " / ", "; ", " • ", "\n"), (items, between) => {
      const text = `Instalación y limpieza: ${items.join(between)}.`;
      expect([text, findContacts(text)]).toEqual([text, []]);
    }),
    { numRuns: 600 },
  );
});

test("ten times the text takes no more than about ten times the time, whatever it says", () => {
  const hostile = [
    "a",
    "8",
    "8 ",
    "809 ",
    "a.",
    "a@",
    "cinco",
    "cinco ",
    "w ",
    "pay me ",
    "no ",
    ".com",
    "a-",
    "(",
    "• ",
    "whats ",
    "1,000",
    "call me ",
    "8o",
    "arroba ",
    "double ",
    "rnc 1 ",
    "_a",
    "ñ",
    "💆‍♀️",
    "book ",
    "por ",
    "en mi ",
    "veinti",
    "0.",
    " ",
    "8 0 9 ",
    "cash ",
    "ws ",
    "escribeme al ",
    "without the ",
    "mil ",
    "4rr0b4 ",
    "a • ",
    "la proxima ",
  ];
  const text = (piece: string, length: number) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  // A first look is cheap and rough: processor time is counted in steps. Only what it suspects is measured long enough.
  const used = (some: string) => {
    const start = process.threadCpuUsage();
    findContacts(some);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  for (const piece of hostile) findContacts(text(piece, 300));
  const suspects = hostile.filter((piece) => {
    const [small, large] = [300, 3000].map((length) =>
      Math.min(...[1, 2, 3].map(() => used(text(piece, length)))),
    );
    return (large ?? 0) / Math.max(small ?? 0, 0.2) > 20;
  });
  const slow = suspects
    .map((piece) => ({
      piece,
      growth: growthOf((length) => {
        const some = text(piece, length);
        return () => findContacts(some);
      }, 400),
    }))
    // Eight times the text: a quadratic rule would be at 64.
    .filter(({ growth }) => growth > 24);
  expect(slow).toEqual([]);
});

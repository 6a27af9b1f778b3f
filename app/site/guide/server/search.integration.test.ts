import { expect, test } from "vitest";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { entries } from "./entries.server.ts";
import { isOutOfScope } from "./out-of-scope.ts";
import questions from "./questions.json" with { type: "json" };
import { minShare, searchKnowledge } from "./search.server.ts";
import unanswerable from "./unanswerable.json" with { type: "json" };

// The database is not open yet; the tests below search in the same process.
const tooEarly = searchKnowledge("how do I get a cedula", "en").catch(() => "failed");
openFreshDatabase();

/** The best entry, if its share is high enough to answer. */
async function answering(question: string, locale: Locale): Promise<string | undefined> {
  const [best] = await searchKnowledge(question, locale);
  return best && best.share >= minShare ? best.entry.slug : undefined;
}

// Typed as people do: without accents or commas, with typos. A refused question counts as wrong.
test("of 150 questions and more in each language, nine of ten get the right entry first", async () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  for (const { slug } of questions) expect(entries.map((one) => one.slug)).toContain(slug);
  let first = 0;
  let answered = 0;
  const begun = performance.now();
  for (const { slug, ...asked } of questions)
    for (const locale of locales) {
      const [best] = await searchKnowledge(asked[locale], locale);
      first += Number(best?.entry.slug === slug);
      answered += Number(best?.entry.slug === slug && best.share >= minShare);
    }
  const all = questions.length * locales.length;
  const each = (performance.now() - begun) / all;
  console.info(
    `${all} questions: the right entry first ${share(first, all)}, and shown ${share(answered, all)}; ${each.toFixed(1)} ms each`,
  );
  expect(first / all).toBeGreaterThanOrEqual(0.9);
  expect(answered / all).toBeGreaterThanOrEqual(0.88);
}, 120_000);

test("of what the house cannot know, nineteen of twenty are refused", async () => {
  expect(unanswerable.length).toBeGreaterThanOrEqual(40);
  const all = unanswerable.flatMap((one) => locales.map((locale) => [one[locale], locale] as const));
  const answers = await Promise.all(all.map(([question, locale]) => answering(question, locale)));
  const refused = answers.filter((slug) => slug === undefined).length;
  console.info(`${all.length} questions without an answer: refused ${share(refused, all.length)}`);
  expect(refused / all.length).toBeGreaterThanOrEqual(0.95);
}, 60_000);

test.each([
  "I am a citizen of Canada, do I need a visa?",
  "Soy de Colombia, ¿necesito visa?",
  "I live in Canada and want to move, where do I start?",
  "¿Cuánto tarda un contenedor de España?",
  "My boyfriend is Dominican, can we get residency?",
  "I am divorced, can my kids travel with me?",
  "What do we do when a hurricane comes tomorrow?",
])("who comes from elsewhere, or tells of themselves, is not refused for that: %s", (question) => {
  expect(isOutOfScope(question)).toBe(false);
});

test("accents, mistakes, and the other language make no difference", async () => {
  for (const question of ["¿Cómo saco la cédula?", "como saco la cedula", "COMO SACO LA SEDULA"])
    expect(await answering(question, "es")).toBe("cedula-first-application");
  expect(await answering("what do the packages cost", "es")).toBe("packages-prices");
  expect(await answering("cuanto cuestan los paquetes", "en")).toBe("packages-prices");
});

test("a first search that failed does not fail those after it", async () => {
  expect(await tooEarly).toBe("failed");
  expect(await answering("como saco la cedula", "es")).toBe("cedula-first-application");
});

test("nothing, nonsense, operators and a flood of words find nothing, or something, and break nothing", async () => {
  for (const question of [
    "",
    "   ",
    "?!",
    "🙂",
    "'; drop table lead; --",
    "a & !b | (c <-> d):*",
    "\\ % _ \u0001",
  ])
    expect(await answering(question, "en")).toBeUndefined();
  await searchKnowledge("residencia visa cedula ".repeat(90), "es");
  // Only the first words are used, in alphabetical order: digits come before letters.
  const flood = (words: number) => Array.from({ length: words }, (_, at) => `${73_001 + at}`).join(" ");
  expect(await searchKnowledge(`${flood(30)} cedula`, "es")).not.toEqual([]);
  expect(await searchKnowledge(`${flood(400)} cedula`, "es")).toEqual([]);
});

function share(some: number, all: number): string {
  return `${some} (${(some / all).toFixed(3)})`;
}

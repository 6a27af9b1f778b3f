import { rawPool } from "#platform/database/pool.server.ts";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { entries } from "./entries.server.ts";
import smallWords from "./small-words.json" with { type: "json" };
import synonyms from "./synonyms.json" with { type: "json" };
import { weigh } from "./weigh.ts";
import { WordIndex } from "./word-index.ts";

/** SQL for the words of a text: no accents, no endings, no stop words, each once, in alphabetical order. */
const reducedSql: Record<Locale, (text: string) => string> = {
  en: (text) => `tsvector_to_array(to_tsvector('english', plain(${text})))`,
  es: (text) => `tsvector_to_array(to_tsvector('spanish', plain(${text})))`,
};

/** By its name PostgreSQL parses it once for each connection. */
const reduceStatement = {
  name: "reduce question",
  text: `select ${locales.map((locale) => `${reducedSql[locale]("$1")} as ${locale}`).join(", ")}`,
};

/** A question's words in both languages, reduced by PostgreSQL. */
export async function reduceQuestion(question: string): Promise<Record<Locale, string[]>> {
  const { rows } = await rawPool().query<Record<Locale, string[]>>({
    ...reduceStatement,
    values: [question],
  });
  return rows[0] ?? { en: [], es: [] };
}

let built: Promise<Record<Locale, WordIndex>> | undefined;

/** The search's index, computed from the entries when a process first needs it, in about a tenth of a second. */
export function wordIndexes(): Promise<Record<Locale, WordIndex>> {
  built ??= buildIndexes().catch((error: unknown) => {
    // The database may have been down.
    built = undefined;
    throw error;
  });
  return built;
}

async function buildIndexes(): Promise<Record<Locale, WordIndex>> {
  return { en: await buildIndex("en"), es: await buildIndex("es") };
}

async function buildIndex(locale: Locale): Promise<WordIndex> {
  const texts = entries.flatMap(({ question, words, answer }) => [
    question[locale],
    words[locale],
    answer[locale],
  ]);
  const groups = synonyms[locale].map((group) => group.join(" "));
  const [small = [], ...reduced] = await reduce(locale, [smallWords[locale], ...groups, ...texts]);
  const ofEntries = reduced.slice(groups.length);
  const weighed = weigh({
    entries: entries.map(({ slug }, place) => {
      const [question = [], words = [], answer = []] = ofEntries.slice(place * 3, place * 3 + 3);
      return { slug, question, words, answer };
    }),
    synonyms: reduced.slice(0, groups.length),
    small,
  });
  return new WordIndex(
    entries.map(({ slug }) => slug),
    weighed,
  );
}

async function reduce(locale: Locale, texts: readonly string[]): Promise<string[][]> {
  const { rows } = await rawPool().query<{ words: string[] }>(
    `select ${reducedSql[locale]("text")} as words
     from jsonb_array_elements_text($1::jsonb) with ordinality as texts (text, place)
     order by place`,
    [JSON.stringify(texts)],
  );
  return rows.map(({ words }) => words);
}

import type { Pools } from "#platform/database/pool.server.ts";
import type { ResolvedWords } from "./plan.ts";
import type { QueryTerm } from "./query-terms.ts";
import { isCorrectable, wordsOneTypoAway } from "./typos.ts";

/** Shorter words are meant as they are: a search for "ana" is none for "anacaona". */
const minPrefixLength = 4;

/** As many words as one typed word may stand for. */
const maxWords = 8;

/** A word of eight letters has some 450 others near it, each of which is looked up. */
const [maxCorrected, maxCorrectedLength] = [3, 20];

// Each step reads one entry: the next word in the index, however many vendors have the one before.
const continuations = `
  with recursive next as (
    select form, (select word from vendor_word_entry where word >= form order by word limit 1) as word, 1 as step
      from unnest($1::text[]) as form
    union all
    select form, (select entry.word from vendor_word_entry as entry where entry.word > next.word order by entry.word limit 1), step + 1
      from next where step < $2 and starts_with(word, form))
  select form, word from next where starts_with(word, form)`;

const known = `
  select requested.word from unnest($1::text[]) as requested (word),
    lateral (select from vendor_word_entry as listed where listed.word = requested.word limit 1) as entry`;

/** Finds the words of vendors that typed ones stand for: themselves and their continuations, or else those one typo away. */
export async function resolveWords(pools: Pools, terms: readonly QueryTerm[]): Promise<ResolvedWords> {
  const typed = terms.flatMap(({ kind, typed: [word = ""] }) => (kind === "word" ? [word] : []));
  const supposed = terms.flatMap(({ nameWord }) => (nameWord ? [nameWord.word] : []));
  if (typed.length + supposed.length === 0) return { meant: new Map(), exact: new Set() };
  const found = await findContinued(
    pools,
    new Map([...typed, ...supposed].map((word) => [word, singularForms(word)])),
  );
  const unknown = typed
    .filter((word) => found.meant.get(word)?.length === 0 && isCorrectable(word))
    .filter((word) => word.length <= maxCorrectedLength)
    .slice(0, maxCorrected);
  if (unknown.length === 0) return found;
  const near = await findContinued(pools, await findNear(pools, unknown));
  return { meant: new Map([...found.meant, ...near.meant]), exact: new Set([...found.exact, ...near.exact]) };
}

/** For each word those of vendors that are one typo away. */
async function findNear({ slowReads }: Pools, words: readonly string[]): Promise<Map<string, string[]>> {
  const near = new Map(words.map((word) => [word, wordsOneTypoAway(word)]));
  const { rows } = await slowReads.query<{ word: string }>({
    name: "known words",
    text: known,
    values: [[...new Set([...near.values()].flat())]],
  });
  const existing = new Set(rows.map(({ word }) => word));
  return new Map([...near].map(([word, others]) => [word, others.filter((one) => existing.has(one))]));
}

/** The words that begin with any of a word's forms, the forms themselves first. */
async function findContinued(
  { pool }: Pools,
  forms: ReadonlyMap<string, readonly string[]>,
): Promise<ResolvedWords> {
  const all = [...new Set([...forms.values()].flat())];
  const { rows } = await pool.query<{ form: string; word: string }>({
    name: "continued words",
    text: continuations,
    values: [all, maxWords],
  });
  const exact = new Set(rows.filter(({ form, word }) => form === word).map(({ word }) => word));
  const meant = [...forms].map(([typed, own]) => {
    const words = rows.filter((row) => own.includes(row.form) && isMeant(row)).map(({ word }) => word);
    const inOrder = [...words.filter((word) => exact.has(word)), ...words];
    return [typed, [...new Set(inOrder)].slice(0, maxWords)] as const;
  });
  return { meant: new Map(meant), exact };
}

const isMeant = ({ form, word }: { form: string; word: string }) =>
  word === form || form.length >= minPrefixLength;

function singularForms(word: string): string[] {
  if (word.length < 5 || !word.endsWith("s")) return [word];
  return word.endsWith("es") ? [word, word.slice(0, -1), word.slice(0, -2)] : [word, word.slice(0, -1)];
}

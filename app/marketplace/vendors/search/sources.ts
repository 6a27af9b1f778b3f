import { flag } from "./derive.ts";
import type { Selection } from "./order.ts";

/** Collects a statement's values. @returns the value's place in the text, cast to the type */
type AddValue = (value: unknown, type: string) => string;

/**
 * A part of a result: SQL of rows (vendor_id, tier, score, flags), of which a lower tier and then a higher score come first.
 * @param depth SQL: how many of the first rows are enough
 */
export type Source = {
  write: (add: AddValue, depth: string) => string;
  /** Its rows come in their order, and `depth` may be followed by an offset. */
  isOrdered?: boolean;
  /** Reads the index of words, whose cost grows with the vendors: it has connections of its own. */
  isSlow?: boolean;
};

/** The whole result of a search: the sources one after the other. A search has several stages; the first that finds
 * somebody is the answer. */
export type Stage = {
  sources: Source[];
  /** Whether the last source lists other towns, by their distance from the one that is requested. */
  endsElsewhere?: boolean;
};

// Without a filter there is no condition: PostgreSQL would take it to leave one entry in two hundred.
const having = (flags: number, add: AddValue) => {
  if (flags === 0) return "";
  const bits = add(flags, "smallint");
  return ` and flags & ${bits} = ${bits}`;
};

/** The bands that a list is read for one by one, joined to what it is read for; nothing without an order by bands. */
function banded({ flags, mask, bands }: Selection, add: AddValue) {
  const filter = having(flags, add);
  if (bands.length === 0) return { from: "", filter, bonus: "" };
  const bits = add(
    bands.map((band) => band.bits),
    "smallint[]",
  );
  const bonus = add(
    bands.map((band) => band.bonus),
    "int[]",
  );
  return {
    from: `, unnest(${bits}, ${bonus}) as band (bits, bonus)`,
    filter: `${filter} and flags & ${add(mask, "smallint")} = band.bits`,
    bonus: " + band.bonus",
  };
}
const best = (depth: string) => `order by score desc, vendor_id desc limit ${depth}`;

/** Everybody in the lists of any of these keys, at any of these places. */
export function listed(keys: readonly number[], places: readonly number[], selection: Selection): Source {
  if (keys.length === 1 && places.length === 1 && selection.bands.length === 0)
    return {
      isOrdered: true,
      write: (add, depth) => `select vendor_id, 0 as tier, score, flags from vendor_key_entry
        where key = ${add(keys[0], "smallint")} and place = ${add(places[0], "smallint")}${having(selection.flags, add)} ${best(depth)}`,
    };
  return {
    write: (add, depth) => {
      const { from, filter, bonus } = banded(selection, add);
      return `select vendor_id, 0 as tier, max(score${bonus}) as score, max(flags) as flags
      from unnest(${add(keys, "smallint[]")}) as requested (key), unnest(${add(places, "smallint[]")}) as town (place)${from},
        lateral (select vendor_id, score, flags from vendor_key_entry as entry
          where entry.key = requested.key and entry.place = town.place${filter} ${best(depth)}) as listed
      group by vendor_id`;
    },
  };
}

/** The same at home in these places, the first one's vendors first. */
export function listedByPlace(
  keys: readonly number[],
  places: readonly number[],
  selection: Selection,
): Source {
  return {
    write: (add, depth) => {
      const { from, filter, bonus } = banded({ ...selection, flags: selection.flags | flag.atHome }, add);
      return `select vendor_id, min(town.rank)::int as tier, max(score${bonus}) as score, max(flags) as flags
      from unnest(${add(keys, "smallint[]")}) as requested (key),
        unnest(${add(places, "smallint[]")}) with ordinality as town (place, rank)${from},
        lateral (select vendor_id, score, flags from vendor_key_entry as entry
          where entry.key = requested.key and entry.place = town.place${filter} ${best(depth)}) as listed
      group by vendor_id`;
    },
  };
}

/** What it is worth in words to be there as it was typed: less than to be in a name (1,000). */
const exactScore = 500;

/** Everybody who has one of these words, in a name or (unless `inNames`) in a service. */
export function withWords(
  words: readonly string[],
  exact: ReadonlySet<string>,
  selection: Selection,
  inNames = false,
): Source {
  const scores = words.map((word) => (exact.has(word) ? exactScore : 0));
  return {
    write: (add, depth) => {
      const { from, filter, bonus } = banded(selection, add);
      return `select vendor_id, 0 as tier, max(listed.score + requested.score${bonus}) as score, max(flags) as flags
      from unnest(${add(words, "text[]")}, ${add(scores, "smallint[]")}) as requested (word, score)${from},
        lateral (select vendor_id, score, flags from vendor_word_entry as entry
          where entry.word = requested.word${inNames ? " and score >= 1000" : ""}${filter} ${best(depth)}) as listed
      group by vendor_id`;
    },
  };
}

/** Alternatives, as they stand in vendor_document.words: words, "#" and a key, "@" and a place. */
export type Clause = readonly string[];

export const keyClause = (keys: readonly number[]): Clause => keys.map((key) => `#${key}`);

/** @param atHome those who are in the town, not who also serve it */
export const placeClause = (places: readonly number[], atHome: boolean): Clause =>
  places.map((place) => (atHome ? `@${place}:A` : `@${place}`));

/** So many hits are ordered, of which nobody reads more than the first. */
const maxMatches = 3_000;

/** Everybody who has one of each clause. Names with the words come first; a name that says the service counts as
 * in the lists. */
export function matching(
  clauses: readonly Clause[],
  exact: ReadonlySet<string>,
  { flags, mask, bands }: Selection,
): Source {
  const query = clauses.map((clause) => `(${clause.map(lexeme).join(" | ")})`).join(" & ");
  const words = clauses.flat().filter((text) => !/^[#@]/.test(text));
  const any = (texts: readonly string[], weight = "") =>
    texts.map((text) => lexeme(text + weight)).join(" | ");
  const scores = [
    { query: any(words, ":A"), score: 1_000 },
    { query: any(words.filter((word) => exact.has(word))), score: exactScore },
    {
      query: any(
        clauses.flat().filter((text) => text.startsWith("#")),
        ":A",
      ),
      score: 30,
    },
  ].filter((one) => one.query !== "");
  return {
    isOrdered: true,
    isSlow: true,
    write: (add, depth) => {
      const worth = scores.map(
        (one) => `case when words @@ ${add(one.query, "tsquery")} then ${one.score} else 0 end`,
      );
      const bonuses = bands
        .filter(({ bonus }) => bonus > 0)
        .map(
          ({ bits, bonus }) =>
            `case when flags & ${add(mask, "smallint")} = ${add(bits, "smallint")} then ${bonus} else 0 end`,
        );
      return `select vendor_id, 0 as tier, ${["quality", ...worth, ...bonuses].join(" + ")} as score, flags
        from (select vendor_id, quality, words, flags from vendor_document
          where words @@ ${add(query, "tsquery")}${having(flags, add)} limit ${maxMatches}) as matched ${best(depth)}`;
    },
  };
}

/** Words hold only letters and digits (`plainWords`), and the signs before and behind are ours: nothing to escape. */
function lexeme(text: string): string {
  const [word, weight] = text.split(":");
  return weight ? `'${word}':${weight}` : `'${word}'`;
}

export type Statement = { text: string; values: unknown[] };

function write(compose: (add: AddValue) => string): Statement {
  const values: unknown[] = [];
  const text = compose((value, type) => `$${values.push(value)}::${type}`);
  return { text, values };
}

/** Far more than the sources' own tiers. */
const tiersOfSource = 100;

/** The rows of a stage, each vendor once, in no order. */
function rowsOf({ sources }: Stage, add: AddValue, depth: string): string {
  const [first, ...more] = sources.map((source) => source.write(add, depth));
  if (more.length === 0) return first ?? "";
  const all = [first, ...more].map(
    (text, at) =>
      `select vendor_id, ${at * tiersOfSource} + tier as tier, score, flags from (${text}) as source_${at}`,
  );
  return `select distinct on (vendor_id) vendor_id, tier, score, flags from (${all.join(" union all ")}) as hit
    order by vendor_id, tier, score desc`;
}

/** A page of a stage: rows (vendor_id, tier, score, flags) in their order. */
export function pageStatement(stage: Stage, { offset, limit }: { offset: number; limit: number }): Statement {
  const [only, ...more] = stage.sources;
  return write((add) => {
    const page = `${add(limit, "int")} offset ${add(offset, "int")}`;
    if (only?.isOrdered && more.length === 0) return only.write(add, page);
    const depth = add(offset + limit, "int");
    return `select vendor_id, tier, score, flags from (${rowsOf(stage, add, depth)}) as found
      order by tier, score desc, vendor_id desc limit ${page}`;
  });
}

/** How many a stage finds, counted up to `atMost`. */
export function countStatement(stage: Stage, atMost: number): Statement {
  return write((add) => {
    const depth = add(atMost, "int");
    return `select count(*)::int from (select from (${rowsOf(stage, add, depth)}) as found limit ${depth}) as counted`;
  });
}

/** Whether a row of a stage is one of another town. */
export const isElsewhere = ({ sources, endsElsewhere = false }: Stage, tier: number): boolean =>
  endsElsewhere && tier >= (sources.length - 1) * tiersOfSource;

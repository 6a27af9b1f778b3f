import type { FlagPattern } from "../contract.ts";
import { refused } from "./rule.ts";

/**
 * What a sentence is about, whatever its grammar: it says a thing when it holds a word of each class, near one
 * another, in any order. This finds what nobody thought to write a rule for.
 */
export type Clause = {
  pattern: FlagPattern;
  /** The rarest class comes first: the others are looked for only around it. */
  anchor: RegExp;
  also: readonly RegExp[];
  /** A sentence that holds this says something else. */
  unless?: RegExp | undefined;
  /** Farthest that another word may be from the anchor, in characters. */
  reach: number;
};
export type Match = { pattern: FlagPattern; start: number; end: number };

const anyOf = (words: readonly string[]) => `\\b(?:${words.join("|")})(?![a-z\\d])`;
/** A clause of words, each class given as the source of a regular expression over plain text. */
export const clause = (
  pattern: FlagPattern,
  anchor: string,
  also: readonly string[] = [],
  { unless = [], reach = 50 }: { unless?: readonly string[]; reach?: number } = {},
): Clause => ({
  pattern,
  anchor: new RegExp(anyOf([anchor]), "g"),
  also: also.map((words) => new RegExp(anyOf([words]), "g")),
  unless: unless.length > 0 ? new RegExp(anyOf(unless)) : undefined,
  reach,
});

/** Where a sentence may begin or end, looking no farther than a long one goes; a question leads on to its answer. */
const longest = 140;
const ending = /[!\n]|\.(?![a-z\d])/g;

/** Which clauses a plain text holds, with all of their words from the first to the last. */
export function clausesIn(text: string, clauses: readonly Clause[]): Match[] {
  return clauses.flatMap((one) =>
    [...text.matchAll(one.anchor)].flatMap(
      (match) => readClause(text, one, match.index, match[0].length) ?? [],
    ),
  );
}

function readClause(text: string, { pattern, also, unless, reach }: Clause, at: number, length: number) {
  const [from, to] = sentenceAround(text, at, at + length);
  if (refused.test(text.slice(from, at))) return undefined;
  const match: Match = { pattern, start: at, end: at + length };
  for (const words of also) {
    const near = nearest(
      text,
      words,
      Math.max(from, at - reach),
      Math.min(to, at + length + reach),
      at,
      at + length,
    );
    if (!near) return undefined;
    match.start = Math.min(match.start, near.start);
    match.end = Math.max(match.end, near.end);
  }
  if (refused.test(text.slice(from, match.start)) || unless?.test(text.slice(from, to))) return undefined;
  return match;
}

function sentenceAround(text: string, start: number, end: number): [number, number] {
  const from = Math.max(0, start - longest);
  const before = [...text.slice(from, start).matchAll(ending)].at(-1);
  const after = [...text.slice(end, end + longest).matchAll(ending)][0];
  return [
    before ? from + before.index + 1 : from,
    after ? end + after.index : Math.min(text.length, end + longest),
  ];
}

/** The word of a class nearest to the anchor that is no part of it. */
function nearest(text: string, words: RegExp, from: number, to: number, start: number, end: number) {
  return [...text.slice(from, to).matchAll(words)]
    .map((match) => ({ start: from + match.index, end: from + match.index + match[0].length }))
    .filter((one) => one.end <= start || one.start >= end)
    .toSorted((one, other) => distance(one) - distance(other))[0];
  function distance(one: { start: number; end: number }) {
    return one.end <= start ? start - one.end : one.start - end;
  }
}

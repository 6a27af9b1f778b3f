import type { FlagPattern } from "../contract.ts";
import { matchesOf } from "./matches.ts";
import { refusal } from "./rule.ts";

/** A bag-of-words rule: it matches when one sentence contains the anchor and a word of each `nearby` class, in any
 * order and grammar. Finds wordings that no pattern rule foresees. */
export type Clause = {
  pattern: FlagPattern;
  /** The rarest class; the others are only looked for around it. */
  anchor: RegExp;
  nearby: readonly RegExp[];
  /** Words anywhere in the sentence that make it innocent. */
  unless?: RegExp | undefined;
  /** From the anchor to another word, in characters. */
  maxDistance: number;
};
export type Match = { pattern: FlagPattern; start: number; end: number };

const anyOf = (words: readonly string[]) => `\\b(?:${words.join("|")})(?![a-z\\d])`;
/** Each class is the source of a regular expression over normalized text. */
export const clause = (
  pattern: FlagPattern,
  anchor: string,
  nearby: readonly string[] = [],
  { unless = [], maxDistance = 50 }: { unless?: readonly string[]; maxDistance?: number } = {},
): Clause => ({
  pattern,
  anchor: new RegExp(anyOf([anchor]), "g"),
  nearby: nearby.map((words) => new RegExp(anyOf([words]), "g")),
  unless: unless.length > 0 ? new RegExp(anyOf(unless)) : undefined,
  maxDistance,
});

/** Sentence boundaries are looked for this far away, in characters. A question mark is none: the answer belongs to it. */
const maxSentenceReach = 140;
const sentenceEnd = /[!\n]|\.(?![a-z\d])/g;

/** @returns the span from the first to the last matched word of each clause found */
export function matchClauses(text: string, clauses: readonly Clause[]): Match[] {
  return clauses.flatMap((one) =>
    matchesOf(text, one.anchor).flatMap(
      (match) => matchClauseAt(text, one, match.index, match[0].length) ?? [],
    ),
  );
}

function matchClauseAt(
  text: string,
  { pattern, nearby, unless, maxDistance }: Clause,
  at: number,
  length: number,
) {
  const [from, to] = sentenceAround(text, at, at + length);
  if (refusal.test(text.slice(from, at))) return undefined;
  const match: Match = { pattern, start: at, end: at + length };
  for (const words of nearby) {
    const nearestWord = nearest(
      text,
      words,
      Math.max(from, at - maxDistance),
      Math.min(to, at + length + maxDistance),
      at,
      at + length,
    );
    if (!nearestWord) return undefined;
    match.start = Math.min(match.start, nearestWord.start);
    match.end = Math.max(match.end, nearestWord.end);
  }
  if (refusal.test(text.slice(from, match.start)) || unless?.test(text.slice(from, to))) return undefined;
  return match;
}

function sentenceAround(text: string, start: number, end: number): [number, number] {
  const from = Math.max(0, start - maxSentenceReach);
  const before = [...text.slice(from, start).matchAll(sentenceEnd)].at(-1);
  const after = [...text.slice(end, end + maxSentenceReach).matchAll(sentenceEnd)][0];
  return [
    before ? from + before.index + 1 : from,
    after ? end + after.index : Math.min(text.length, end + maxSentenceReach),
  ];
}

/** The match of a class closest to the anchor and not overlapping it. */
function nearest(text: string, words: RegExp, from: number, to: number, start: number, end: number) {
  return matchesOf(text.slice(from, to), words)
    .map((match) => ({ start: from + match.index, end: from + match.index + match[0].length }))
    .filter((one) => one.end <= start || one.start >= end)
    .toSorted((one, other) => distance(one) - distance(other))[0];
  function distance(one: { start: number; end: number }) {
    return one.end <= start ? start - one.end : one.start - end;
  }
}

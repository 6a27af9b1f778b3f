import { lexicon } from "../lexicon.ts";
import type { Args, Node, Np } from "../nodes.ts";
import type { Token } from "../tokens.ts";

const referring =
  /^(?:it|they|mine|yours|ours|hers|theirs|theother|another|any|none|nextone|lastone|firstone)$/;

/**
 * Gives "it", "mine" and "a bigger one" the gender of the thing that was spoken of before, for Spanish, and "child" that of
 * "she" where the sentence goes on so.
 * @param tokens the English words, since a phrase without slots holds its thing in them only
 */
export function withGenders<T extends { kind: string; node?: Node; start: number }>(
  segments: readonly T[],
  tokens: readonly Token[],
): T[] {
  let gender: "m" | "f" | undefined;
  const isHer =
    tokens.some(({ word }) => /^(?:she|her|hers)$/.test(word)) &&
    !tokens.some(({ word }) => /^(?:he|him|his)$/.test(word));
  return segments.map((segment, index) => {
    if (!segment.node) return segment;
    const known = gender ? gendered(segment.node, gender) : segment.node;
    const end = segments[index + 1]?.start ?? tokens.length;
    const inWords = isFixed(segment) ? nounAmong(tokens.slice(segment.start, end)) : undefined;
    gender = (thingIn(segment.node) ?? inWords)?.gender ?? gender;
    return { ...segment, node: isHer ? withHer(known) : known };
  });
}

/** A phrase without slots. */
const isFixed = ({ kind, node }: { kind: string; node?: Node }) =>
  kind === "clause" && node?.kind === "filled" && Object.keys(node.args).length === 0;

/** The last thing that some words name. */
function nounAmong(tokens: readonly Token[]): { gender: "m" | "f" } | undefined {
  return tokens
    .flatMap(({ word }) => lexicon().nouns.en.get(word).slice(0, 1))
    .findLast(({ words, noun }) => words.length === 1 && isThingGroup(noun.group));
}

/** "Our four-year-old, she …" is a girl; a son or a man is not. */
function withHer(node: Node): Node {
  if (node.kind === "np")
    return node.noun?.esFeminine &&
      /^(?:child|toddler|kid|baby|friend|neighbor|doctor|nurse|cousin|dog|cat)$/.test(node.noun.en)
      ? { ...node, gender: "f" }
      : node;
  if (node.kind === "clause")
    return {
      ...node,
      ...(node.subject ? { subject: withHer(node.subject) as Np } : {}),
      vp: { ...node.vp, args: mapped(node.vp.args, withHer) },
    };
  return node.kind === "filled" || node.kind === "vp" ? { ...node, args: mapped(node.args, withHer) } : node;
}

const mapped = (args: Args, change: (node: Node) => Node): Args =>
  Object.fromEntries(Object.entries(args).map(([name, part]) => [name, change(part)]));

/** The thing a part is about: what is done something to, who does it, or any other. */
function thingIn(node: Node): Np | undefined {
  if (node.kind === "np") return isThing(node) ? node : undefined;
  if (node.kind === "clause") {
    const done = thingAmong(node.vp.args);
    const who = node.subject && thingIn(node.subject);
    // "The room smells of mold": one goes on about the room.
    return who && done?.determiner === "bare" ? who : (done ?? who);
  }
  return node.kind === "filled" || node.kind === "vp" ? thingAmong(node.args) : undefined;
}

function thingAmong(args: Args): Np | undefined {
  const nodes = [args.o, args.subject, ...Object.values(args)];
  return nodes.flatMap((node) => (node ? (thingIn(node) ?? []) : []))[0];
}

const isThing = ({ noun }: Np) => noun !== undefined && isThingGroup(noun.group);
const isThingGroup = (group: string) =>
  !/^(?:person|animal|title|time|name|measure|symptom|illness)$/.test(group);

function gendered(node: Node, gender: "m" | "f"): Node {
  const within = (part: Node) => gendered(part, gender);
  const allOf = (args: Args): Args => mapped(args, within);
  switch (node.kind) {
    case "np":
      return isReferring(node) ? { ...node, gender } : node;
    case "clause":
      return {
        ...node,
        vp: { ...node.vp, args: allOf(node.vp.args) },
        ...(node.subject ? { subject: within(node.subject) as Np } : {}),
      };
    case "filled":
    case "vp":
      return { ...node, args: allOf(node.args) };
    default:
      return node;
  }
}

const isReferring = ({ pronoun, noun, said, count, clause }: Np) =>
  pronoun ? referring.test(pronoun.key) : !noun && !said && !count && !clause;

/** "El mío" of a thing that is feminine: "la mía". */
export const feminine = (word: string): string => word.replace(/^el /, "la ").replace(/(?<=\p{L})o$/u, "a");

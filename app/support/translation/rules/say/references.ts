import type { Args, Node, Np } from "../nodes.ts";

const referring =
  /^(?:it|they|mine|yours|ours|hers|theirs|theother|another|any|none|nextone|lastone|firstone)$/;

/** Gives "it", "mine" and "a bigger one" the gender of the thing that was spoken of before, for Spanish. */
export function withGenders<T extends { node?: Node }>(segments: readonly T[]): T[] {
  let thing: Np | undefined;
  return segments.map((segment) => {
    if (!segment.node) return segment;
    const node = thing?.gender ? gendered(segment.node, thing.gender) : segment.node;
    thing = thingIn(segment.node) ?? thing;
    return { ...segment, node };
  });
}

/** The thing a part is about: what is done something to, who does it, or any other. */
function thingIn(node: Node): Np | undefined {
  if (node.kind === "np") return isThing(node) ? node : undefined;
  if (node.kind === "clause") return thingAmong(node.vp.args) ?? (node.subject && thingIn(node.subject));
  return node.kind === "filled" || node.kind === "vp" ? thingAmong(node.args) : undefined;
}

function thingAmong(args: Args): Np | undefined {
  const nodes = [args.o, args.subject, ...Object.values(args)];
  return nodes.flatMap((node) => (node ? (thingIn(node) ?? []) : []))[0];
}

const isThing = ({ noun }: Np) =>
  noun !== undefined && !/^(?:person|animal|title|time|name|measure|symptom|illness)$/.test(noun.group);

function gendered(node: Node, gender: "m" | "f"): Node {
  const within = (part: Node) => gendered(part, gender);
  const allOf = (args: Args): Args =>
    Object.fromEntries(Object.entries(args).map(([name, part]) => [name, within(part)]));
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

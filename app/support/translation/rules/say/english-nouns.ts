import { type Adj, type Determiner, isPluralAlone, type Node, type Np, type Post } from "../nodes.ts";
import { sayQuantity } from "../number-words.ts";
import { compared } from "../word-forms.ts";

/** Says parts of a noun phrase that are no noun phrases; passed in, since files do not import each other in circles. */
type Say = (node: Node, around: Around) => string[];

export type Around = {
  mod?: string;
  isNegative?: boolean;
  isSubject?: boolean;
  isQuestion?: boolean;
  previous?: Np;
  isPart?: boolean;
  /** The sentence asks or orders somebody, so that "si tiene fiebre" is about them. */
  isToYou?: boolean;
  /** It asks or orders several. */
  isToYouAll?: boolean;
  /** After "and": "qué edad tiene el niño y cuánto pesa" asks about the child twice. */
  isJoined?: boolean;
  /** Who does it, and whose arm it is. */
  owner?: Np;
  /** The sentence is about what happens again and again. */
  isHabit?: boolean;
  /** The sentence is about tomorrow. */
  isLater?: boolean;
};

const determiners: Readonly<Record<Determiner, readonly [one: string, many: string]>> = {
  the: ["the", "the"],
  a: ["a~", "some"],
  bare: ["", ""],
  my: ["my", "my"],
  your: ["your", "your"],
  his: ["his", "his"],
  her: ["her", "her"],
  our: ["our", "our"],
  their: ["their", "their"],
  this: ["this", "these"],
  that: ["that", "those"],
  some: ["some", "some"],
  any: ["any", "any"],
  no: ["no", "no"],
  another: ["another", "other"],
  each: ["every", "every"],
  all: ["the whole", "all the"],
  more: ["more", "more"],
  less: ["less", "fewer"],
  so: ["so much", "so many"],
  most: ["most of the", "most of the"],
  much: ["a lot of", "a lot of"],
  few: ["a few", "a few"],
  several: ["several", "several"],
  enough: ["enough", "enough"],
  half: ["half a~", "half"],
  both: ["both", "both"],
  which: ["which", "which"],
  what: ["what", "what"],
  whichever: ["any", "any"],
  whatKind: ["what kind of", "what kind of"],
  howMany: ["how much", "how many"],
  little: ["a little", "a few"],
  too: ["too much", "too many"],
};

export function sayNp(np: Np, around: Around, say: Say): string[] {
  const { pronoun, said, clause, noun, posts } = np;
  if (clause) return ["what", ...say(clause, { isPart: true })];
  if (said) return [np.approx?.en ?? "", said.text];
  if (pronoun)
    return [np.approx?.en ?? "", sayPronoun(np, around), ...posts.flatMap((post) => sayPost(post, say))];
  const plural = isPluralAlone(np, "en") && !(np.count && np.count.value === 1);
  const owner = posts.find(isOwner);
  const compounds = posts.filter((post) => post !== owner && isCompound(np, post));
  const others = posts.filter((post) => post !== owner && !compounds.includes(post));
  const determiner = determinerOf(np, around, plural);
  const count = np.count ? sayQuantity(np.count, "en", "m", true) : "";
  const head = noun ? (plural ? noun.enPlural : noun.en) : np.count ? "" : plural ? "ones" : "one";
  return [
    np.approx?.en ?? "",
    ...(owner?.join === "of"
      ? [...sayNp(owner.np, {}, say), "~'s"]
      : [determiners[determiner][plural ? 1 : 0]]),
    count,
    ...np.adjectives.flatMap((one) => sayAdjective(one)),
    ...compounds.flatMap((post) => (post.join === "of" ? sayCompound(post.np) : [])),
    head,
    ...others.flatMap((post) => sayPost(post, say)),
  ];
}

const isOwner = (post: Post) =>
  post.join === "of" &&
  (/^(?:person|animal)$/.test(post.np.noun?.group ?? "") ||
    (post.np.said !== undefined && !/\d/.test(post.np.said.text))) &&
  (post.np.determiner !== "bare" || post.np.said !== undefined) &&
  !post.np.isPlural;

/** "Bathroom light" where Spanish says "luz del baño"; but "a bottle of water". */
function isCompound(np: Np, post: Post): boolean {
  if (post.join !== "of" || np.noun?.group === "measure" || !post.np.noun || post.np.more || post.np.count)
    return false;
  return (
    post.np.posts.length === 0 &&
    /^(?:the|bare)$/.test(post.np.determiner) &&
    (!/^(?:place|time|person)$/.test(post.np.noun.group) ||
      (post.np.noun.group === "person" && post.np.determiner === "bare" && !post.np.isPlural))
  );
}

function sayCompound(np: Np): string[] {
  return [...np.adjectives.flatMap((one) => sayAdjective(one)), np.noun?.en ?? ""];
}

function determinerOf(np: Np, { mod, isNegative, isQuestion }: Around, plural: boolean): Determiner {
  const { noun, count } = np;
  const { determiner } = np;
  const isMass = noun?.flags.includes("u") ?? false;
  if (noun?.en === "percent" && determiner === "the") return "bare";
  if (mod === "the") return determiner === "bare" || determiner === "a" ? "the" : determiner;
  if (mod === "bare") return /^(?:the|a|bare)$/.test(determiner) ? "bare" : determiner;
  if (noun?.flags.includes("z") && (determiner === "the" || determiner === "bare")) return "bare";
  if (noun?.group === "title") return "bare";
  if (
    determiner === "the" &&
    np.posts.some(({ join }) => join === "number") &&
    /^(?:place|room)$/.test(noun?.group ?? "")
  )
    return "bare";
  if (mod === "my" && determiner === "the") return "my";
  const isGeneral = mod === "gen" && determiner === "the";
  if (isGeneral && (isMass || plural)) return "bare";
  if (isGeneral && noun?.flags.includes("x")) return "a";
  if (determiner === "any" && !plural && !isMass && !isNegative && !isQuestion) return "some";
  if (determiner === "no") return isNegative ? "any" : "no";
  const needsArticle =
    noun && !plural && !isMass && !count && noun.group !== "name" && noun.group !== "title";
  if (determiner === "bare" && needsArticle) return "a";
  if (determiner === "a" && isMass && !noun?.flags.includes("x"))
    return noun?.group === "drink" || noun?.group === "food" ? "a" : "some";
  return determiner;
}

function sayPronoun({ pronoun, adjectives }: Np, { isSubject, isNegative, isQuestion }: Around): string {
  if (!pronoun) return "";
  const open =
    isNegative || isQuestion ? { something: "anything", someone: "anyone" }[pronoun.key] : undefined;
  const described = adjectives.flatMap((one) => sayAdjective(one)).join(" ");
  if (open ?? described) return `${open ?? pronoun.en} ${described}`;
  return isSubject ? pronoun.en : pronoun.enObject;
}

function sayPost(post: Post, say: Say): string[] {
  switch (post.join) {
    case "of":
      return ["of", ...say(post.np, {})];
    case "in":
      return ["in", ...say(post.np, { mod: "the" })];
    case "adv":
      return say(post.filled, {});
    case "that":
      return ["that", ...say(post.clause, { isPart: true })];
    case "number":
      return [post.text];
  }
}

function sayAdjective({ adjective, degree }: Adj["list"][number]): string[] {
  if (degree === "") return [adjective.en];
  if (degree.key === "more" || degree.key === "most") return [compared(adjective.en, degree.key)];
  return degree.key === "enough" ? [adjective.en, "enough"] : [degree.en, adjective.en];
}

export const sayAdjectives = ({ list, word }: Adj) =>
  list.flatMap((one, index) => [...(index > 0 ? [word] : []), ...sayAdjective(one)]);

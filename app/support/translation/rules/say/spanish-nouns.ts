import {
  type Adj,
  type Determiner,
  genderOf,
  isPluralAlone,
  type Node,
  type Np,
  type Post,
} from "../nodes.ts";
import { sayQuantity } from "../number-words.ts";
import type { Person } from "../spanish-verbs.ts";
import { spanishForms, spanishNounPlural } from "../word-forms.ts";
import { feminine } from "./references.ts";

/** Says parts of a noun phrase that are no noun phrases; passed in, since files do not import each other in circles. */
type Say = (node: Node, around: Around) => string[];

/** How a part is said: `mod` of the slot, and what stands around it. */
export type Around = {
  mod?: string;
  isNegative?: boolean;
  isSubject?: boolean;
  isAfterPreposition?: boolean;
  isSubjunctive?: boolean;
  isQuestion?: boolean;
  isGoingOn?: boolean;
  /** What was asked for in the past: "me dijo que viniera". */
  isOver?: boolean;
  person?: Person;
  /** Whom a verb within a verb is about: "tiene que estar traducida". */
  subject?: Np;
  /** What stands before the verb as a pronoun, and an adjective describes: "la necesita traducida". */
  object?: Np;
  isPart?: boolean;
};

const byNumber = (one: string, many: string) => (plural: boolean) => (plural ? many : one);
const agreeing = (m: string, f: string, mp: string, fp: string) => (gender: "m" | "f", plural: boolean) =>
  plural ? (gender === "f" ? fp : mp) : gender === "f" ? f : m;
const fixed = (word: string) => () => word;
const determiners: Readonly<Record<Determiner, (gender: "m" | "f", plural: boolean) => string>> = {
  the: agreeing("el", "la", "los", "las"),
  a: agreeing("un", "una", "unos", "unas"),
  bare: fixed(""),
  my: (_, plural) => byNumber("mi", "mis")(plural),
  your: (_, plural) => byNumber("su", "sus")(plural),
  his: (_, plural) => byNumber("su", "sus")(plural),
  her: (_, plural) => byNumber("su", "sus")(plural),
  their: (_, plural) => byNumber("su", "sus")(plural),
  our: agreeing("nuestro", "nuestra", "nuestros", "nuestras"),
  this: agreeing("este", "esta", "estos", "estas"),
  that: agreeing("ese", "esa", "esos", "esas"),
  some: agreeing("un", "una", "unos", "unas"),
  any: agreeing("algún", "alguna", "algunos", "algunas"),
  no: agreeing("ningún", "ninguna", "", ""),
  another: agreeing("otro", "otra", "otros", "otras"),
  each: fixed("cada"),
  all: agreeing("todo el", "toda la", "todos los", "todas las"),
  more: fixed("más"),
  less: fixed("menos"),
  so: agreeing("tanto", "tanta", "tantos", "tantas"),
  most: agreeing("la mayor parte del", "la mayor parte de la", "la mayoría de los", "la mayoría de las"),
  much: agreeing("mucho", "mucha", "muchos", "muchas"),
  few: agreeing("unos", "unas", "unos", "unas"),
  several: agreeing("varios", "varias", "varios", "varias"),
  enough: byNumberOf("suficiente", "suficientes"),
  half: agreeing("medio", "media", "medios", "medias"),
  both: agreeing("los dos", "las dos", "los dos", "las dos"),
  which: byNumberOf("cuál", "cuáles"),
  what: fixed("qué"),
  whichever: fixed("cualquier"),
  whatKind: fixed("qué tipo de"),
  howMany: agreeing("cuánto", "cuánta", "cuántos", "cuántas"),
  little: fixed("un poco de"),
  too: agreeing("demasiado", "demasiada", "demasiados", "demasiadas"),
};
function byNumberOf(one: string, many: string) {
  return (_: "m" | "f", plural: boolean) => (plural ? many : one);
}

export function sayNp(np: Np, around: Around, say: Say): string[] {
  const { pronoun, said, clause, noun } = np;
  if (clause) return ["lo que", ...say(clause, {})];
  if (said) return [np.approx?.es ?? "", said.text];
  if (pronoun)
    return [
      np.approx?.es ?? "",
      ...sayPronoun(np, around),
      ...np.posts.flatMap((post) => sayPost(post, say)),
    ];
  const plural = isPluralAlone(np, "es");
  const isHerJob =
    around.mod === "job" && noun?.esFeminine && around.subject && genderOf(around.subject) === "f";
  const gender = isHerJob ? "f" : (np.gender ?? noun?.gender ?? "m");
  const determiner = determinerOf(np, around, plural);
  const stressed =
    noun?.flags.includes("h") &&
    !plural &&
    np.adjectives.every(({ adjective }) => !adjective.flags.includes("b"));
  const article = determiners[determiner](
    stressed && (determiner === "the" || determiner === "a") ? "m" : gender,
    plural,
  );
  const count = np.count ? sayQuantity(np.count, "es", gender, noun !== undefined) : "";
  const before = np.adjectives.filter(({ adjective }) => adjective.flags.includes("b"));
  const after = np.adjectives.filter(({ adjective }) => !adjective.flags.includes("b"));
  const forms = after.flatMap((one, index) => [
    ...(index > 0 ? ["y"] : []),
    ...sayAdjective(one, gender, plural),
  ]);
  return [
    np.approx?.es ?? "",
    article,
    count,
    ...before.flatMap((one) => sayAdjective(one, gender, plural, noun !== undefined)),
    noun ? nounWord(np, gender, plural) : "",
    ...forms,
    ...np.posts.flatMap((post) => sayPost(post, say)),
  ];
}

function nounWord({ noun }: Np, gender: "m" | "f", plural: boolean): string {
  if (!noun) return "";
  const word = gender === "f" && noun.esFeminine ? noun.esFeminine : noun.es;
  return plural && !noun.flags.includes("p") ? spanishNounPlural(word) : word;
}

function determinerOf(np: Np, { mod, isNegative, isSubject }: Around, plural: boolean): Determiner {
  const { determiner, noun, count } = np;
  const isMass = noun?.flags.includes("u") ?? false;
  const isOpen = determiner === "bare" || determiner === "a" || determiner === "any" || determiner === "some";
  if (np.approx && isOpen) return "bare";
  // "My landlord" is the owner of the house, whose else.
  if (noun?.flags.includes("D") && determiner !== "a") return "the";
  if (noun?.group === "name") return isOpen || determiner === "the" ? "bare" : determiner;
  if (!noun && count && isOpen) return "bare";
  // "Hasta marzo".
  if (noun?.group === "time" && isMass && isOpen) return "bare";
  if (mod === "a") return determiner === "bare" || determiner === "a" ? "a" : determiner;
  if (
    determiner === "bare" &&
    np.posts.some(({ join }) => join === "number") &&
    /^(?:place|room)$/.test(noun?.group ?? "")
  )
    return "the";
  if (mod === "the") return isOpen || /^(?:my|your|his|her|our|their)$/.test(determiner) ? "the" : determiner;
  if (mod === "bare") return determiner === "the" || isOpen ? "bare" : determiner;
  if (
    mod === "gen" &&
    !count &&
    ((isOpen && determiner !== "a") || (determiner === "a" && noun?.flags.includes("x")))
  )
    return noun ? "the" : "bare";
  // A job after "to be": "soy maestra".
  if (mod === "job" && determiner === "a") return np.adjectives.length > 0 ? "a" : "bare";
  if (determiner === "a" && noun?.flags.includes("x")) return np.adjectives.length > 0 ? "a" : "bare";
  if (determiner === "bare" && isSubject && !count && noun && noun.group !== "name") return "the";
  if (determiner === "any" || determiner === "some") {
    if (plural || isMass) return determiner === "some" && plural ? "some" : "bare";
    if (determiner === "any" && isNegative) return "no";
  }
  if (determiner === "no" && (plural || isMass)) return "bare";
  return determiner;
}

function sayPronoun(
  { pronoun, adjectives, gender }: Np,
  { isNegative, isAfterPreposition, isSubject }: Around,
): string[] {
  if (!pronoun) return [];
  const word = isNegative && pronoun.negative ? pronoun.negative : pronoun.es;
  if (adjectives.length > 0) return [word, ...adjectives.flatMap((one) => sayAdjective(one, "m", false))];
  if (isNegative && pronoun.negative) return [gender === "f" ? feminine(pronoun.negative) : pronoun.negative];
  if (pronoun.key === "I") return [isAfterPreposition ? "mí" : "yo"];
  if (pronoun.key === "it") return isSubject ? [] : ["eso"];
  return [gender === "f" && pronoun.gender === "m" ? feminine(pronoun.es) : pronoun.es];
}

function sayPost(post: Post, say: Say): string[] {
  switch (post.join) {
    case "of":
      return ["de", ...say(post.np, { isAfterPreposition: true })];
    case "in":
      return [
        /^(?:vehicle|place)$/.test(post.np.noun?.group ?? "") ? "en" : "de",
        ...say(post.np, post.np.determiner === "a" ? {} : { mod: "the" }),
      ];
    case "adv": {
      const words = say(post.filled, {});
      // "The apartment upstairs" is that from above.
      return /^(?:arriba|abajo|afuera|adentro|atrás)$/.test(words[0] ?? "") ? ["de", ...words] : words;
    }
    case "that":
      return ["que", ...say(post.clause, {})];
    case "number":
      return [post.text];
  }
}

const short: Readonly<Record<string, string>> = {
  bueno: "buen",
  malo: "mal",
  primero: "primer",
  tercero: "tercer",
};

function sayAdjective(
  { adjective, degree }: Adj["list"][number],
  gender: "m" | "f",
  plural: boolean,
  isBeforeNoun = false,
): string[] {
  const word = spanishForms(adjective.es)[(gender === "f" ? 1 : 0) + (plural ? 2 : 0)] ?? adjective.es;
  const said = isBeforeNoun && gender === "m" && !plural ? (short[word] ?? word) : word;
  if (degree !== "" && /^(?:very|so)$/.test(degree.key) && /^con /.test(adjective.es))
    return ["con", "mucho", adjective.es.slice(4)];
  if (degree !== "" && /^mo(?:re|st)$/.test(degree.key) && adjective.en === "good")
    return [plural ? "mejores" : "mejor"];
  if (degree !== "" && /^mo(?:re|st)$/.test(degree.key) && adjective.en === "bad")
    return [plural ? "peores" : "peor"];
  return degree === "" ? [said] : degree.key === "enough" ? ["suficientemente", said] : [degree.es, said];
}

export function sayAdjectives({ list, word }: Adj, gender: "m" | "f", plural: boolean): string[] {
  return list.flatMap((one, index) => [
    ...(index > 0 ? [word === "and" ? "y" : "o"] : []),
    ...sayAdjective(one, gender, plural),
  ]);
}

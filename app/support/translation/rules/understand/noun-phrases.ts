import type { Adj, Determiner, Filled, Np, Post } from "../nodes.ts";
import { type Quantity, quantityAt } from "../number-words.ts";
import { adjectiveListsAt, joint } from "./adjectives.ts";
import { approximationsAt } from "./approximations.ts";
import { byDeterminer } from "./determiners.ts";
import { nameAt } from "./names.ts";
import { englishCore, isNamed, npOf, spanishCore } from "./nouns.ts";
import { pronounNp } from "./objects.ts";
import { adverbsAt, allAdverbsAt, type Found, type Parse, type Wanted } from "./parse.ts";

type Head = { determiner: Determiner; end: number; isPlural?: boolean; adjectives?: Adj["list"]; owner?: Np };

/** Noun phrases at a place: with determiner, number, adjectives, further parts, and others joined by "and". */
export function nounPhrasesAt(parse: Parse, at: number, wanted: Wanted): Found<Np>[] {
  const key = `np ${wanted.use} ${wanted.groups.join("+")} ${at}`;
  return parse.keep(key, () => {
    const single = singleAt(parse, at, wanted);
    return wanted.use === "simple"
      ? single
      : [...single, ...single.flatMap((one) => joinedTo(parse, one, wanted))];
  });
}

function joinedTo(parse: Parse, first: Found<Np>, wanted: Wanted): Found<Np>[] {
  let lists: Found<Np>[] = [];
  let open = [first];
  for (let count = 0; count < 5 && open.length > 0; count += 1) {
    open = open.flatMap((so) => {
      const word = joint(parse, so.end);
      if (!word) return [];
      return singleAt(parse, so.end + word.length, wanted).map(({ node, end, cost }) => ({
        node: { ...so.node, more: [...(so.node.more ?? []), { word: word.word, np: node }] },
        end,
        cost: so.cost + cost + (word.word === "," ? 0.3 : 0.15),
      }));
    });
    lists = [...lists, ...open.filter(({ node }) => node.more?.at(-1)?.word !== ",")];
  }
  return lists;
}

function singleAt(parse: Parse, at: number, wanted: Wanted): Found<Np>[] {
  return parse.keep(`np1 ${wanted.use} ${wanted.groups.join("+")} ${at}`, () => {
    const found = [
      ...pronounsAt(parse, at, wanted),
      ...titlesAt(parse, at, wanted),
      ...headsAt(parse, at).flatMap((head) => afterHead(parse, head, wanted)),
    ];
    if (wanted.groups.length === 0 || wanted.groups.includes("name")) found.push(...namesAt(parse, at));
    if (wanted.groups.length === 0 || wanted.groups.includes("money") || wanted.groups.includes("things"))
      found.push(...amountsAt(parse, at).flatMap((one) => [one, ...ofThem(parse, one, wanted)]));
    for (const { approx, end, isNumber } of approximationsAt(parse, at))
      found.push(
        ...singleAt(parse, end, wanted)
          .filter(({ node }) => !isNumber || node.count || node.said)
          .map((one) => ({
            ...one,
            node: { ...one.node, approx },
            cost: one.cost + (isNumber ? -0.35 : 0.3),
          })),
      );
    if (wanted.groups.length === 0) found.push(...clausesAsThings(parse, at));
    return found;
  });
}

function pronounsAt(parse: Parse, at: number, { groups, use }: Wanted): Found<Np>[] {
  return parse.lexicon.pronouns[parse.language].get(parse.word(at)).flatMap((form) => {
    if (!parse.has(form.words, at)) return [];
    const isPerson = "I you he she we they someone everyone".split(" ").includes(form.pronoun.key);
    if (
      groups.length > 0 &&
      !(isPerson && groups.includes("person")) &&
      !(!isPerson && (groups.includes("any") || groups.includes("things")))
    )
      return [];
    if (
      parse.language === "en" &&
      form.use !== "any" &&
      form.use !== (use === "subject" ? "subject" : "object")
    )
      return [];
    const end = at + form.words.length;
    const found: Found<Np>[] = [
      { node: pronounNp(form.pronoun), end, cost: form.words.length > 1 ? 0.55 : 0.7 },
    ];
    if (/^(?:some|any|no|every)(?:thing|one)$|^nobody$/.test(form.pronoun.key) && use !== "simple")
      found.push(...withClause(parse, { node: pronounNp(form.pronoun), end, cost: 0.6 }));
    // "Something cheaper", "nada duro".
    if (/^(?:something|nothing)$/.test(form.pronoun.key))
      for (const { list, end: after, cost } of adjectiveListsAt(parse, end, false))
        found.push({ node: { ...pronounNp(form.pronoun), adjectives: list }, end: after, cost: 0.6 + cost });
    return found;
  });
}

/** "Somebody who can paint", "something I didn't order". */
function withClause(parse: Parse, { node, end, cost }: Found<Np>): Found<Np>[] {
  const word = parse.word(end);
  const isJoined = /^(?:that|who|que)$/.test(word);
  if (!isJoined && !(parse.language === "en" && reducedOpening.test(word))) return [];
  return parse.grammar
    .relative(parse, isJoined ? end + 1 : end)
    .filter(({ node: clause }) => isJoined || clause.subject)
    .map((one) => ({
      node: { ...node, posts: [{ join: "that" as const, clause: one.node }] },
      end: one.end,
      cost: cost + one.cost + 0.3,
    }));
}

/** "Dr. Peña", "la señora Cruz". */
function titlesAt(parse: Parse, at: number, { groups }: Wanted): Found<Np>[] {
  if (groups.length > 0 && !groups.includes("person")) return [];
  const start = parse.language === "es" && /^(?:el|la)$/.test(parse.word(at)) ? at + 1 : at;
  return parse.lexicon.nouns[parse.language].get(parse.word(start)).flatMap((form) =>
    form.noun.group === "title"
      ? nameAt(parse, start + 1).flatMap(({ node, end, cost }): Found<Np>[] =>
          node.kind === "said"
            ? [
                {
                  node: { ...npOf(form, [], [{ join: "number", text: node.text }]), determiner: "the" },
                  end,
                  cost: cost - 0.3,
                },
              ]
            : [],
        )
      : [],
  );
}

function headsAt(parse: Parse, at: number): Head[] {
  const heads: Head[] = [{ determiner: "bare", end: at }];
  for (const { words, determiner } of byDeterminer[parse.language])
    if (parse.has(words, at)) heads.push({ determiner, end: at + words.length });
  if (parse.language === "en") heads.push(...ownersAt(parse, at));
  return heads;
}

/** "My son's school": the owner stands where a determiner would. */
function ownersAt(parse: Parse, at: number): Head[] {
  const hasOwner = parse.tokens.slice(at, at + 5).some(({ word }) => word === "'s");
  if (!hasOwner) return [];
  return nounPhrasesAt(parse, at, { groups: [], use: "simple" })
    .filter(({ end }) => parse.word(end) === "'s")
    .map(({ node, end }) => {
      // "A parents' meeting" is any meeting of parents.
      const isAny = node.determiner === "a" || node.determiner === "bare";
      const isKind = isAny && !node.said && (node.isPlural || node.determiner === "a");
      return {
        determiner: isKind ? ("a" as const) : ("the" as const),
        end: end + 1,
        owner: isKind ? { ...node, determiner: "bare" as const } : node,
      };
    });
}

function afterHead(parse: Parse, head: Head, wanted: Wanted): Found<Np>[] {
  const counted = quantityAt(parse.tokens, head.end, parse.language);
  const starts: { at: number; count?: Quantity }[] = [{ at: head.end }];
  const isArticle = parse.language === "es" && /^(?:un|una)$/.test(parse.word(head.end));
  if (counted && head.determiner !== "a" && !isArticle)
    starts.push({ at: counted.end, count: counted.value });
  const alone = countedAlone(head, counted);
  return alone.concat(
    starts.flatMap(({ at, count }) =>
      (parse.language === "en" ? englishCore(parse, at, wanted) : spanishCore(parse, at, wanted)).flatMap(
        (core) => {
          const node: Np = {
            ...core.node,
            determiner: head.determiner,
            ...(count ? { count, isPlural: count.value !== 1 } : {}),
            posts: head.owner ? [{ join: "of", np: head.owner }, ...core.node.posts] : core.node.posts,
          };
          if (!canStand(parse, node, head, count)) return [];
          const isBareCount =
            head.determiner === "bare" && !count && !node.isPlural && !node.noun?.flags.includes("u");
          const isTime = node.noun?.group === "time" && wanted.groups.length === 0;
          const possessed = node.noun?.flags.includes("3")
            ? /^(?:my|your|his|her|our|their)$/.test(head.determiner)
              ? -0.1
              : 0.5
            : 0;
          // "Siga derecho" does not tell that a right follows.
          const isBareSubject = parse.language === "es" && wanted.use === "subject" && isBareCount ? 0.6 : 0;
          const cost =
            isBareSubject +
            core.cost +
            possessed +
            (isBareCount ? (parse.language === "en" ? 0.6 : 0.35) : 0) +
            (isTime ? 0.4 : 0);
          return wanted.use === "simple"
            ? [{ node, end: core.end, cost }]
            : withPosts(parse, { node, end: core.end, cost }, wanted.use === "subject");
        },
      ),
    ),
  );
}

/** "The 9,000", "those two". */
function countedAlone({ determiner }: Head, counted: ReturnType<typeof quantityAt>): Found<Np>[] {
  if (!counted || !/^(?:the|this|that|your|my)$/.test(determiner) || counted.value.value === 1) return [];
  const node: Np = {
    kind: "np",
    determiner,
    count: counted.value,
    isPlural: true,
    gender: "m",
    adjectives: [],
    posts: [],
  };
  return [{ node, end: counted.end, cost: 1.3 }];
}

/** "A" stands before one, not before several. */
function canStand(parse: Parse, node: Np, head: Head, count: Quantity | undefined): boolean {
  const isOnly = node.adjectives.some(({ adjective }) => adjective.en === "only");
  if (parse.language === "en" && isOnly && head.determiner === "bare") return false;
  const isSingular = head.determiner === "a" || head.determiner === "another" || head.determiner === "each";
  if (isSingular && node.isPlural && !count) return node.noun?.flags.includes("P") ?? false;
  const isOfSeveral = /^(?:los|las|unos|unas|mis|sus|tus|estos|estas|esos|esas)$/.test(
    parse.word(head.end - 1),
  );
  if (parse.language === "es" && head.determiner !== "bare" && isOfSeveral && !node.isPlural && node.noun)
    return node.noun.flags.includes("p");
  if (parse.language === "es" && node.isPlural && !count)
    return !/^(?:un|una|el|mi|su|este|esta)$/.test(parse.word(head.end - 1)) || head.end === 0;
  return true;
}

const reducedOpening = /^(?:i|you|he|she|we|they|the|my|your|our|his|her)$/;

function withPosts(parse: Parse, found: Found<Np>, isSubject: boolean): Found<Np>[] {
  const all = [found];
  const add = (post: Post, end: number, cost: number) =>
    all.push({ node: { ...found.node, posts: [...found.node.posts, post] }, end, cost: found.cost + cost });
  const of = parse.language === "en" ? "of" : "de";
  const word = parse.word(found.end);
  if (word === of)
    for (const { node, end, cost } of nounPhrasesAt(parse, found.end + 1, { groups: [], use: "object" }))
      if (!node.pronoun) add({ join: "of", np: node }, end, cost + 0.1);
  if (parse.language === "en" && isSubject && /^(?:in|on|at)$/.test(word))
    for (const { node, end, cost } of nounPhrasesAt(parse, found.end + 1, {
      groups: ["place", "room", "vehicle", "device", "body", "furniture", "document", "thing", "money"],
      use: "simple",
    }))
      add({ join: "in", np: node }, end, cost + 0.5);
  // "The guy in the red shirt", "the lady with the dog": in Spanish "of".
  if (parse.language === "en" && /^(?:in|with)$/.test(word) && found.node.noun?.group === "person")
    for (const { node, end, cost } of nounPhrasesAt(parse, found.end + 1, {
      groups: ["thing"],
      use: "simple",
    }))
      if (node.determiner !== "bare" && node.noun) add({ join: "of", np: node }, end, cost + 0.3);
  // "The juices we never got": a clause without "that".
  if (parse.language === "en" && found.node.noun && reducedOpening.test(word))
    for (const { node, end, cost } of parse.grammar.relative(parse, found.end))
      if (node.subject) add({ join: "that", clause: node }, end, cost + 0.7);
  for (const { node, end, cost } of adverbsAt(parse, found.end, ["n"]))
    if (node.kind === "filled") add({ join: "adv", filled: node }, end, cost + 0.5);
  if (/^(?:vehicle|document)$/.test(found.node.noun?.group ?? "") && /^(?:to|from|para|a)$/.test(word))
    for (const { node, end, cost } of adverbsOf(parse, found.end, ["place", "name"]))
      add({ join: "adv", filled: node }, end, cost + 0.3);
  if (/^(?:that|who|which|que)$/.test(word))
    for (const { node, end, cost } of parse.grammar.relative(parse, found.end + 1))
      add({ join: "that", clause: node }, end, cost + 0.5);
  if (/^(?:place|room|document|device|medicine|vehicle|thing)$/.test(found.node.noun?.group ?? ""))
    addNumber(parse, found.end, add);
  return all;
}

/** "To Santiago", "from the airport": adverbials of a place. */
function adverbsOf(parse: Parse, at: number, groups: readonly string[]): Found<Filled>[] {
  return allAdverbsAt(parse, at).flatMap(({ node, end, cost }) =>
    node.kind === "filled" &&
    node.args.np?.kind === "np" &&
    groups.includes(node.args.np.noun?.group ?? "name")
      ? [{ node, end, cost }]
      : [],
  );
}

function addNumber(parse: Parse, at: number, add: (post: Post, end: number, cost: number) => void): void {
  const start = parse.language === "es" && parse.word(at) === "de" ? at + 1 : at;
  const raw = parse.tokens[start]?.raw ?? "";
  const isPlace = parse.lexicon.nouns[parse.language]
    .get(parse.word(at - 1))
    .some((form) => form.words.length === 1 && isNamed(form));
  // "Calle El Conde" with a capital is an address, and stays.
  if (isPlace && parse.tokens[at - 1]?.isName !== true)
    for (const { node, end, cost } of nameAt(parse, at))
      if (node.kind === "said" && parse.tokens[at]?.isName && cost < 2)
        add({ join: "number", text: node.text }, end, cost - 0.5);
  if (/^\d[\d-]*$/.test(raw) || /^\d+\p{L}$/u.test(raw)) add({ join: "number", text: raw }, start + 1, 0.1);
}

function namesAt(parse: Parse, at: number): Found<Np>[] {
  return nameAt(parse, at).flatMap(({ node, end, cost }) =>
    node.kind === "said" && cost < 3
      ? [
          {
            node: {
              kind: "np" as const,
              determiner: "bare" as const,
              said: node,
              isPlural: false,
              adjectives: [],
              posts: [],
            },
            end,
            cost: cost + 0.8,
          },
        ]
      : [],
  );
}

function amountsAt(parse: Parse, at: number): Found<Np>[] {
  const { word = "", raw = "" } = parse.tokens[at] ?? {};
  const np = (text: string, end: number, cost: number): Found<Np> => ({
    node: {
      kind: "np",
      determiner: "bare",
      said: { kind: "said", text, isPlural: true },
      isPlural: true,
      adjectives: [],
      posts: [],
    },
    end,
    cost,
  });
  if (word.includes("$")) return [np(raw, at + 1, 0.4)];
  const counted = quantityAt(parse.tokens, at, parse.language);
  if (!counted) return [];
  const node: Np = {
    kind: "np",
    determiner: "bare",
    count: counted.value,
    isPlural: counted.value.value !== 1,
    gender: "m",
    adjectives: [],
    posts: [],
  };
  return [{ node, end: counted.end, cost: 1.1 }];
}

/** "Two of them", "one of the keys". */
function ofThem(parse: Parse, { node, end, cost }: Found<Np>, { use }: Wanted): Found<Np>[] {
  const of = parse.language === "en" ? "of" : "de";
  if (use === "simple" || parse.word(end) !== of) return [];
  return nounPhrasesAt(parse, end + 1, { groups: [], use: "object" })
    .filter(({ node: whole }) => whole.pronoun?.isPlural || (whole.isPlural && whole.determiner !== "bare"))
    .map((whole) => ({
      node: { ...node, posts: [{ join: "of" as const, np: whole.node }] },
      end: whole.end,
      cost: cost + whole.cost - 0.3,
    }));
}

function clausesAsThings(parse: Parse, at: number): Found<Np>[] {
  const start =
    parse.language === "en"
      ? parse.word(at) === "what"
        ? at + 1
        : -1
      : parse.has(["lo", "que"], at)
        ? at + 2
        : -1;
  if (start < 0) return [];
  return parse.grammar.relative(parse, start).map(({ node, end, cost }) => ({
    node: { kind: "np", determiner: "bare", clause: node, isPlural: false, adjectives: [], posts: [] },
    end,
    cost: cost + 0.5,
  }));
}

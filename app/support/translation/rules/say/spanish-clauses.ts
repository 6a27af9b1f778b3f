import { lexicon } from "../lexicon.ts";
import type { Clause, Determiner, Np } from "../nodes.ts";
import type { Person } from "../spanish-verbs.ts";

/** A clause as Spanish puts it; `experiencer` is said first: "a mi hijo le duele el brazo". */
export type SpanishClause = { clause: Clause; experiencer?: Np; isSubjectLast: boolean };

/** Turns a clause round where Spanish has another subject, object or tense for the same. */
export function asSpanishSays(given: Clause): SpanishClause {
  const clause = notGoingTo(refusing(withoutPassive(given)));
  return feltByOwner(clause) ?? { clause, isSubjectLast: false };
}

/** "The rent is paid" is "se paga", "the room was cleaned" is what somebody did: "limpiaron la habitación". */
function withoutPassive(clause: Clause): Clause {
  const { form, vp, subject } = clause;
  if (!form.isPassive || !subject) return clause;
  const { subject: _, ...rest } = clause;
  return {
    ...rest,
    person: "3p",
    form: { ...form, isPassive: false },
    vp: { ...vp, args: { ...vp.args, [vp.args.i?.kind === "gap" ? "i" : "o"]: subject } },
  };
}

/** "The door won't close" tells how it is now, not what it is going to do: "no cierra". */
function refusing(clause: Clause): Clause {
  const { form, vp, subject } = clause;
  if (!form.isNegative || !form.isWill || vp.entry.flags.includes("s") || !subject) return clause;
  const isThing = subject.pronoun
    ? subject.pronoun.key === "it"
    : !subject.said && !/^(?:person|title)$/.test(subject.noun?.group ?? "person");
  return isThing ? { ...clause, form: { ...form, tense: "pres" } } : clause;
}

/** "I'm not paying that" tells what somebody is not going to do: "no voy a pagar". */
function notGoingTo(clause: Clause): Clause {
  const { form, vp, subject } = clause;
  const isMe = /^(?:I|we)$/.test(subject?.pronoun?.key ?? "");
  const isActed = /^(?:pay|buy|sign|accept|get|go|leave|move|sell|give|stay)$/.test(
    vp.entry.en[0]?.head ?? "",
  );
  if (!form.isProgressive || !form.isNegative || form.tense !== "pres" || !isMe || !isActed) return clause;
  return { ...clause, form: { ...form, isProgressive: false, tense: "fut" } };
}

const ownerKeys: Partial<Record<Determiner, string>> = {
  my: "I",
  your: "you",
  his: "he",
  her: "she",
  our: "we",
  their: "they",
};

/** "My knee swells up" is "se me hincha la rodilla": the owner of a part of the body feels it. */
function feltByOwner(clause: Clause): SpanishClause | undefined {
  const { subject, vp } = clause;
  if (subject?.noun?.group !== "body" || !/[Bb]/.test(vp.entry.flags)) return undefined;
  const key = ownerKeys[subject.determiner];
  const pronoun = key ? lexicon().pronouns.byKey.get(key) : undefined;
  const owner = subject.posts.find((post) => post.join === "of");
  const experiencer = owner?.join === "of" && owner.np.noun?.group === "person" ? owner.np : undefined;
  const feeling: Np | undefined = pronoun
    ? { kind: "np", determiner: "bare", pronoun, isPlural: pronoun.isPlural, adjectives: [], posts: [] }
    : experiencer;
  if (!feeling) return undefined;
  return {
    clause: {
      ...clause,
      subject: { ...subject, determiner: "the", posts: experiencer ? [] : subject.posts },
      vp: { ...vp, args: { ...vp.args, i: feeling } },
    },
    ...(experiencer ? { experiencer } : {}),
    isSubjectLast: true,
  };
}

const ownerPersons: Partial<Record<Determiner, Person>> = {
  my: "1s",
  your: "3s",
  his: "3s",
  her: "3s",
  our: "1p",
  their: "3p",
};

/** "He can't move his arm" is "no puede mover el brazo": whose it is shows in the verb. */
export function ownPart(np: Np, person: Person): Np {
  const isOwn = np.noun?.group === "body" && ownerPersons[np.determiner] === person;
  return isOwn ? { ...np, determiner: "the" } : np;
}

/** Adverbs that stand before the verb. */
export const midWords: Readonly<Record<string, string>> = {
  already: "ya",
  still: "todavía",
  always: "siempre",
  never: "nunca",
  also: "también",
  only: "solo",
  just: "solo",
  almost: "casi",
  hardly: "casi no",
  really: "de verdad",
  probably: "probablemente",
  usually: "normalmente",
  sometimes: "a veces",
  finally: "por fin",
  ever: "alguna vez",
};

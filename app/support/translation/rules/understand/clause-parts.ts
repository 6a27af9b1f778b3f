import { type Clause, type Filled, isPlural, type Np, personOf } from "../nodes.ts";
import type { Person } from "../spanish-verbs.ts";
import type { Found, Open } from "./parse.ts";
import type { Reading } from "./verb-phrases.ts";

export type FoundClause = Found<Clause> & { open: Open };
export type Rest = {
  subject?: Np;
  asks?: Filled | Np;
  asksSubject?: boolean;
  isBase?: boolean;
  cost?: number;
};

/** A clause of what was read of its verb phrase. */
export function clauseOf(
  type: Clause["type"],
  reading: Reading,
  { subject, asks, asksSubject, isBase = false, cost = 0 }: Rest = {},
): FoundClause {
  const { form, vp, end, person, open } = reading;
  return {
    node: {
      kind: "clause",
      type,
      form,
      vp,
      ...(subject ? { subject } : {}),
      ...(person ? { person } : {}),
      ...(reading.isSubjunctive ? { isSubjunctive: true } : {}),
      ...(asks ? { asks } : {}),
      ...(asksSubject ? { asksSubject } : {}),
      ...(isBase ? { isBase } : {}),
    },
    end,
    cost: 0.3 + reading.cost + cost,
    open,
  };
}

/** Machines "work" and the power "goes out" otherwise than people do. */
export function thingCost(subject: Np, { vp }: Reading): number {
  const isPerson = subject.pronoun
    ? !/^(?:it|this|that|these|those)$/.test(subject.pronoun.key)
    : /^(?:person|animal|title)$/.test(subject.noun?.group ?? "");
  if (/[Bb]/.test(vp.entry.flags) && subject.noun?.group === "body") return -0.4;
  if (!vp.entry.flags.includes("I")) return 0;
  const isPlace = subject.noun?.group === "place" && /^(?:open|close)$/.test(vp.entry.en[0]?.head ?? "");
  return isPerson ? 0.25 : isPlace ? -0.5 : -0.15;
}

/** Only people and animals are hungry, cold or in a hurry; water is cold in another way. */
export function canBe(subject: Np, { vp }: { vp: Reading["vp"] }): boolean {
  if (vp.args.vp?.kind === "vp" && !canBe(subject, { vp: vp.args.vp })) return false;
  if (vp.entry.flags.includes("b")) return subject.noun?.group === "body";
  // A bus passes, an accident happens.
  if (/^happen$/.test(vp.entry.en[0]?.head ?? "") && subject.noun)
    return /^(?:thing|symptom)$/.test(subject.noun.group);
  // The power goes out; a bus leaves.
  if (vp.entry.flags.includes("L"))
    return /^(?:power|water|internet|light|lights|signal|electricity|gas|cable)$/.test(
      subject.noun?.en ?? "",
    );
  if (vp.entry.flags.includes("Z"))
    return subject.noun === undefined || /^(?:symptom|illness|animal)$/.test(subject.noun.group);
  if (!vp.entry.flags.includes("h")) return true;
  if (subject.pronoun)
    return !/^(?:it|this|that|these|those|something|everything)$/.test(subject.pronoun.key);
  return subject.said !== undefined || /^(?:person|animal|title)$/.test(subject.noun?.group ?? "");
}

/** Whether a Spanish verb is about a subject. */
export function agrees(subject: Np, person: Person | undefined): boolean {
  const own = personOf(subject);
  if (person === undefined || own === person) return true;
  if (subject.pronoun?.key === "you") return person === "3s" || person === "3p" || person === "2s";
  return isPlural(subject) && person === "3p";
}

import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/security/seal.server.ts";
import type { LetterFacts } from "../contract.ts";
import { type LetterName, letterProperties } from "../letter-registry.ts";
import { outbox } from "../schema.server.ts";

/** A letter's link grants access, so it is encrypted until the letter is sent, then removed: a leaked database opens nothing. */
type StoredLetter = { facts: LetterFacts; effect: string };

const sealContext = (effect: string) => `outbox/${effect}`;

/** The facts to store. The seal is bound to `effect`, so a link cannot be moved to another letter. */
export function sealFacts({ facts, effect }: StoredLetter): LetterFacts {
  return facts.path ? { ...facts, path: seal(facts.path, sealContext(effect)) } : facts;
}

/** The facts to write the letter from. @throws SealError */
export function unsealFacts({ facts, effect }: StoredLetter): LetterFacts {
  return facts.path ? { ...facts, path: unseal(facts.path, sealContext(effect)) } : facts;
}

/** Whether the letter's link lets its reader act as the recipient; a link that nobody declared may. */
export function grantsAccess({ letter, facts }: { letter: LetterName; facts: LetterFacts }): boolean {
  return Boolean(facts.path) && letterProperties(letter).link?.grantsAccess !== false;
}

export const sealedLinks: SealedColumn = sealedColumn({
  table: outbox,
  key: [outbox.id],
  column: "facts",
  sealed: async ({ facts, effect }) =>
    facts.path ? { ...facts, path: reseal(facts.path, sealContext(effect)) } : facts,
});

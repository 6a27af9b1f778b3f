import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/security/seal.server.ts";
import type { LetterFacts, LetterName } from "../contract.ts";
import { outbox } from "../schema.server.ts";

/**
 * A letter's link lets its holder in, to a booking, an application, an offer or an account. It lies sealed here until the
 * letter has gone, and then not at all; other tables keep a hash of it, or a sealed copy. So a copy of the database opens
 * nothing.
 */
type StoredLetter = { facts: LetterFacts; effect: string };

const sealContext = (effect: string) => `outbox/${effect}`;

/** The facts as they are kept. */
export function sealedFacts({ facts, effect }: StoredLetter): LetterFacts {
  return facts.path ? { ...facts, path: seal(facts.path, sealContext(effect)) } : facts;
}

/** A kept letter's facts, its link readable again. */
export function openedFacts({ facts, effect }: StoredLetter): LetterFacts {
  return facts.path ? { ...facts, path: unseal(facts.path, sealContext(effect)) } : facts;
}

/** Letters whose link staff have nowhere else: it opens an account, or answers in somebody's place. */
const accessLetters = new Set<LetterName>(["vendor_password", "application_approved", "job_offer"]);

/** Whether staff who read this letter hold a link that lets them do what only its receiver may. */
export function grantsAccess({ letter, facts }: { letter: LetterName; facts: LetterFacts }): boolean {
  return accessLetters.has(letter) && Boolean(facts.path);
}

/** Letters with a link that lies sealed. */
export const sealedLinks: SealedColumn = sealedColumn({
  table: outbox,
  key: [outbox.id],
  column: "facts",
  sealed: async ({ facts, effect }) =>
    facts.path ? { ...facts, path: reseal(facts.path, sealContext(effect)) } : facts,
});

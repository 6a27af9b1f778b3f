import { type SealedColumn, sealedColumn } from "#platform/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/seal.server.ts";
import type { LetterFacts, LetterName } from "./contract.ts";
import { outbox } from "./table.server.ts";

type Kept = { letter: LetterName; facts: LetterFacts; effect: string };

/**
 * Letters whose link lets its holder in: here it lies encrypted until the letter has gone, and then not at all. So a copy
 * of the outbox opens no account: of those links the other tables keep only a fingerprint. An offer's link they keep as
 * it is (dispatch_offer.token), for the next letter about it: from the outbox nobody reads it, from the whole database
 * they do.
 */
const keyLetters = new Set<LetterName>(["vendor_password", "application_approved", "job_offer"]);

/** The facts as they are kept. */
export function sealedFacts({ letter, facts, effect }: Kept): LetterFacts {
  if (!keyLetters.has(letter) || !facts.path) return facts;
  return { ...facts, path: seal(facts.path, `outbox/${effect}`) };
}

/** A kept letter's facts, its link readable again. */
export function openedFacts({ letter, facts, effect }: Kept): LetterFacts {
  if (!keyLetters.has(letter) || !facts.path) return facts;
  return { ...facts, path: unseal(facts.path, `outbox/${effect}`) };
}

/** Letters with a link that lies sealed. */
export const sealedLinks: SealedColumn = sealedColumn({
  table: outbox,
  key: [outbox.id],
  column: "facts",
  sealed: async ({ letter, facts, effect }) =>
    keyLetters.has(letter) && facts.path ? { ...facts, path: reseal(facts.path, `outbox/${effect}`) } : facts,
});

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

/** Whether whoever reads this letter holds a link that lets them in. */
export function holdsKey({ letter, facts }: Pick<Kept, "letter" | "facts">): boolean {
  return keyLetters.has(letter) && Boolean(facts.path);
}

/** The facts as they are kept. */
export function sealedFacts(post: Kept): LetterFacts {
  const { facts, effect } = post;
  return holdsKey(post) ? { ...facts, path: seal(String(facts.path), `outbox/${effect}`) } : facts;
}

/** A kept letter's facts, its link readable again. */
export function openedFacts(post: Kept): LetterFacts {
  const { facts, effect } = post;
  return holdsKey(post) ? { ...facts, path: unseal(String(facts.path), `outbox/${effect}`) } : facts;
}

/** Letters with a link that lies sealed. */
export const sealedLinks: SealedColumn = sealedColumn({
  table: outbox,
  key: [outbox.id],
  column: "facts",
  sealed: async (row) => {
    const { facts, effect } = row;
    return holdsKey(row) ? { ...facts, path: reseal(String(facts.path), `outbox/${effect}`) } : facts;
  },
});

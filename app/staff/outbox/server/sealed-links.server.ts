import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/security/seal.server.ts";
import type { LetterFacts } from "../contract.ts";
import { type LetterName, letterProperties } from "../letter-registry.ts";
import { outbox } from "../schema.server.ts";

/**
 * A letter's links are encrypted until the letter is sent, then removed: one may grant access, and a leaked database opens
 * nothing.
 */
type StoredLetter = { facts: LetterFacts; effect: string };

const sealContext = (effect: string) => `outbox/${effect}`;
const links = ["path", "stopPath"] as const;

function withLinks({ facts, effect }: StoredLetter, change: (link: string, context: string) => string) {
  const changed = links.flatMap((name): [string, string][] => {
    const link = facts[name];
    return link ? [[name, change(link, sealContext(effect))]] : [];
  });
  return { ...facts, ...Object.fromEntries(changed) } as LetterFacts;
}

/** The facts to store. The seal is bound to `effect`, so a link cannot be moved to another letter. */
export function sealFacts(letter: StoredLetter): LetterFacts {
  return withLinks(letter, seal);
}

/** The facts to write the letter from. @throws SealError */
export function unsealFacts(letter: StoredLetter): LetterFacts {
  return withLinks(letter, unseal);
}

/** The path of a person's own page, as it was and as it is now. */
export type RenewedLink = { from: string; to: string };

/** The sealed path of an unsent letter whose link was renewed; undefined where it has another link, or none. @throws SealError */
export function renewedPath(letter: StoredLetter, renewed: readonly RenewedLink[]): string | undefined {
  if (renewed.length === 0) return undefined;
  const { path } = unsealFacts(letter);
  const link = renewed.find(({ from }) => from === path);
  return link && seal(link.to, sealContext(letter.effect));
}

/** Whether the letter's link lets its reader act as the recipient; a link that nobody declared may. */
export function grantsAccess({ letter, facts }: { letter: LetterName; facts: LetterFacts }): boolean {
  return Boolean(facts.path) && letterProperties(letter).link?.grantsAccess !== false;
}

export const sealedLinks: SealedColumn = sealedColumn({
  table: outbox,
  key: [outbox.id],
  column: "facts",
  sealed: async (row) => withLinks(row, reseal),
});

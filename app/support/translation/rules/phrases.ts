import type { Phrase } from "../contract.ts";
import drafted from "./lexicon/phrases.json" with { type: "json" };

/** The phrases of the book; a test checks each by its schema, so that the browser loads none. */
export const phrases: readonly Phrase[] = drafted;

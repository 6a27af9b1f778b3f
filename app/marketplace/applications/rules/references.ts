import { wantedReferences } from "../contract.ts";

/** How many references a text holds: one a line, blank lines apart. */
export function countReferences(text: string): number {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "").length;
}

/** Fewer than are asked for: a warning, never a refusal (RULINGS 13). */
export function hasFewReferences(text: string): boolean {
  return countReferences(text) < wantedReferences;
}

import { wantedReferences } from "../contract.ts";

/** Counts the lines with text: one reference a line. */
export function countReferences(text: string): number {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "").length;
}

/** A warning only (RULINGS 13). */
export function hasFewReferences(text: string): boolean {
  return countReferences(text) < wantedReferences;
}

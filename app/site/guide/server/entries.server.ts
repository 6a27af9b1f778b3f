import { z } from "zod";
import { type KnowledgeEntry, knowledgeEntry } from "../contract.ts";
import arriving from "./entries-arriving.json" with { type: "json" };
import living from "./entries-living.json" with { type: "json" };

/** An invalid entry fails the start. */
export const entries: readonly KnowledgeEntry[] = z.array(knowledgeEntry).parse([...arriving, ...living]);

const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));

/** Undefined for a slug that no entry has. */
export function entryOf(slug: string): KnowledgeEntry | undefined {
  return bySlug.get(slug);
}

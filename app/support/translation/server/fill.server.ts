import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import { glossaryTerm } from "../schema.server.ts";
import drafted from "./glossary.json" with { type: "json" };

const pair = z.object({ en: z.string(), es: z.string() });
const entry = z.object({ term: z.string(), meaning: pair, keep: z.boolean(), note: pair });

/** Only on the first start: staff switch words off but never delete them. */
export async function seedGlossary(): Promise<void> {
  if ((await db().$count(glossaryTerm)) > 0) return;
  const rows = z.array(entry).parse(drafted);
  await db()
    .insert(glossaryTerm)
    .values(
      rows.map(({ term, meaning, keep, note }) => ({
        term,
        meaningEn: meaning.en,
        meaningEs: meaning.es,
        noteEn: note.en,
        noteEs: note.es,
        use: keep ? ("kept" as const) : ("explained" as const),
      })),
    )
    .onConflictDoNothing();
}

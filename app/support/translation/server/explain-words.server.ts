import { type Ctx, run } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { termsIn } from "../rules/preserved-facts.ts";

const maxTerms = 2;

/** Only the words that may be in the text: reading all of them for each question takes longer than answering it. */
const candidatesStatement = {
  name: "glossary words in a text",
  text: `
    select term, meaning_en as "meaningEn", meaning_es as "meaningEs", note_en as "noteEn", note_es as "noteEs"
    from glossary_term
    where use = 'kept' and strpos(plain($1), substring(plain(term) from '\\S+')) > 0`,
};
type Candidate = Record<"term" | "meaningEn" | "meaningEs" | "noteEn" | "noteEs", string>;

/** Explanations of the Dominican words in a text, from the glossary; null if there are none. */
export async function explainWords(
  ctx: Pick<Ctx, "db">,
  text: string,
  locale: Locale,
): Promise<string | null> {
  const candidates = await run<Candidate>(ctx.db, candidatesStatement, [text]);
  const words = termsIn(text, candidates)
    .slice(0, maxTerms)
    .map((word) => {
      const [meaning, note] = locale === "es" ? [word.meaningEs, word.noteEs] : [word.meaningEn, word.noteEn];
      return `“${word.term}”: ${[meaning, note].filter(Boolean).join(". ")}`.replace(/(?<![.!?])$/, ".");
    });
  return words.join(" ") || null;
}

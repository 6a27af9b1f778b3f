import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { termsIn } from "../rules/preserved-facts.ts";
import { termsInUse } from "./glossary.server.ts";

const maxTerms = 2;

/** Explanations of the Dominican words in a text, from the glossary; null if there are none. */
export async function explainWords(
  ctx: Pick<Ctx, "db">,
  text: string,
  locale: Locale,
): Promise<string | null> {
  const kept = (await termsInUse(ctx)).filter(({ use }) => use === "kept");
  const words = termsIn(text, kept)
    .slice(0, maxTerms)
    .map((word) => {
      const [meaning, note] = locale === "es" ? [word.meaningEs, word.noteEs] : [word.meaningEn, word.noteEn];
      return `“${word.term}”: ${[meaning, note].filter(Boolean).join(". ")}`.replace(/(?<![.!?])$/, ".");
    });
  return words.join(" ") || null;
}

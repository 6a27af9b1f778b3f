import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { termsIn } from "../rules/kept-facts.ts";
import { termsInUse } from "./glossary.server.ts";

/** As many as help: an answer is not to become a dictionary. */
const mostExplained = 2;

/** What a newcomer should know of the Dominican words that a text uses, from the staff's glossary; null without any. */
export async function explainWords(
  ctx: Pick<Ctx, "db">,
  text: string,
  locale: Locale,
): Promise<string | null> {
  const kept = (await termsInUse(ctx)).filter(({ use }) => use === "kept");
  const words = termsIn(text, kept)
    .slice(0, mostExplained)
    .map((word) => {
      const [meaning, note] = locale === "es" ? [word.meaningEs, word.noteEs] : [word.meaningEn, word.noteEn];
      return `“${word.term}”: ${[meaning, note].filter(Boolean).join(". ")}`.replace(/(?<![.!?])$/, ".");
    });
  return words.join(" ") || null;
}

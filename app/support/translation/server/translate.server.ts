import { aiCaller } from "#platform/ai/caller.ts";
import { askLibreTranslate, hasLibreTranslate } from "#platform/ai/libretranslate.server.ts";
import { model } from "#platform/ai/model.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { log } from "#platform/log/log.server.ts";
import type { NewTranslation, Translation, Translator } from "../contract.ts";
import { addsFacts, explained, lostFacts, termsIn } from "../rules/kept-facts.ts";
import { type Asked, askModel, isTranslation } from "./ask-model.server.ts";
import { termsInUse } from "./glossary.server.ts";
import { nearestPhrases } from "./nearest-phrases.server.ts";
import { type Found, inPhrasebook } from "./phrasebook.server.ts";

/** Whether what people write goes to somebody outside of the house; they are told before. */
export function asksOutside(): boolean {
  return model() !== null || hasLibreTranslate();
}

/** As many may wait for an outside translator at once: a slow one must not take the room of the whole site. */
const room = 16;
let waiting = 0;

/** The translators in their order; null where there is none of the kind, or it does not know. */
const chain: readonly [Translator, (asked: Asked) => Promise<Found | null>][] = [
  [
    "model",
    withRoom(async (asked) => {
      const ai = model();
      return ai && askModel(ai, asked);
    }),
  ],
  ["libretranslate", withRoom(byLibreTranslate)],
  ["phrasebook", async ({ text, from, reader }) => inPhrasebook(text, from, reader)],
];

/**
 * A text in the other language, with what one should know: by the model, else by LibreTranslate, else from the
 * phrasebook. Not within a transaction: somebody outside may take seconds.
 * @throws AppError no_translation when none of them can, with the nearest phrases that there are
 */
export async function translate(
  ctx: Pick<Ctx, "db" | "locale" | "actor" | "address">,
  input: { text: string; from: Locale; to: Locale },
): Promise<Translation> {
  const terms = await termsInUse(ctx);
  // One letter, one character: what is looked for in it is written so.
  const caller = aiCaller(ctx);
  const asked = { ...input, text: input.text.normalize("NFC"), reader: ctx.locale, terms, caller };
  for (const [from, ask] of chain) {
    const found = await ask(asked).catch((error: unknown) => {
      // The reason alone: a message could quote what somebody wrote.
      log.warn({ translator: from, reason: reasonOf(error) }, "a translator gave no answer");
      return null;
    });
    if (found) return { ...found, culturalContext: contextOf(asked, found), from };
  }
  const nearest = nearestPhrases(asked.text, asked.from, asked.reader);
  throw new AppError("no_translation", { details: { nearest } });
}

/** The call's own words for it. */
export function translateFor(
  ctx: Ctx,
  { text, fromLanguage, toLanguage }: NewTranslation,
): Promise<Translation> {
  return translate(ctx, { text, from: fromLanguage, to: toLanguage });
}

async function byLibreTranslate(asked: Asked): Promise<Found | null> {
  if (!hasLibreTranslate()) return null;
  const translatedText = await askLibreTranslate(asked.text, asked.from, asked.to);
  const isFaithful =
    lostFacts(asked.text, translatedText).length === 0 && !addsFacts(asked.text, translatedText);
  if (!isFaithful || !isTranslation(asked, translatedText)) throw new Error("lost something");
  return { translatedText, culturalContext: null };
}

/** As many words as a reader takes in. */
const mostExplained = 4;

/** Who knows nothing of the country leaves its words to the glossary. */
function contextOf(
  { text, terms, from, reader }: Asked,
  { translatedText, culturalContext }: Found,
): string | null {
  if (culturalContext) return culturalContext;
  const spanish = from === "es" ? text : translatedText;
  return explained(termsIn(spanish, terms).slice(0, mostExplained), reader) || null;
}

function withRoom(ask: (asked: Asked) => Promise<Found | null>): (asked: Asked) => Promise<Found | null> {
  return async (asked) => {
    if (!asksOutside()) return null;
    if (waiting >= room) throw new Error("no room");
    waiting += 1;
    try {
      return await ask(asked);
    } finally {
      waiting -= 1;
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { reason, outcome } = error as { reason?: unknown; outcome?: unknown };
  if (typeof reason === "string") return reason;
  return typeof outcome === "string" ? outcome : error.message.slice(0, 40);
}

import { aiCaller } from "#platform/ai/caller.ts";
import { askLibreTranslate, hasLibreTranslate } from "#platform/ai/libretranslate.server.ts";
import { model } from "#platform/ai/model.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { log } from "#platform/log/log.server.ts";
import type { NewTranslation, Translation, Translator } from "../contract.ts";
import { nearestPhrases } from "../rules/nearest-phrases.ts";
import { addsFacts, explainTerms, lostFacts, termsIn } from "../rules/preserved-facts.ts";
import { translateByPhrases, translateByWholePhrases } from "../rules/translate-by-phrases.ts";
import { askModel, isTranslation, type TranslatedText, type TranslationRequest } from "./ask-model.server.ts";
import { termsInUse } from "./glossary.server.ts";

/** Whether texts are sent to an external service. The form shows a notice if so. */
export function usesExternalTranslator(): boolean {
  return model() !== null || hasLibreTranslate();
}

/** Concurrent external requests: a slow provider must not take all of the site's capacity. */
const maxConcurrent = 16;
let pending = 0;

/** `isOurs`: of the phrasebook only what stands in it, since we answer for these words. */
type Request = TranslationRequest & { isOurs: boolean };

/** In order of preference; null: not configured, or no result. */
const chain: readonly [
  Translator,
  (request: Request) => Promise<(TranslatedText & { from?: Translator }) | null>,
][] = [
  [
    "model",
    limitConcurrency(async (request) => {
      const ai = model();
      return ai && askModel(ai, request);
    }),
  ],
  ["libretranslate", limitConcurrency(byLibreTranslate)],
  ["phrasebook", async (request) => byPhrasebook(request)],
];

/**
 * Translates with the AI model, else LibreTranslate, else the phrasebook. Never call it inside a transaction: a
 * provider may take seconds.
 * @param input `isOurs`: the team's words to a customer, which the phrasebook does not put together from pieces
 * @throws AppError no_translation, with similar phrases in `details`
 */
export async function translate(
  ctx: Pick<Ctx, "db" | "locale" | "actor" | "address">,
  { isOurs = false, ...input }: { text: string; from: Locale; to: Locale; isOurs?: boolean },
): Promise<Translation> {
  const terms = await termsInUse(ctx);
  const caller = aiCaller(ctx);
  const text = input.text.normalize("NFC");
  const request = { ...input, text, reader: ctx.locale, terms, caller, isOurs };
  for (const [from, translateWith] of chain) {
    const found = await translateWith(request).catch((error: unknown) => {
      // The reason only: a message may quote the text.
      log.warn({ translator: from, reason: reasonOf(error) }, "translator failed");
      return null;
    });
    if (found) return { from, ...found, culturalContext: contextOf(request, found) };
  }
  const nearest = nearestPhrases(request.text, request.from, request.reader);
  throw new AppError("no_translation", { details: { nearest } });
}

function byPhrasebook({
  text,
  from,
  reader,
  isOurs,
}: Request): (TranslatedText & { from: Translator }) | null {
  const found = (isOurs ? translateByWholePhrases : translateByPhrases)(text, from, reader);
  if (!found) return null;
  const { isWhole, ...translated } = found;
  return { ...translated, from: isWhole ? "phrasebook" : "assembled" };
}

/** `translate` with the fields of the API call; the context is in the caller's language. */
export function translateFor(
  ctx: Ctx,
  { text, fromLanguage, toLanguage }: NewTranslation,
): Promise<Translation> {
  return translate(ctx, { text, from: fromLanguage, to: toLanguage });
}

async function byLibreTranslate(request: TranslationRequest): Promise<TranslatedText | null> {
  if (!hasLibreTranslate()) return null;
  const translatedText = await askLibreTranslate(request.text, request.from, request.to);
  const isFaithful =
    lostFacts(request.text, translatedText).length === 0 && !addsFacts(request.text, translatedText);
  if (!isFaithful || !isTranslation(request, translatedText))
    throw new Error("the translation lost or added facts");
  return { translatedText, culturalContext: null };
}

const maxTerms = 4;

function contextOf(
  { text, terms, from, reader }: TranslationRequest,
  { translatedText, culturalContext }: TranslatedText,
): string | null {
  if (culturalContext) return culturalContext;
  const spanish = from === "es" ? text : translatedText;
  return explainTerms(termsIn(spanish, terms).slice(0, maxTerms), reader) || null;
}

function limitConcurrency(
  translateWith: (request: TranslationRequest) => Promise<TranslatedText | null>,
): (request: TranslationRequest) => Promise<TranslatedText | null> {
  return async (request) => {
    if (!usesExternalTranslator()) return null;
    if (pending >= maxConcurrent) throw new Error("too many concurrent translations");
    pending += 1;
    try {
      return await translateWith(request);
    } finally {
      pending -= 1;
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { reason, outcome } = error as { reason?: unknown; outcome?: unknown };
  if (typeof reason === "string") return reason;
  return typeof outcome === "string" ? outcome : error.message.slice(0, 40);
}

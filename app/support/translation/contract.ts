import { z } from "zod";
import { optionalText, paging, search, seenVersion, text } from "#platform/contract.ts";

/** The two languages it translates between. */
const languages = ["en", "es"] as const;

/** POST /api/chat/translate. */
export const newTranslation = z
  .object({ text: text(2_000), fromLanguage: z.enum(languages), toLanguage: z.enum(languages) })
  .refine(({ fromLanguage, toLanguage }) => fromLanguage !== toLanguage, {
    path: ["toLanguage"],
    params: { reason: "sameLanguage" },
  });
export type NewTranslation = z.output<typeof newTranslation>;

/** Who translated: the AI model, a LibreTranslate server, or our own phrasebook. */
const translators = ["model", "libretranslate", "phrasebook"] as const;
export type Translator = (typeof translators)[number];

export const translation = z.object({
  translatedText: z.string(),
  /** What one should know before saying it, in the reader's language; null where there is nothing. */
  culturalContext: z.string().nullable(),
  from: z.enum(translators),
});
export type Translation = z.infer<typeof translation>;

/** A phrase of the phrasebook that says nearly what was asked for. */
export type NearPhrase = Pick<Translation, "translatedText" | "culturalContext"> & { text: string };

const pair = (max: number) => z.object({ en: text(max), es: text(max) });

/** A phrase of the phrasebook. `{amount}`, `{name}`, `{time}`, `{place}` and `{number}` are slots. */
export const phrase = z.object({
  id: z.string(),
  topic: z.string(),
  ...pair(500).shape,
  /** Other ways to say it, which are understood but never answered. */
  also: z.object({ en: z.array(text(500)), es: z.array(text(500)) }),
  context: pair(500).nullable(),
});
export type Phrase = z.infer<typeof phrase>;

/**
 * What is done with a Dominican word. kept: a translation must hold it as it is; explained: its meaning stands in the
 * context; off: nothing.
 */
export const termUses = ["kept", "explained", "off"] as const;
export type TermUse = (typeof termUses)[number];

const termFields = {
  /** The word or words, as one writes them in the country. */
  term: text(60),
  meaningEn: text(120),
  meaningEs: text(120),
  noteEn: optionalText(300),
  noteEs: optionalText(300),
  use: z.enum(termUses),
};

/** POST /api/admin/glossary. */
export const newTerm = z.object(termFields);
export type NewTerm = z.output<typeof newTerm>;

/** PATCH /api/admin/glossary/{id}: the whole entry; `version` is the one the caller saw. */
export const termChange = z.object({ ...termFields, version: seenVersion });
export type TermChange = z.output<typeof termChange>;

export const glossaryTerm = z.object({
  id: z.number().int(),
  term: z.string(),
  meaningEn: z.string(),
  meaningEs: z.string(),
  noteEn: z.string(),
  noteEs: z.string(),
  use: z.enum(termUses),
  version: z.number().int(),
});
export type GlossaryTerm = z.infer<typeof glossaryTerm>;

/** What staff's list can be narrowed to. */
export const glossaryFilter = z.object({ search, status: z.enum(termUses).optional() });
export const glossaryQuery = glossaryFilter.extend({
  ...paging,
});
export type GlossaryQuery = z.output<typeof glossaryQuery>;

import { z } from "zod";
import { optionalText, paging, search, seenVersion, text } from "#platform/contract.ts";

const languages = ["en", "es"] as const;

export const newTranslation = z
  .object({ text: text(2_000), fromLanguage: z.enum(languages), toLanguage: z.enum(languages) })
  .refine(({ fromLanguage, toLanguage }) => fromLanguage !== toLanguage, {
    path: ["toLanguage"],
    params: { reason: "sameLanguage" },
  });
export type NewTranslation = z.output<typeof newTranslation>;

/** phrasebook: a phrase as it stands; assembled: put together from the phrasebook's phrases and words. */
const translators = ["model", "libretranslate", "phrasebook", "assembled"] as const;
export type Translator = (typeof translators)[number];

export const translation = z.object({
  translatedText: z.string(),
  culturalContext: z.string().nullable(),
  from: z.enum(translators),
});
export type Translation = z.infer<typeof translation>;

export type NearPhrase = Pick<Translation, "translatedText" | "culturalContext"> & { text: string };

const pair = (max: number) => z.object({ en: text(max), es: text(max) });

/** `{amount}`, `{name}`, `{time}`, `{place}` and `{number}` are slots (rules/patterns.ts). */
export const phrase = z.object({
  id: z.string(),
  topic: z.string(),
  ...pair(500).shape,
  /** Variants that are recognised but never returned. */
  also: z.object({ en: z.array(text(500)), es: z.array(text(500)) }),
  context: pair(500).nullable(),
});
export type Phrase = z.infer<typeof phrase>;

/**
 * kept: a translation must contain the word unchanged. explained: its meaning is added to the context. off: ignored.
 */
export const termUses = ["kept", "explained", "off"] as const;
export type TermUse = (typeof termUses)[number];

const termFields = {
  term: text(60),
  meaningEn: text(120),
  meaningEs: text(120),
  noteEn: optionalText(300),
  noteEs: optionalText(300),
  use: z.enum(termUses),
};

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

export const glossaryQuery = z.object({ search, status: z.enum(termUses).optional(), ...paging });
export type GlossaryQuery = z.output<typeof glossaryQuery>;

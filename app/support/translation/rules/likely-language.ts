import type { Locale } from "#platform/i18n/locale.ts";

/** Small words that only one of the two languages has. */
const smallWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    `the and of to is are was were be been you your we our they them their it its this that these those with for from on at by
    not have has had will would can could she he his her my what when who which there here very thank thanks good`.split(
      /\s+/,
    ),
  ),
  es: new Set(
    `el los las una unos unas y de del que en es son fue era ser usted ustedes su sus tu nos nuestro nuestra nuestros ellos
    este esta estos estas ese esa con para por al lo le les se muy pero como cuando donde gracias buen buena hay`.split(
      /\s+/,
    ),
  ),
};

/** The language that a text is most likely written in, by its small words; null where they do not tell. */
export function likelyLanguage(text: string): Locale | null {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const count = (locale: Locale) => words.filter((word) => smallWords[locale].has(word)).length;
  const [english, spanish] = [count("en"), count("es")];
  if (english === spanish) return null;
  return english > spanish ? "en" : "es";
}

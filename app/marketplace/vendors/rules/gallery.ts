import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { GalleryPicture } from "../contract.ts";

/** The order in which visitors see a gallery: the cover, then the vendor's order. */
export function coverFirst(pictures: readonly GalleryPicture[], coverId: string | null): GalleryPicture[] {
  const isCover = ({ id }: GalleryPicture) => id === coverId;
  return [...pictures.filter(isCover), ...pictures.filter((one) => !isCover(one))];
}

type Captions = Pick<GalleryPicture, "caption" | "captionSpanish">;

/** The caption in the reader's language, otherwise in the other one; null without any. */
export function captionFor(captions: Captions, locale: Locale): { text: string; lang: Locale } | null {
  const texts = { en: captions.caption, es: captions.captionSpanish };
  const lang = [locale, otherLocale(locale)].find((one) => texts[one] !== "");
  return lang ? { text: texts[lang], lang } : null;
}

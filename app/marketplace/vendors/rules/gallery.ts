import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import type { GalleryPicture } from "../contract.ts";

/** The order in which visitors see a gallery: the cover, then the vendor's order. */
export function coverFirst(pictures: readonly GalleryPicture[], coverId: string | null): GalleryPicture[] {
  const isCover = ({ id }: GalleryPicture) => id === coverId;
  return [...pictures.filter(isCover), ...pictures.filter((one) => !isCover(one))];
}

/** The longer side of the small file in pixels; smaller pictures are not enlarged (platform/pictures). */
const smallEdge = 480;

/** The width of the small file, in pixels. */
export function smallWidth({ width, height }: Pick<GalleryPicture, "width" | "height">): number {
  return Math.round(width * Math.min(1, smallEdge / Math.max(width, height)));
}

type Captions = Pick<GalleryPicture, "caption" | "captionSpanish">;

/** The caption in the reader's language, otherwise in the other one; null without any. */
export function captionFor(captions: Captions, locale: Locale): { text: string; lang: Locale } | null {
  const texts = { en: captions.caption, es: captions.captionSpanish };
  const lang = [locale, otherLocale(locale)].find((one) => texts[one] !== "");
  return lang ? { text: texts[lang], lang } : null;
}

import { bilingual } from "#platform/i18n/text.ts";

/** `names`: one or several, joined; `n`: how many people. */
export const messages = bilingual({
  looking: {
    en: (names: string, n: number) => `${names} ${n === 1 ? "is" : "are"} looking`,
    es: (names: string, n: number) => `${names} ${n === 1 ? "está" : "están"} mirando`,
  },
  writing: {
    en: (names: string, n: number) => `${names} ${n === 1 ? "is" : "are"} writing`,
    es: (names: string, n: number) => `${names} ${n === 1 ? "está" : "están"} escribiendo`,
  },
  more: {
    en: (n: number) => `${n} more`,
    es: (n: number) => `${n} más`,
  },
});

import type { Determiner } from "./nodes.ts";

const determiners: Record<"en" | "es", readonly (readonly [string, Determiner])[]> = {
  en: [
    ["the", "the"], ["a", "a"], ["an", "a"], ["my", "my"], ["your", "your"], ["his", "his"], ["her", "her"], ["its", "his"], ["our", "our"], ["their", "their"],
    ["this", "this"], ["these", "this"], ["that", "that"], ["those", "that"], ["some", "some"], ["any", "any"], ["no", "no"], ["another", "another"],
    ["each", "each"], ["every", "each"], ["all the", "all"], ["all of the", "all"], ["all", "all"], ["more", "more"], ["a lot of", "much"], ["lots of", "much"], ["much", "much"], ["many", "much"],
    ["a few", "few"], ["several", "several"], ["enough", "enough"], ["half a", "half"], ["both", "both"], ["a little", "little"], ["a bit of", "little"], ["too much", "too"], ["too many", "too"],
  ],
  es: [
    ["el", "the"], ["la", "the"], ["los", "the"], ["las", "the"], ["un", "a"], ["una", "a"], ["unos", "some"], ["unas", "some"], ["mi", "my"], ["mis", "my"],
    ["su", "your"], ["sus", "your"], ["tu", "your"], ["tus", "your"], ["nuestro", "our"], ["nuestra", "our"], ["nuestros", "our"], ["nuestras", "our"],
    ["este", "this"], ["esta", "this"], ["estos", "this"], ["estas", "this"], ["ese", "that"], ["esa", "that"], ["esos", "that"], ["esas", "that"], ["aquel", "that"], ["aquella", "that"],
    ["algun", "any"], ["alguna", "any"], ["algunos", "some"], ["algunas", "some"], ["ningun", "no"], ["ninguna", "no"], ["otro", "another"], ["otra", "another"],
    ["cada", "each"], ["todos los", "all"], ["todas las", "all"], ["todo el", "all"], ["toda la", "all"], ["mas", "more"], ["mucho", "much"], ["mucha", "much"], ["muchos", "much"], ["muchas", "much"],
    ["varios", "several"], ["varias", "several"], ["suficiente", "enough"], ["medio", "half"], ["media", "half"], ["un poco de", "little"], ["un chin de", "little"], ["demasiado", "too"], ["demasiada", "too"], ["demasiados", "too"], ["demasiadas", "too"],
  ],
};
/** Determiners with their words, in each language. */
export const byDeterminer = {
  en: determiners.en.map(([text, determiner]) => ({ words: text.split(" "), determiner })),
  es: determiners.es.map(([text, determiner]) => ({ words: text.split(" "), determiner })),
};

/** Every word with which a noun phrase may begin, so that spelling corrections know them. */
export const determinerWords = (language: "en" | "es"): readonly string[] =>
  byDeterminer[language].flatMap(({ words }) => words);

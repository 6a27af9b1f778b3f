import type { Locale } from "#platform/i18n/locale.ts";
import { patternWords } from "./tokens.ts";

/**
 * A pattern is words with slots: `do you have {np}`, `(where is|where can i find) {np/place.the}`, `me <duele|duelen> {np}`.
 * - (a|b|): any of these is understood, the first is said.
 * - {type2/group+group.mod?}: what fits the type; of nouns only those of the groups. `mod` says how it is said. `?`: may be missing.
 * - <a|b> or <a|b|c|d>: the word that agrees with the first noun: singular and plural, or m, f, m plural, f plural.
 *   <2:a|b> agrees with {np2}.
 */
export type Pattern = readonly Element[];
export type Slot = {
  kind: "slot";
  name: string;
  type: string;
  groups: readonly string[];
  mod: string;
  isOptional: boolean;
};
export type Element =
  | { kind: "word"; say: string; alternatives: readonly (readonly string[])[]; isAccented?: boolean }
  | { kind: "agree"; slot: string; forms: readonly string[]; folded: readonly (readonly string[])[] }
  | Slot;

/** @throws Error for a slot that is not written as above */
export function compilePattern(source: string, language: Locale): Pattern {
  const pieces = source.match(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>|[^\s{(<]+/g) ?? [];
  return pieces.flatMap((piece, index): Element[] => {
    if (piece.startsWith("{")) return [slotOf(piece.slice(1, -1))];
    if (piece.startsWith("(")) {
      const ways = piece.slice(1, -1).split("|");
      return [
        { kind: "word", say: ways[0] ?? "", alternatives: ways.map((way) => patternWords(way, language)) },
      ];
    }
    if (piece.startsWith("<")) {
      const [, which = "", list = ""] = /^(?:(\w*):)?(.*)$/.exec(piece.slice(1, -1)) ?? [];
      const forms = list.split("|");
      return [
        { kind: "agree", slot: which, forms, folded: forms.map((form) => patternWords(form, language)) },
      ];
    }
    const words = patternWords(piece, language);
    // A comma after a slot is said, and understood without.
    if (words.length === 0)
      return /^[,;]/.test(piece) ? [{ kind: "word", say: ",", alternatives: [[]] }] : [];
    // "A las 7", but "a la 1".
    if (piece === "las" && pieces[index + 1]?.startsWith("{time"))
      return [{ kind: "word", say: piece, alternatives: [["las"], ["la"]] }];
    return [{ kind: "word", say: piece, alternatives: [words], isAccented: endsAccented(piece) }];
  });
}

/** Whether a word ends in an accented vowel, which tells "llegó" from "llego". */
export const endsAccented = (word: string): boolean => /[áéíóú][^\p{L}]*$/u.test(word);

function slotOf(text: string): Slot {
  const [, type = "", digit = "", groups = "", mod = "", optional = ""] =
    /^([a-zA-Z]+)(\d?)(?:\/([\w+]+))?(?:\.(\w+))?(\?)?$/.exec(text) ?? [];
  if (type === "") throw new Error(`no slot: ${text}`);
  return {
    kind: "slot",
    // A verb phrase has the same name in both languages, whatever its form.
    name: (type === "ving" ? "vp" : type) + digit,
    type,
    groups: groups === "" ? [] : groups.split("+"),
    mod,
    isOptional: optional !== "",
  };
}

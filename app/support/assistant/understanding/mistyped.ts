import { isOneTypoApart, wordsWithoutOneLetter } from "#app/marketplace/vendors/public.server.ts";

/** Lengths, in letters of the phonetic form, from which on so many letters may be wrong. */
const minLength = { swap: 4, one: 5, two: 10 };

/**
 * How a word sounds to a Dominican: h is silent; b and v, s and z, c and k are one letter each. A letter that is held down
 * counts once.
 */
function soundOf(word: string): string {
  return word
    .replaceAll("h", "")
    .replaceAll("z", "s")
    .replaceAll("v", "b")
    .replace(/c(?=[ei])/g, "s")
    .replace(/qu(?=[ei])|[cq]/g, "k")
    .replaceAll("ll", "y")
    .replace(/(.)\1+/g, "$1");
}

/** Finds the words of a list that a mistyped word stands for, by the letters that both have. */
export class Misspellings {
  readonly #bySound = new Map<string, string[]>();
  readonly #byForm = new Map<string, string[]>();
  readonly #byRest = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const sound = soundOf(word);
      if (sound.length < minLength.swap) continue;
      add(this.#bySound, sound, word);
      for (const form of formsOf(sound)) add(this.#byForm, form, sound);
      if (sound.length >= minLength.two) for (const rest of restsOf(sound)) add(this.#byRest, rest, word);
    }
  }

  /** @param typed a word that is not itself in the list */
  meantBy(typed: string): string[] {
    const sound = soundOf(typed);
    if (sound.length < minLength.swap) return [];
    const same = this.#bySound.get(sound);
    if (same) return same;
    const near = formsOf(sound)
      .flatMap((form) => this.#byForm.get(form) ?? [])
      .filter((other) => isNear(sound, other));
    if (near.length > 0) return [...new Set(near)].flatMap((one) => this.#bySound.get(one) ?? []);
    if (sound.length < minLength.two) return [];
    return [...new Set(restsOf(sound).flatMap((rest) => this.#byRest.get(rest) ?? []))];
  }
}

const formsOf = (sound: string): string[] => [sound, ...wordsWithoutOneLetter(sound)];
const restsOf = (sound: string): string[] => [
  ...new Set(wordsWithoutOneLetter(sound).flatMap(wordsWithoutOneLetter)),
];

/** Of four letters only two may be swapped ("fier"): too many short words differ by one letter. */
function isNear(typed: string, word: string): boolean {
  if (!isOneTypoApart(typed, word)) return false;
  const shorter = Math.min(typed.length, word.length);
  if (shorter >= minLength.one) return true;
  return typed.length === word.length && [...typed].sort().join("") === [...word].sort().join("");
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (!list) lists.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

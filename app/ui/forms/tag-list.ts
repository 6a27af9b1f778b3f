/** What became of a text that was meant as a new tag. */
export type Added = { list: string[]; outcome: "added" | "blank" | "duplicate" | "full" };

/** Adds a tag: trimmed, blank ones ignored, each once whatever its case, at most `most`. */
export function withTag(list: readonly string[], typed: string, most: number): Added {
  const tag = typed.trim().replace(/\s+/g, " ");
  if (tag === "") return { list: [...list], outcome: "blank" };
  const known = list.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase());
  if (known) return { list: [...list], outcome: "duplicate" };
  if (list.length >= most) return { list: [...list], outcome: "full" };
  return { list: [...list, tag], outcome: "added" };
}

/** Puts a removed tag back where it was; a list that has it again stays. */
export function withTagBack(list: readonly string[], tag: string, index: number): string[] {
  return list.includes(tag) ? [...list] : [...list.slice(0, index), tag, ...list.slice(index)];
}

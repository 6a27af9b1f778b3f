export type AddResult = { list: string[]; outcome: "added" | "blank" | "duplicate" | "full" };

/** Adds a trimmed tag; duplicates are compared case-insensitively. */
export function addTag(list: readonly string[], typed: string, maxTags: number): AddResult {
  const tag = typed.trim().replace(/\s+/g, " ");
  if (tag === "") return { list: [...list], outcome: "blank" };
  const isDuplicate = list.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase());
  if (isDuplicate) return { list: [...list], outcome: "duplicate" };
  if (list.length >= maxTags) return { list: [...list], outcome: "full" };
  return { list: [...list, tag], outcome: "added" };
}

/** Restores a removed tag at its index unless it was added again. */
export function restoreTag(list: readonly string[], tag: string, index: number): string[] {
  return list.includes(tag) ? [...list] : [...list.slice(0, index), tag, ...list.slice(index)];
}

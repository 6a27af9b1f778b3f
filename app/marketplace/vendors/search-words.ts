/** Splits a text into lower-case words without accents or signs, like `search_words` in the database. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Masks a contact so that only its owner recognises it, because tracking links are forwarded and printed: the first
 * letter and the domain of an e-mail address stay, and the last four digits.
 */
export function contactHint(contact: string): string {
  return contact
    .split(/(\s+)/)
    .map((word) => (word.includes("@") ? maskAddress(word) : word))
    .join("")
    .split("")
    .map(maskDigit)
    .join("");
}

function maskAddress(word: string): string {
  return `${[...word][0]}•••${word.slice(word.lastIndexOf("@"))}`;
}

function maskDigit(character: string, index: number, characters: readonly string[]): string {
  const isDigit = /\d/.test(character);
  return isDigit &&
    characters
      .slice(index + 1)
      .join("")
      .replace(/\D/g, "").length >= 4
    ? "•"
    : character;
}

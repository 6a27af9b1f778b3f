/**
 * A contact as its owner knows it again and nobody else can use it: the link of a booking is forwarded and printed, and
 * need not hand on the address with it.
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

/** "marsha@example.com" as "m•••@example.com". */
function maskAddress(word: string): string {
  return `${[...word][0]}•••${word.slice(word.lastIndexOf("@"))}`;
}

/** Of a number's digits the last four stay. */
function maskDigit(sign: string, place: number, signs: readonly string[]): string {
  const isDigit = /\d/.test(sign);
  return isDigit &&
    signs
      .slice(place + 1)
      .join("")
      .replace(/\D/g, "").length >= 4
    ? "•"
    : sign;
}

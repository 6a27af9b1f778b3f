/**
 * Masks a contact so that only its owner recognises it, because tracking links are forwarded and printed: the first
 * letter and the domain of an e-mail address stay, and the last four digits.
 */
export function contactHint(contact: string): string {
  return contact.replace(/\S+/g, maskAddress).replace(/\d(?=(?:\D*\d){4})/g, "•");
}

function maskAddress(word: string): string {
  return word.includes("@") ? `${[...word][0]}•••${word.slice(word.lastIndexOf("@"))}` : word;
}

export type FoundContact = { kind: "email" | "phone"; text: string };

const wordSeparators = /[\s,;<>()"'«»“”]+/;
/** A label without a space, as "e-mail:". */
const labelPrefix = /^.*:/;
const localPart = /^[\w.!#$%&*+/=?^`{|}~-]+$/;
const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const phonePattern = /[+(]{0,2}\d[\d \t\u00a0().\-/]*(?:(?:ext\.?|x) ?\d{1,6})?/gi;
const datePattern = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/-]\d{1,2}[/-]\d{4})$/;
/** From a local number to the maximum of E.164. */
const [minDigits, maxDigits] = [7, 15];
/** North American numbers, where two in a row are split. */
const nationalDigits = 10;

/** Finds addresses, then numbers, in free text as "WhatsApp +1 773 555 1003", or two numbers. */
export function parseContacts(written: string): FoundContact[] {
  const addresses = written.split(wordSeparators).map(emailIn).filter(Boolean);
  // A number inside an address is not a phone number.
  const rest = addresses.reduce((text, address) => text.replace(address, "\n"), written);
  const phones = (rest.match(phonePattern) ?? []).flatMap(phonesIn);
  return [
    ...[...new Set(addresses)].map((text) => ({ kind: "email" as const, text })),
    ...uniquePhones(phones).map((text) => ({ kind: "phone" as const, text })),
  ];
}

function emailIn(word: string): string {
  const bare = word.replace(labelPrefix, "");
  const text = bare.endsWith(".") ? bare.slice(0, -1) : bare;
  const [local = "", host = "", ...more] = text.split("@");
  return more.length === 0 && localPart.test(local) && domain.test(host) ? text : "";
}

function phonesIn(run: string): string[] {
  return run
    .split(/[ \t\u00a0]\/[ \t\u00a0]?/)
    .flatMap((one) => (digitsOf(one) > maxDigits ? one.split("/") : [one]))
    .flatMap((one) => (digitsOf(one) > maxDigits ? splitAtNationalLength(one) : [one]))
    .map(trimToDigits)
    .filter((one) => digitsOf(one) >= minDigits && digitsOf(one) <= maxDigits && !datePattern.test(one));
}

/** For numbers separated only by spaces. */
function splitAtNationalLength(text: string): string[] {
  const pieces: string[] = [];
  let piece: string[] = [];
  let digits = 0;
  for (const group of text.split(/[ \t\u00a0]/)) {
    piece.push(group);
    digits += digitsOf(group);
    if (digits < nationalDigits) continue;
    pieces.push(piece.join(" "));
    [piece, digits] = [[], 0];
  }
  return [...pieces, piece.join(" ")];
}

function digitsOf(text: string): number {
  return text.replace(/\D/g, "").length;
}

function trimToDigits(text: string): string {
  let end = text.length;
  while (end > 0 && !/\d/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trim();
}

function uniquePhones(phones: readonly string[]): string[] {
  const seen = new Map(phones.map((phone) => [phone.replace(/\D/g, ""), phone] as const).toReversed());
  return [...seen.values()].toReversed();
}

import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { parseContacts } from "#platform/text/parse-contacts.ts";
import type { PersonFacts } from "../people-part.ts";
import type { ContactKind } from "../values.ts";

/** An address in lower case, or a number as E.164. */
export type Contact = { kind: ContactKind; value: string };

/** A record with more names many people, not one. */
const mostContacts = 10;
/** The longest address that mail can have (RFC 5321). A longer text is none, and does not fit into the unique index. */
const longestAddress = 254;

/** @returns undefined for a number that no phone can have; one without a country code counts as Dominican */
export function normalizeNumber(written: string): string | undefined {
  const parsed = parsePhoneNumberFromString(written, "DO");
  return parsed?.isPossible() ? parsed.number : undefined;
}

/** Addresses first, since more people share a number than an address. */
export function contactsOf({ emails, texts }: Pick<PersonFacts, "emails" | "texts">): Contact[] {
  const found = texts.flatMap((text) =>
    parseContacts(text).map((one) => ({ ...one, text, written: one.text })),
  );
  const addresses = [
    ...emails.filter((one) => one.includes("@")),
    ...found.filter(({ kind }) => kind === "email").map(({ written }) => written),
  ]
    .map((one): Contact => ({ kind: "email", value: one.trim().toLowerCase() }))
    .filter(({ value }) => value.length <= longestAddress);
  const numbers = found
    .filter(({ kind }) => kind === "phone")
    .flatMap(({ written, text }): Contact[] => {
      const value = normalizeNumber(written);
      const kind = /whats\s?app|\bwsp?\b/i.test(text) ? "whatsapp" : "phone";
      return value === undefined ? [] : [{ kind, value }];
    });
  const unique = new Map([...addresses, ...numbers].toReversed().map((one) => [one.value, one]));
  return [...unique.values()].toReversed().slice(0, mostContacts);
}

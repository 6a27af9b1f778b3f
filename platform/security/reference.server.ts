import { randomBytes } from "node:crypto";

// Crockford's base 32: no I, L, O or U, so that it can be read out on the phone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference for people to quote, like "AR-7K3M-2QX9": 40 random bits. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte & 31]).join("");
  return `AR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

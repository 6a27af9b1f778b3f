/** The size of 198.18.0.0/15, which is reserved for tests (RFC 2544). */
const addresses = 2 ** 17;
let given = 0;

/** Another client's address for X-Forwarded-For from a trusted proxy: production limits apply to each address. */
export function nextAddress(): string {
  const number = given % addresses;
  given += 1;
  return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}

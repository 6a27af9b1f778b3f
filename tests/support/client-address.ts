/** How many addresses 198.18.0.0/15 has, which is reserved for tests (RFC 2544). */
const addresses = 2 ** 17;
let given = 0;

/**
 * The address of another client, as a trusted proxy puts it into X-Forwarded-For. Requests that come from as many addresses as
 * they would in life meet the limits that are kept in life.
 */
export function nextAddress(): string {
  const number = given % addresses;
  given += 1;
  return `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
}

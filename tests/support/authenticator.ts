import { createHmac } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/**
 * The code of an authenticator app (RFC 6238: HMAC-SHA-1, 30 s, six digits), computed independently of the tested
 * library.
 * @param steps codes after the present one; the server accepts -1, 0 and 1
 */
export function codeOf(secret: string, steps = 0): string {
  const key = bytesOf(secret);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac("sha1", key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** Decodes a secret from the app's form (RFC 4648). */
export function plainOf(secret: string): string {
  return bytesOf(secret).toString("utf8");
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((one) => alphabet.indexOf(one).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

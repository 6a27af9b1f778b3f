import { createHash, randomBytes } from "node:crypto";

/** The stored form of a token: SHA-256 in base64url. No salt and no slow hash, as tokens have 256 random bits. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** 256 random bits in base64url, for bearer tokens and for secret links. Only `hash` may be stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

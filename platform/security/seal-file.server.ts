import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { SealError } from "./seal.server.ts";

/**
 * Files are encrypted with a key of their own, which `seal` seals. So a rotation seals only short texts again, and the
 * search for former keys finds them in text columns.
 */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a file with a new key (AES-256-GCM).
 * @returns `key`: base64url, to be sealed with `seal`, bound to the file's place; `bytes`: nonce, tag and ciphertext
 */
export function encryptFile(plain: Uint8Array): { key: string; bytes: Buffer } {
  const key = randomBytes(32);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { key: key.toString("base64url"), bytes: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
}

/** Decrypts a file. @throws SealError if it was changed, or the key is another file's */
export function decryptFile(key: string, bytes: Buffer): Buffer {
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv("aes-256-gcm", Buffer.from(key, "base64url"), nonce, {
      authTagLength: tagBytes,
    }).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new SealError("the sealed file was changed or moved", { cause });
  }
}

import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { inArray, like } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { type DataKey, DataKeyError, ensureKeyFile, readKeyFile, toDataKey } from "./data-key.server.ts";
import { generatedSecret } from "./schema.server.ts";

/**
 * The first key seals, all unseal. Sealed columns (cédula, bank, policy number) are encrypted with AES-256-GCM and a new
 * 96-bit nonce each (NIST SP 800-38D). The row is bound in, so that a value cannot be moved to another row.
 */
let keys: DataKey[] = [];

/** Sealed data cannot be read, or a key is missing. At start-up it ends the process. */
export class SealError extends Error {
  override name = "SealError";
}

/**
 * Loads the configured 32-byte keys, else `data.key`. Creates a key only if the database has no sealed data.
 * @throws SealError if the database has data sealed with a missing key
 */
export async function openSealing(configured: readonly Buffer[], dataDir: string): Promise<void> {
  // Before the file is read: in parallel first starts, whoever finds a key id here also finds its file.
  const required = await requiredKeyIds();
  try {
    if (configured.length > 0) keys = configured.map(toDataKey);
    else keys = required.length > 0 ? readKeyFile(dataDir) : ensureKeyFile(dataDir);
  } catch (error) {
    throw error instanceof DataKeyError ? new SealError(error.message) : error;
  }
  const missing = required.filter((id) => !keys.some((key) => key.id === id));
  const [current] = keys;
  if (missing.length > 0 || !current)
    throw new SealError(
      `The personal data in this database is encrypted with another key (${missing.join(", ")}, the beginning of its SHA-256). Set DATA_KEY to that key, or put its data.key back into DATA_DIR.`,
    );
  await db()
    .insert(generatedSecret)
    .values({ name: `sealing-key:${current.id}`, value: current.id })
    .onConflictDoNothing();
}

/** The ids of all keys that sealed data in this database. */
async function requiredKeyIds(): Promise<string[]> {
  const isKeyId = like(generatedSecret.name, "sealing-key:%");
  const rows = await db().select({ id: generatedSecret.value }).from(generatedSecret).where(isKeyId);
  return rows.map(({ id }) => id);
}

/**
 * Encrypts a text.
 * @param belongsTo its place ("vendor_application/17/taxId"), needed again to unseal it
 * @throws SealError before `openSealing`
 */
export function seal(plain: string, belongsTo: string): string {
  const [key] = keys;
  if (!key) throw new SealError("sealing keys are not loaded");
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return ["v1", key.id, ...parts].join(".");
}

/** Decrypts. @throws SealError if the text was changed or moved, or its key is missing */
export function unseal(sealed: string, belongsTo: string): string {
  const [version, keyId, nonce = "", tag = "", text = ""] = sealed.split(".");
  if (version !== "v1") throw new SealError("not a sealed value");
  const key = keys.find((one) => one.id === keyId);
  if (!key) throw new SealError(`sealed with an unknown key (${keyId})`);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key.bytes, Buffer.from(nonce, "base64url"), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(belongsTo))
      .setAuthTag(Buffer.from(tag, "base64url"));
    return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString(
      "utf8",
    );
  } catch (cause) {
    throw new SealError("the sealed value was changed or moved", { cause });
  }
}

/** Seals with the first key what any of the keys sealed. @throws SealError */
export function reseal(sealed: string, belongsTo: string): string {
  return seal(unseal(sealed, belongsTo), belongsTo);
}

/** Of the key that seals. @throws SealError before `openSealing` */
export function sealingKeyId(): string {
  const [key] = keys;
  if (!key) throw new SealError("sealing keys are not loaded");
  return key.id;
}

/** Ids of the keys that only unseal. */
export const formerKeys = (): string[] => keys.slice(1).map(({ id }) => id);

/** How every text begins that this key sealed. */
export const sealPrefix = (keyId: string) => `v1.${keyId}.`;

/** Removes these keys from the ids that a start requires. */
export async function forgetKeys(ids: readonly string[]): Promise<void> {
  const names = ids.map((id) => `sealing-key:${id}`);
  await db().delete(generatedSecret).where(inArray(generatedSecret.name, names));
}

/**
 * A keyed hash: without the key nobody can test guesses. Changes with the key; compare with `isFingerprint`.
 * @throws SealError before `openSealing`
 */
export function fingerprint(text: string): string {
  const [key] = keys;
  if (!key) throw new SealError("sealing keys are not loaded");
  return fingerprintBy(key, text);
}

/** Compares with every key, so that fingerprints survive key rotation. */
export function isFingerprint(text: string, candidate: string): boolean {
  const actual = Buffer.from(candidate);
  return keys.some((key) => {
    const expected = Buffer.from(fingerprintBy(key, text));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
}

function fingerprintBy(key: DataKey, text: string): string {
  return createHmac("sha256", key.bytes).update(text).digest("base64url");
}

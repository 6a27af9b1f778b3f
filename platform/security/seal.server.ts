import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { inArray, like } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { generatedSecret } from "#platform/http/calls/schema.server.ts";
import { type DataKey, DataKeyError, ensureKeysInFile, keyOf, keysInFile } from "./data-key.server.ts";

/**
 * Personal data that is of no use but to the person who reviews it (cédula, bank, policy number) lies encrypted in
 * the database: AES-256-GCM, a fresh 96-bit nonce each time (NIST SP 800-38D). What a text belongs to is bound into
 * it, so that a row's secret cannot be moved into another's place.
 */
let keys: DataKey[] = [];

/** A start that must not go on: the data could not be read, or would be sealed so that others cannot. */
export class SealError extends Error {
  override name = "SealError";
}

/**
 * Takes the keys: the first seals, all unseal. Without a configured one those of `data.key` in the data folder are read,
 * or one is made, but never beside data that was sealed with another: an invented key would seal what comes next.
 * Refuses to start on a database whose data was sealed with a key that is not here.
 * @param configured keys of 32 bytes
 */
export async function openSealing(configured: readonly Buffer[], dataDir: string): Promise<void> {
  // Before the file is looked for: of several first starts at once, who finds a key here finds its file as well.
  const known = await keysAskedFor();
  try {
    if (configured.length > 0) keys = configured.map(keyOf);
    else keys = known.length > 0 ? keysInFile(dataDir) : ensureKeysInFile(dataDir);
  } catch (error) {
    throw error instanceof DataKeyError ? new SealError(error.message) : error;
  }
  const missing = known.filter((id) => !keys.some((key) => key.id === id));
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

/** The ids of the keys that ever sealed something here: all must still be at hand, not only the newest. */
async function keysAskedFor(): Promise<string[]> {
  const kept = like(generatedSecret.name, "sealing-key:%");
  const rows = await db().select({ id: generatedSecret.value }).from(generatedSecret).where(kept);
  return rows.map(({ id }) => id);
}

/**
 * Encrypts a text.
 * @param belongsTo names its place ("vendor_application/17/taxId"); the same is needed to read it
 */
export function seal(plain: string, belongsTo: string): string {
  const [key] = keys;
  if (!key) throw new SealError("sealing is not open");
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce).setAAD(Buffer.from(belongsTo));
  const sealed = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return ["v1", key.id, ...parts].join(".");
}

/** Decrypts what `seal` made. @throws SealError when it was changed, moved, or its key is not here */
export function unseal(sealed: string, belongsTo: string): string {
  const [version, keyId, nonce = "", tag = "", text = ""] = sealed.split(".");
  if (version !== "v1") throw new SealError("not a sealed text");
  const key = keys.find((one) => one.id === keyId);
  if (!key) throw new SealError(`sealed with a key that is not here (${keyId})`);
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
    throw new SealError("a sealed text does not belong here", { cause });
  }
}

/** The same text, sealed with the first key. */
export function reseal(sealed: string, belongsTo: string): string {
  return seal(unseal(sealed, belongsTo), belongsTo);
}

/** The id of the key that seals. */
export function sealingKey(): string {
  const [key] = keys;
  if (!key) throw new SealError("sealing is not open");
  return key.id;
}

/** The ids of the keys that only open. */
export const formerKeys = (): string[] => keys.slice(1).map(({ id }) => id);

/** What every text starts with that a key has sealed. */
export const sealPrefix = (keyId: string) => `v1.${keyId}.`;

/** The database no longer asks for these keys. */
export async function forgetKeys(ids: readonly string[]): Promise<void> {
  const names = ids.map((id) => `sealing-key:${id}`);
  await db().delete(generatedSecret).where(inArray(generatedSecret.name, names));
}

/** A fingerprint of a text that only who holds the key can compare with a guess. */
export function fingerprint(text: string): string {
  const [key] = keys;
  if (!key) throw new SealError("sealing is not open");
  return fingerprintBy(key, text);
}

/** Whether this is the text's fingerprint, by any key that is here: a signature outlives a change of keys. */
export function isFingerprint(text: string, print: string): boolean {
  const given = Buffer.from(print);
  return keys.some((key) => {
    const right = Buffer.from(fingerprintBy(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}

function fingerprintBy(key: DataKey, text: string): string {
  return createHmac("sha256", key.bytes).update(text).digest("base64url");
}

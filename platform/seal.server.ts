import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { like } from "drizzle-orm";
import { db } from "#platform/database/pool.server.ts";
import { generatedSecret } from "#platform/http/table.server.ts";

/**
 * Personal data that is of no use but to the person who reviews it (cédula, bank, policy number) lies encrypted in
 * the database: AES-256-GCM, a fresh 96-bit nonce each time (NIST SP 800-38D). What a text belongs to is bound into
 * it, so that a row's secret cannot be moved into another's place.
 */
type Key = { id: string; bytes: Buffer };

let keys: Key[] = [];

/** A start that must not go on: the data could not be read, or would be sealed so that others cannot. */
export class SealError extends Error {
  override name = "SealError";
}

/**
 * Takes the keys: the first seals, all unseal. Without a configured one, `data.key` in the data folder (mode 0600)
 * is read, or made. Refuses to start on a database whose data was sealed with a key that is not here.
 * @param configured keys of 32 bytes
 */
export async function openSealing(configured: readonly Buffer[], dataDir: string): Promise<void> {
  const bytes = configured.length > 0 ? configured : [fileKey(path.join(dataDir, "data.key"))];
  keys = bytes.map((one) => ({ id: idOf(one), bytes: one }));
  await refuseForeignDatabase();
}

function idOf(key: Buffer): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 8);
}

function fileKey(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) {
    // Written beside and linked: of several processes at once one makes it, and nobody reads half of it.
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, randomBytes(32).toString("base64"), { mode: 0o600, flush: true });
    try {
      linkSync(fresh, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      unlinkSync(fresh);
    }
  }
  const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64");
  if (key.length !== 32) throw new SealError(`${file} does not hold a key of 32 bytes.`);
  return key;
}

async function refuseForeignDatabase(): Promise<void> {
  const [current] = keys;
  if (!current) throw new SealError("There is no key to seal with.");
  const kept = like(generatedSecret.name, "sealing-key:%");
  const known = await db().select({ id: generatedSecret.value }).from(generatedSecret).where(kept);
  // Every key that ever sealed something here must still be at hand, not only the newest.
  if (!known.every(({ id }) => keys.some((key) => key.id === id))) {
    throw new SealError(
      "The personal data in this database is encrypted with another key. Set DATA_KEY to that key, or put its data.key back into DATA_DIR.",
    );
  }
  await db()
    .insert(generatedSecret)
    .values({ name: `sealing-key:${current.id}`, value: current.id })
    .onConflictDoNothing();
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
  const key = keys.find((one) => one.id === keyId);
  if (version !== "v1" || !key) throw new SealError("sealed with a key that is not here");
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

function fingerprintBy(key: Key, text: string): string {
  return createHmac("sha256", key.bytes).update(text).digest("base64url");
}

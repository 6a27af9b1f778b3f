import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { BackupError, type BackupLock } from "./format.ts";

/** The first bytes of an age file (https://age-encryption.org/v1). */
export const encryptedMark = "age-encryption.org/v1";

export function isLocking({ passphrase, recipients }: BackupLock): boolean {
  return passphrase !== undefined || recipients.length > 0;
}

/** Adds a temporary recipient, so that a file written for public keys alone can be verified. Its key is not stored. */
export async function readable(lock: BackupLock): Promise<BackupLock> {
  if (lock.recipients.length === 0) return lock;
  const identity = await generateX25519Identity();
  const recipients = [...lock.recipients, await identityToRecipient(identity)];
  return { ...lock, recipients, identities: [identity] };
}

export async function encrypted(plain: Readable, lock: BackupLock): Promise<Readable> {
  const age = new Encrypter();
  if (lock.passphrase !== undefined) age.setPassphrase(lock.passphrase);
  for (const recipient of lock.recipients) age.addRecipient(recipient);
  return fromWeb(await age.encrypt(toWeb(plain)));
}

/** @throws BackupError if none of the configured keys opens it */
export async function decrypted(sealed: Readable, lock: BackupLock): Promise<Readable> {
  const age = new Decrypter();
  if (lock.passphrase !== undefined) age.addPassphrase(lock.passphrase);
  for (const identity of lock.identities) age.addIdentity(identity);
  if (lock.passphrase === undefined && lock.identities.length === 0)
    throw new BackupError(
      "The backup is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY_FILE to the file with the secret key.",
    );
  try {
    return fromWeb(await age.decrypt(toWeb(sealed)));
  } catch (cause) {
    throw new BackupError(
      "The backup does not open: the passphrase or secret key is not the one it was made for, or its beginning was changed.",
      { cause },
    );
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

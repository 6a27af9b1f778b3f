import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import { BackupError, type EncryptionKeys } from "./format.ts";

/** The first bytes of an age file (https://age-encryption.org/v1). */
export const ageHeader = "age-encryption.org/v1";

/** With neither passphrase nor recipients, files are written unencrypted and without the data keys. */
export function isEncrypting({ passphrase, recipients }: EncryptionKeys): boolean {
  return passphrase !== undefined || recipients.length > 0;
}

/** Adds a temporary recipient, so that a file written for public keys alone can be verified. Its key is not stored. */
export async function withTemporaryIdentity(encryption: EncryptionKeys): Promise<EncryptionKeys> {
  if (encryption.recipients.length === 0) return encryption;
  const identity = await generateX25519Identity();
  const recipients = [...encryption.recipients, await identityToRecipient(identity)];
  return { ...encryption, recipients, identities: [identity] };
}

/** As an age file. @param encryption has a passphrase or recipients, not both */
export async function encryptStream(plain: Readable, encryption: EncryptionKeys): Promise<Readable> {
  const age = new Encrypter();
  if (encryption.passphrase !== undefined) age.setPassphrase(encryption.passphrase);
  for (const recipient of encryption.recipients) age.addRecipient(recipient);
  return fromWeb(await age.encrypt(toWeb(plain)));
}

/** @throws BackupError if none of the configured keys opens it */
export async function decryptStream(sealed: Readable, encryption: EncryptionKeys): Promise<Readable> {
  const age = new Decrypter();
  if (encryption.passphrase !== undefined) age.addPassphrase(encryption.passphrase);
  for (const identity of encryption.identities) age.addIdentity(identity);
  if (encryption.passphrase === undefined && encryption.identities.length === 0)
    throw new BackupError(
      "The backup is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY_FILE to the file with the secret key.",
    );
  try {
    return fromWeb(await age.decrypt(toWeb(sealed)));
  } catch (cause) {
    throw new BackupError(
      "The backup cannot be decrypted: the passphrase or secret key is wrong, or its header was changed.",
      { cause },
    );
  }
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) => Readable.fromWeb(stream as ReadableStream);

import { z } from "zod";
import { auditEntry } from "#app/staff/audit/contract.ts";
import { text } from "#platform/contract.ts";

/** RULINGS 14. */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

/** A password that is looked at, not set: a wrong one may be of any length. */
const password = z.string().min(1).max(maxPasswordLength);

/** A code of an authenticator app or a backup code, as it is typed: with blanks, with a dash. */
export const code = text(40);

export const passwordChange = z.object({
  currentPassword: password,
  newPassword: z.string().min(minPasswordLength).max(maxPasswordLength),
});
export const secondStepStart = z.object({ password });
export const secondStepConfirmation = z.object({ code });
/** One of the two, by which somebody who is signed in shows again who they are. */
export const confirmation = z.object({ password: password.optional(), code: code.optional() });
/** For what would open the account to somebody else. */
export const proof = z.object({ password, code });

/** A secret for the app; the backup codes are shown once, when it is confirmed. */
export const secondStepSecret = z.object({
  secret: z.string(),
  /** As an authenticator app reads it (otpauth:), and the same as a QR code in SVG. */
  uri: z.string(),
  qr: z.string(),
  backupCodes: z.array(z.string()),
});
export type SecondStepSecret = z.infer<typeof secondStepSecret>;

export const backupCodes = z.object({ backupCodes: z.array(z.string()) });

const session = z.object({
  startedAt: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** What the browser calls itself. */
  device: z.string(),
  isThis: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const account = z.object({
  name: z.string(),
  email: z.string(),
  secondStep: z.object({ on: z.boolean(), backupCodesLeft: z.number().int() }),
  sessions: z.array(session),
  /** The last hundred, newest first, and how many there are before these. */
  history: z.array(auditEntry),
  earlierDeeds: z.number().int(),
});
export type Account = z.infer<typeof account>;

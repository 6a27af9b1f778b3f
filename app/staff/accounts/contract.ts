import { z } from "zod";
import { auditEntry } from "#app/staff/audit/contract.ts";
import { text } from "#platform/contract.ts";

/** Password length: RULINGS 14. */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

/** A password to check, not to set: it may be shorter. */
const password = z.string().min(1).max(maxPasswordLength);

/** A TOTP or backup code as typed, with spaces or dashes. */
export const code = text(40);

export const passwordChange = z.object({
  currentPassword: password,
  newPassword: z.string().min(minPasswordLength).max(maxPasswordLength),
});
export const secondStepStart = z.object({ password });
export const secondStepConfirmation = z.object({ code });
export const confirmation = z.object({ password: password.optional(), code: code.optional() });
/** For changes that weaken the account: password and code. */
export const proof = z.object({ password, code });

export const secondStepSecret = z.object({
  secret: z.string(),
  /** `otpauth:` URI; `qr` is the same as an SVG. */
  uri: z.string(),
  qr: z.string(),
  backupCodes: z.array(z.string()),
});
export type SecondStepSecret = z.infer<typeof secondStepSecret>;

export const backupCodes = z.object({ backupCodes: z.array(z.string()) });

const session = z.object({
  startedAt: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  /** User agent. */
  device: z.string(),
  isThis: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const account = z.object({
  name: z.string(),
  email: z.string(),
  secondStep: z.object({ on: z.boolean(), backupCodesLeft: z.number().int() }),
  sessions: z.array(session),
  /** The last hundred, newest first; `earlierDeeds` counts the older ones. */
  history: z.array(auditEntry),
  earlierDeeds: z.number().int(),
});
export type Account = z.infer<typeof account>;

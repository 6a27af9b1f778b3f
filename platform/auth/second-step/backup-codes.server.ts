import { randomInt } from "node:crypto";
import { seal, unseal } from "#platform/security/seal.server.ts";

// Without characters that look alike on paper: 0 and o, 1, i and l.
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Ten codes like `k3fqz-8wn2r`, of 49 random bits each. */
export function generateBackupCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/**
 * Six digits are a code of the app; anything else is taken for a backup code, in the form in which it is stored.
 * Spaces, hyphens and case do not count.
 */
export function parseCode(typed: string): { kind: "app" | "backup"; code: string } {
  const plain = typed.replace(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: "app", code: plain };
  return { kind: "backup", code: `${plain.slice(0, 5)}-${plain.slice(5)}` };
}

export const backupCodesContext = "auth_two_factor/backup_codes";

/** For better-auth: encrypts with our key, because its own may be stored in the database. */
export const backupCodesEncryption = {
  encrypt: async (codes: string) => seal(codes, backupCodesContext),
  decrypt: async (sealed: string) => unseal(sealed, backupCodesContext),
};

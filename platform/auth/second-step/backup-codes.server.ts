import { randomInt } from "node:crypto";
import { seal, unseal } from "#platform/security/seal.server.ts";

// Nothing that is taken for another when it is read off paper: no 0 and o, 1, i and l.
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

/** Ten codes like `k3fqz-8wn2r`, each of 49 random bits: far beyond what ten guesses in a quarter of an hour find. */
export function generateBackupCodes(): string[] {
  return Array.from({ length: 10 }, () => {
    const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join("");
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });
}

/** A code as people type it: which of the two kinds it is, and in the form it is kept in. */
export function parseCode(typed: string): { kind: "app" | "backup"; code: string } {
  const plain = typed.replace(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: "app", code: plain };
  return { kind: "backup", code: `${plain.slice(0, 5)}-${plain.slice(5)}` };
}

export const backupCodesContext = "auth_two_factor/backup_codes";

/** How better-auth keeps them: by our key, which does not lie in the database as the one of sign-in may. */
export const backupCodesEncryption = {
  encrypt: async (codes: string) => seal(codes, backupCodesContext),
  decrypt: async (sealed: string) => unseal(sealed, backupCodesContext),
};

import { backupCodesContext } from "#platform/auth/second-step/backup-codes.server.ts";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal } from "#platform/security/seal.server.ts";
import { authTwoFactor } from "./schema.server.ts";

const key = [authTwoFactor.id];

export const sealedSecondSteps: SealedColumn[] = [
  // The column's type unseals and seals.
  sealedColumn({ table: authTwoFactor, key, column: "secret", sealed: async ({ secret }) => secret }),
  sealedColumn({
    table: authTwoFactor,
    key,
    column: "backupCodes",
    sealed: async ({ backupCodes }) => reseal(backupCodes, backupCodesContext),
  }),
];

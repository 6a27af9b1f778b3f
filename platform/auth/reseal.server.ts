import { type SealedColumn, sealedColumn } from "#platform/reseal.server.ts";
import { reseal } from "#platform/seal.server.ts";
import { placeOfBackupCodes } from "./backup-codes.server.ts";
import { authTwoFactor } from "./table.server.ts";

const key = [authTwoFactor.id];

/** Staff's second steps: the secret that the app holds as well, and the backup codes. */
export const sealedSecondSteps: SealedColumn[] = [
  // The column opens and seals by itself, with the first key.
  sealedColumn({ table: authTwoFactor, key, column: "secret", sealed: async ({ secret }) => secret }),
  sealedColumn({
    table: authTwoFactor,
    key,
    column: "backupCodes",
    sealed: async ({ backupCodes }) => reseal(backupCodes, placeOfBackupCodes),
  }),
];

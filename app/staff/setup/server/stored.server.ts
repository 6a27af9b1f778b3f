import type { Db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/security/seal.server.ts";
import { setupSecret, setupSection } from "../schema.server.ts";
import type { SecretField, SettingField } from "../values.ts";

export type StoredSettings = {
  /** Counts all changes: of two states the higher one is the newer. */
  revision: number;
  values: Partial<Record<SettingField, unknown>>;
  secrets: Partial<Record<SecretField, string>>;
};

const sealContext = (field: SecretField) => `setup_secret/${field}`;

/** Encrypts a secret for its row. @throws SealError */
export const sealSecret = (field: SecretField, plain: string) => seal(plain, sealContext(field));

export const sealedSetupSecrets: SealedColumn = sealedColumn({
  table: setupSecret,
  key: [setupSecret.field],
  column: "value",
  sealed: async ({ field, value }) => reseal(value, sealContext(field)),
});

/** What owners stored. A secret that cannot be opened is left out and logged: the rest must hold. */
export async function readStored(db: Db): Promise<StoredSettings> {
  const sections = await db.select().from(setupSection);
  const rows = await db.select().from(setupSecret);
  const secrets: StoredSettings["secrets"] = {};
  for (const { field, value } of rows) {
    try {
      secrets[field] = unseal(value, sealContext(field));
    } catch (error) {
      log.error({ field, ...safeError(error) }, "could not open a stored secret of the setup");
    }
  }
  return {
    revision: sections.reduce((sum, { version }) => sum + version, 0),
    values: Object.assign({}, ...sections.map(({ values }) => values)),
    secrets,
  };
}

import { z } from "zod";

// Entries in order: manifest.json, data.key (encrypted files only), rows as COPY writes them ("public.booking/000001", …),
// end.json. Without end.json the file was truncated.
export const format = 1;

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  partition: z.object({ of: z.string(), bound: z.string() }).nullable(),
});
/** Generated columns are omitted: PostgreSQL computes them again. */
export type Table = z.infer<typeof tableSchema>;

export const manifestSchema = z.object({
  format: z.literal(format),
  arribo: z.string(),
  /** The snapshot's time by the database's clock. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** The version of pg-boss's schema; null if it does not exist yet. */
  jobQueue: z.number().int().nullable(),
  sealedWith: z.array(z.string()),
  tables: z.array(tableSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

const checksumSchema = z.object({ rows: z.number().int(), sum: z.string() });
export type TableChecksum = z.infer<typeof checksumSchema>;

export const trailerSchema = z.object({
  contents: z.record(z.string(), checksumSchema),
  /** Last values; null: never used. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type Trailer = z.infer<typeof trailerSchema>;

/** As manifest, entries and messages name it; not quoted. */
export const tableName = ({ schema, name }: Pick<Table, "schema" | "name">) => `${schema}.${name}`;

export type EncryptionKeys = {
  passphrase: string | undefined;
  recipients: readonly string[];
  /** age secret keys ("AGE-SECRET-KEY-1…"), for decryption. */
  identities: readonly string[];
};

/** The message is for the operator, who can fix it. */
export class BackupError extends Error {
  override name = "BackupError";
}

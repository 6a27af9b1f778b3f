import { z } from "zod";

/**
 * What a backup's file holds, in this order: `manifest.json`, `data.key` (only where the file is encrypted), the rows of
 * each table as PostgreSQL's COPY writes them ("public.booking/000001", …), and `end.json`. A file without its end was cut.
 */
export const format = 1;

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  /** Of a partition: the table it is a part of, and which rows are its own. */
  partition: z.object({ of: z.string(), bound: z.string() }).nullable(),
});
/** One table that rows lie in. Generated columns are not among its columns: PostgreSQL makes them anew. */
export type Table = z.infer<typeof table>;

export const manifest = z.object({
  format: z.literal(format),
  /** The version of Arribo that made it. */
  arribo: z.string(),
  /** The moment that it shows, by the database's clock. */
  takenAt: z.iso.datetime(),
  postgres: z.string(),
  /** The fingerprints of the migrations that the database had seen, in their order. */
  migrations: z.array(z.string()),
  /** The version of the job queue's own tables; null where there are none yet. */
  jobQueue: z.number().int().nullable(),
  /** The keys (by their ids) that sealed texts in it. */
  sealedWith: z.array(z.string()),
  tables: z.array(table),
});
export type Manifest = z.infer<typeof manifest>;

const content = z.object({ rows: z.number().int(), sum: z.string() });
/** What lay in a table: how many rows, and their checksum (see RowSum). */
export type Content = z.infer<typeof content>;

export const end = z.object({
  /** By "schema.name". */
  contents: z.record(z.string(), content),
  /** How far each sequence has counted; null: it was never asked. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type End = z.infer<typeof end>;

export const nameOf = ({ schema, name }: Pick<Table, "schema" | "name">) => `${schema}.${name}`;

/** How backups are locked: for whoever knows the passphrase, or holds the secret key of a recipient. */
export type BackupLock = {
  passphrase: string | undefined;
  /** age's public keys ("age1…"). */
  recipients: readonly string[];
  /** age's secret keys ("AGE-SECRET-KEY-1…"), for opening. */
  identities: readonly string[];
};

/** Something an operator can understand and mend; the message is for them. */
export class BackupError extends Error {
  override name = "BackupError";
}

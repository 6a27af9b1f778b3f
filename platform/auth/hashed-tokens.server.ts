import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { hashToken } from "#platform/security/token.server.ts";

const secretFields: Record<string, string | undefined> = { session: "token", verification: "identifier" };

const queries = [
  "create",
  "findOne",
  "findMany",
  "count",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
] as const;

type Row = Record<string, unknown>;
type Query = { model: string; where?: Where[]; data?: Row; update?: Row };
type Run = (query: Query) => Promise<unknown>;

/** Stores only hashes of tokens. better-auth sees the plain value where it queried by it, otherwise an empty token. */
export function withHashedTokens(make: (options: BetterAuthOptions) => DBAdapter) {
  return (options: BetterAuthOptions): DBAdapter => {
    const adapter = make(options);
    const { transaction } = adapter;
    // The same object: better-auth recognises an adapter by identity.
    return Object.assign(adapter, hashing(adapter), {
      transaction: <R>(run: (tx: DBTransactionAdapter) => Promise<R>) =>
        transaction((tx) => run({ ...tx, ...hashing(tx) })),
    });
  };
}

function hashing(adapter: DBTransactionAdapter): Partial<DBTransactionAdapter> {
  return Object.fromEntries(
    queries.map((name) => [name, withHashes((adapter[name] as unknown as Run).bind(adapter))]),
  );
}

function withHashes(run: Run): Run {
  return async (query) => {
    const field = secretFields[query.model];
    if (!field) return run(query);
    const plainOf = new Map<unknown, string>();
    const hashed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(hashed);
      if (typeof value !== "string") return value;
      plainOf.set(hashToken(value), value);
      return hashToken(value);
    };
    const inRow = (row: Row) => (field in row ? { ...row, [field]: hashed(row[field]) } : row);
    const result = await run({
      ...query,
      ...(query.data ? { data: inRow(query.data) } : {}),
      ...(query.update ? { update: inRow(query.update) } : {}),
      ...(query.where
        ? {
            where: query.where.map((one) =>
              one.field === field ? { ...one, value: hashed(one.value) as Where["value"] } : one,
            ),
          }
        : {}),
    });
    const readable = (row: unknown) =>
      isRow(row) && field in row ? { ...row, [field]: plainOf.get(row[field]) ?? "" } : row;
    return Array.isArray(result) ? result.map(readable) : readable(result);
  };
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;

import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { tokenHash } from "./vendor-token.server.ts";

/** By better-auth's models: the field whose value lets its holder in. */
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
/** What any of the queries takes. */
type Query = { model: string; where?: Where[]; data?: Row; update?: Row };
type Run = (query: Query) => Promise<unknown>;

/**
 * Keeps only hashes of the tokens of sessions and of half-opened sign-ins, so that a copy of the database opens none of
 * them. better-auth still works with the plain values: it writes rows and finds them by these, and reads them back. A row
 * that it finds another way (all sessions of a person) has an empty token, which matches no row in a later query.
 */
export function withHashedTokens(make: (options: BetterAuthOptions) => DBAdapter) {
  return (options: BetterAuthOptions): DBAdapter => {
    const adapter = make(options);
    const { transaction } = adapter;
    // The same object, since better-auth knows an adapter's schema check by it.
    return Object.assign(adapter, hashing(adapter), {
      transaction: <R>(act: (tx: DBTransactionAdapter) => Promise<R>) =>
        transaction((tx) => act({ ...tx, ...hashing(tx) })),
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
      plainOf.set(tokenHash(value), value);
      return tokenHash(value);
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

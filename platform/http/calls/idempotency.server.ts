import { type Db, run, runLast } from "#platform/database/pool.server.ts";
import { isUniqueViolation } from "#platform/database/unique-violation.server.ts";
import { AppError } from "#platform/errors.ts";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { fingerprint, isFingerprint, reseal, seal, unseal } from "#platform/security/seal.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { idempotencyKey as table } from "./schema.server.ts";

export type Answer = { status: number; body: unknown };
/** `body` is the path and body of the request; only a fingerprint of it is stored. */
export type KeyedRequest = { call: string; key: string; body: string };

/**
 * Validates the Idempotency-Key header: 1 to 255 printable ASCII characters.
 * @returns undefined without one
 * @throws AppError malformed
 */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw new AppError("malformed");
  return header;
}

/** A keyed hash: with a plain one a password in the body could be guessed offline. */
export function hashBody(body: string): string {
  return fingerprint(body);
}

type SavedRow = Omit<typeof table.$inferSelect, "createdAt">;

const findStatement = {
  name: "find a saved answer",
  text: `select call, key, body_hash as "bodyHash", status, answer from idempotency_key where call = $1 and key = $2`,
};
const saveStatement = {
  name: "save an answer",
  text: `insert into idempotency_key (call, key, body_hash, status, answer, created_at)
    values ($1, $2, $3, $4, to_jsonb($5::text), $6)`,
};

/** @returns undefined if the key was not used yet @throws AppError key_reused if it was used with a different body */
export async function findSavedAnswer(db: Db, request: KeyedRequest): Promise<Answer | undefined> {
  const [row] = await run<SavedRow>(db, findStatement, [request.call, hashKey(request.key)]);
  if (!row) return undefined;
  // Compares with every data key: the retry may come after a key rotation.
  if (!isFingerprint(request.body, row.bodyHash)) throw new AppError("key_reused");
  return { status: row.status, body: JSON.parse(unseal(String(row.answer), sealContext(row))) };
}

/** The stored form of a key. A reader of a database copy must not be able to replay requests. */
function hashKey(key: string): string {
  return `sha256:${hashToken(key)}`;
}

function sealContext({ call, key }: { call: string; key: string }): string {
  return `idempotency/${call}/${key}`;
}

/** A parallel request with the same key committed first: roll back and respond with its saved answer. */
export class DuplicateRequest extends Error {
  override name = "DuplicateRequest";
}

/**
 * The last statement of a transaction. A parallel duplicate waits here until the first commits; then its transaction
 * rejects with DuplicateRequest.
 */
export function saveAnswer(tx: Db, request: KeyedRequest, answer: Answer, now: Date): void {
  const { call } = request;
  const key = hashKey(request.key);
  const sealedAnswer = seal(JSON.stringify(answer.body), sealContext({ call, key }));
  const values = [call, key, hashBody(request.body), answer.status, sealedAnswer, now];
  runLast(tx, saveStatement, values, (error) => (isUniqueViolation(error) ? new DuplicateRequest() : error));
}

export const sealedAnswers: SealedColumn = sealedColumn({
  table,
  key: [table.call, table.key],
  column: "answer",
  sealed: async (row) => reseal(String(row.answer), sealContext(row)),
});

import { and, eq } from "drizzle-orm";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { fingerprint, isFingerprint, reseal, seal, unseal } from "#platform/security/seal.server.ts";
import { idempotencyKey as table } from "./schema.server.ts";

export type Answer = { status: number; body: unknown };
/** `body`: all that was asked, of which only a fingerprint is kept; of the key only a hash. Every answer lies sealed. */
export type KeyedRequest = { call: string; key: string; body: string };

/** Reads the header; a key that is empty, too long or not printable is refused. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw new AppError("malformed");
  return header;
}

/** Keyed: a plain hash of a body with a password in it would be a way to guess that password. */
export function hashBody(body: string): string {
  return fingerprint(body);
}

/**
 * The answer given before to this key, if any.
 * @throws AppError key_reused when the key came with another body
 */
export async function findSavedAnswer(db: Db, asked: KeyedRequest): Promise<Answer | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.call, asked.call), eq(table.key, keptKey(asked.key))));
  if (!row) return undefined;
  // By any key that is here: a retry may come after the first key was changed.
  if (!isFingerprint(asked.body, row.bodyHash)) throw new AppError("key_reused");
  return { status: row.status, body: JSON.parse(unseal(String(row.answer), placeOf(row))) };
}

/** A copy of the database must not hold the key: with it and the same body whoever reads the copy would get the answer. */
function keptKey(key: string): string {
  return `${hashMark}${tokenHash(key)}`;
}

const hashMark = "sha256:";

/** By the key as it is kept. */
function placeOf({ call, key }: { call: string; key: string }): string {
  return `idempotency/${call}/${key}`;
}

/** A twin request was faster: the transaction is to be undone and the twin's answer given. */
export class DuplicateRequest extends Error {
  override name = "AnsweredByTwin";
}

/**
 * Keeps the answer under its key, as the last act of the caller's transaction. A twin request that is under way
 * waits here on the key's index until the first commits, and is then undone.
 * @throws AnsweredByTwin
 */
export async function saveAnswer(tx: Db, asked: KeyedRequest, answer: Answer, now: Date): Promise<void> {
  const { call, body: asking } = asked;
  const key = keptKey(asked.key);
  const body = seal(JSON.stringify(answer.body), placeOf({ call, key }));
  const kept = await tx
    .insert(table)
    .values({ call, key, bodyHash: hashBody(asking), status: answer.status, answer: body, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: table.key });
  if (kept.length === 0) throw new DuplicateRequest();
}

/** Answers that lie sealed. */
export const sealedAnswers: SealedColumn = sealedColumn({
  table,
  key: [table.call, table.key],
  column: "answer",
  sealed: async (row) => reseal(String(row.answer), placeOf(row)),
});

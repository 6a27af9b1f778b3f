import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { idempotencyKey as table } from "./table.server.ts";

export type Answer = { status: number; body: unknown };
type Asked = { call: string; key: string; bodyHash: string };

/** Reads the header; a key that is empty, too long or not printable is refused. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) throw new AppError("malformed");
  return header;
}

export function hashBody(body: string): string {
  return createHash("sha256").update(body).digest("base64url");
}

/**
 * The answer given before to this key, if any.
 * @throws AppError key_reused when the key came with another body
 */
export async function earlierAnswer(db: Db, asked: Asked): Promise<Answer | undefined> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.call, asked.call), eq(table.key, asked.key)));
  if (!row) return undefined;
  if (row.bodyHash !== asked.bodyHash) throw new AppError("key_reused");
  return { status: row.status, body: row.answer };
}

/** A twin request was faster: the transaction is to be undone and the twin's answer given. */
export class AnsweredByTwin extends Error {
  override name = "AnsweredByTwin";
}

/**
 * Keeps the answer under its key, as the last act of the caller's transaction. A twin request that is under way
 * waits here on the key's index until the first commits, and is then undone.
 * @throws AnsweredByTwin
 */
export async function keepAnswer(tx: Db, asked: Asked, answer: Answer, now: Date): Promise<void> {
  const kept = await tx
    .insert(table)
    .values({ ...asked, status: answer.status, answer: answer.body, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: table.key });
  if (kept.length === 0) throw new AnsweredByTwin();
}

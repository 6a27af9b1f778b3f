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

/**
 * Claims the key inside the caller's transaction. A twin request waits here on the unique index until the
 * first commits, and then gets the first one's answer instead of acting again.
 */
export async function once(
  tx: Db,
  asked: Asked,
  now: Date,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const claimed = await tx
    .insert(table)
    .values({ ...asked, status: 0, answer: {}, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: table.key });
  if (claimed.length === 0) {
    const earlier = await earlierAnswer(tx, asked);
    if (!earlier) throw new AppError("unavailable", { retryAfter: 1 });
    return { answer: earlier, replayed: true };
  }
  const answer = await act();
  await tx
    .update(table)
    .set({ status: answer.status, answer: answer.body })
    .where(and(eq(table.call, asked.call), eq(table.key, asked.key)));
  return { answer, replayed: false };
}

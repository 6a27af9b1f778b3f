import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { closingTime, nextOpening } from "#app/staff/outbox/team-hours.ts";
import { prepareToUnderstand } from "#app/support/assistant/public.server.ts";
import { usesExternalTranslator } from "#app/support/translation/public.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { prepared } from "#platform/database/prepared.server.ts";
import { AppError } from "#platform/errors.ts";
import { hashToken, newToken } from "#platform/security/token.server.ts";
import type { ChatHistory, ChatMessage, ChatStatus, newSession, OpenedSession } from "../contract.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { anonymous } from "../visitor-name.ts";

export type SessionRow = typeof chatSession.$inferSelect;
export type MessageRow = typeof chatMessage.$inferSelect;

/** Messages read at once; of a longer conversation the newest. */
export const maxMessages = 500;

/** Opens a conversation. @returns its status and its key, of which only the hash is stored */
export async function openSession(ctx: Ctx, input: z.output<typeof newSession>): Promise<OpenedSession> {
  const { token, hash } = newToken();
  const [row] = await ctx.db
    .insert(chatSession)
    .values({
      tokenHash: hash,
      locale: input.userLanguage ?? ctx.locale,
      name: input.userName || anonymous,
      createdAt: ctx.now,
      lastActivityAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the insert of the conversation returned no row");
  // The first question follows soon.
  prepareToUnderstand();
  return { session: { sessionId: token, ...toChatStatus(row, ctx.now) } };
}

/** In SQL: the conversation that a key opens, its own or that of its letters. */
export function matchesKey(sessionId: string): SQL | undefined {
  const hash = hashToken(sessionId);
  return or(eq(chatSession.tokenHash, hash), eq(chatSession.linkHash, hash));
}

/** The conversation that a key opens. @throws AppError not_found */
export async function findSession(ctx: Ctx, sessionId: string): Promise<SessionRow> {
  const [row] = await ctx.db.select().from(chatSession).where(matchesKey(sessionId));
  if (!row) throw new AppError("not_found");
  return row;
}

/** What a key's holder sees: the status and the newest messages, oldest first. @throws AppError not_found */
export async function readHistory(ctx: Ctx, { sessionId }: { sessionId: string }): Promise<ChatHistory> {
  const session = await findSession(ctx, sessionId);
  const messages = (await readThread(ctx, session.id))?.messages ?? [];
  return { ...toChatStatus(session, ctx.now), messages: messages.map(toChatMessage) };
}

export type SessionStatus = Pick<SessionRow, "state" | "assigneeName" | "contact" | "tokenHash" | "linkHash">;

const { state, assigneeName, contact, tokenHash: ownKeyHash, linkHash } = chatSession;
const prepareThreadQuery = (name: string, order: typeof asc) =>
  prepared((db) =>
    db
      .select({ state, assigneeName, contact, tokenHash: ownKeyHash, linkHash, message: chatMessage })
      .from(chatSession)
      .leftJoin(
        chatMessage,
        and(eq(chatMessage.sessionId, chatSession.id), gt(chatMessage.id, sql.placeholder("after"))),
      )
      .where(eq(chatSession.id, sql.placeholder("id")))
      .orderBy(order(chatMessage.id))
      .limit(maxMessages)
      .prepare(name),
  );
const newMessages = prepareThreadQuery("new chat messages", asc);
const lastMessages = prepareThreadQuery("last chat messages", desc);

/**
 * The status and the messages after `after`, oldest first; at most `maxMessages`, without `after` the newest. The
 * caller checks access.
 * @returns undefined if it was deleted
 */
export async function readThread(
  ctx: Ctx,
  id: number,
  after = 0,
): Promise<{ status: SessionStatus; messages: MessageRow[] } | undefined> {
  const read = after > 0 ? newMessages : lastMessages;
  const rows = await read(ctx.db).execute({ id, after });
  const [first] = rows;
  if (!first) return undefined;
  const messages = rows.flatMap(({ message }) => message ?? []);
  return { status: first, messages: after > 0 ? messages : messages.reverse() };
}

/** The message as the contract has it; visitors and staff read the same. */
export function toChatMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    clientId: row.clientId,
    author: row.author,
    by: row.by,
    language: row.locale,
    text: row.text,
    translation: row.translation,
    culturalContext: row.culturalContext,
    sources: row.sources,
    origin: row.origin,
    offersPerson: row.offersPerson,
    photo: row.photo,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The status as the visitor sees it. `opensAt` is null while the team answers, `closesAt` while it does not. */
export function toChatStatus(
  { state, assigneeName, contact }: Pick<SessionStatus, "state" | "assigneeName" | "contact">,
  now: Date,
): ChatStatus {
  const hours = operator().chatHours;
  return {
    state,
    staff: state === "staff" ? assigneeName : null,
    opensAt: nextOpening(now, hours)?.toISOString() ?? null,
    closesAt: closingTime(now, hours)?.toISOString() ?? null,
    hasContact: contact !== "",
    goesAbroad: usesExternalTranslator(),
  };
}

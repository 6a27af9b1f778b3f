import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { endSnoozeInSql } from "#app/staff/follow-up/public.server.ts";
import { notify, notifyLater } from "#platform/database/listen.server.ts";
import { type Ctx, rawPool } from "#platform/database/pool.server.ts";
import { rowFromJson } from "#platform/database/row-from-json.server.ts";
import { AppError } from "#platform/errors.ts";
import { consumeInSql, type LimitName, limits, limitsAreOn, refund } from "#platform/http/limits.server.ts";
import { limitRefusals } from "#platform/http/metrics.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { hashToken } from "#platform/security/token.server.ts";
import type { ChatState } from "../contract.ts";
import { chatMessage } from "../schema.server.ts";
import type { MessageRow } from "./session.server.ts";

/** NOTIFY channel; the payload is the conversation's id. */
export const chatChannel = "chat";

/** Wakes all processes after the commit: they read what is new and send it to the conversation's sockets. */
export function notifyChat(ctx: Ctx, ...ids: number[]): Promise<void> {
  return notify(ctx.db, chatChannel, ...ids.map(String));
}

/** The same for what is committed already: messages and answers are frequent. */
export function notifyChatLater(id: number): Promise<void> {
  return notifyLater(chatChannel, String(id));
}

type NewVisitorMessage = {
  sessionId: string;
  message: string;
  language: Locale;
  clientId?: string | undefined;
};
type SavedMessage = { message: MessageRow; state: ChatState };

/**
 * Stores a visitor's message once per client id and notifies all processes; in a statement of its own, outside the
 * caller's transaction. A repeat costs no rate limit points.
 * @throws AppError not_found; rate_limited; key_reused when the id came with another text
 */
export async function saveMessage(
  ctx: Ctx,
  { sessionId, ...input }: NewVisitorMessage,
): Promise<SavedMessage> {
  const message = { ...input, tokenHash: hashToken(sessionId), clientId: input.clientId ?? randomUUID() };
  const { state, ...result } = await insertMessage(ctx, message);
  if (result.message) {
    await notifyChatLater(result.sessionId);
    return { message: result.message, state };
  }
  const [existing] = await ctx.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, result.sessionId), eq(chatMessage.clientId, message.clientId)));
  if (!existing) {
    limitRefusals.inc({ limit: state === "staff" ? "chatPerson" : "chat" });
    throw new AppError("rate_limited", { retryAfter: result.retryAfter });
  }
  // A concurrent duplicate was counted before it was known as one.
  if (result.isCounted)
    await refund(state === "staff" ? "chatPerson" : "chat", `session ${result.sessionId}`);
  if (existing.text !== input.message) throw new AppError("key_reused");
  // The process that stored it may have died before it notified.
  await notifyChatLater(result.sessionId);
  return { message: existing, state };
}

/** The lower limit protects the assistant's budget; to staff one may write more. */
const byState = (of: (name: LimitName) => string) =>
  `case when state = 'staff' then ${of("chatPerson")} else ${of("chat")} end`;

/**
 * One statement for lock, limit, insert and update: each round trip delays everybody who writes at that moment.
 * A duplicate or a message over the limit changes nothing and returns no message.
 */
const insertStatement = {
  name: "write chat message",
  text: `
    with talk as (
      select id, state, ${byState((name) => String(limits[name].points))} as points
      from chat_session where token_hash = $1 or link_hash = $1 for update
    ), counted as (${consumeInSql({
      choose: byState,
      key: "'session ' || id",
      now: "$6",
      from: `from talk
        where $7 and not exists (select from chat_message where session_id = talk.id and client_id = $2)`,
    })}
    ), added as (
      insert into chat_message (session_id, client_id, author, locale, text, created_at)
      select id, $2, 'visitor', $3, $4, $5 from talk
      where not exists (select from counted where counted.points > talk.points)
      on conflict (session_id, client_id) do nothing
      returning *
    ), moved as (
      update chat_session set
        last_activity_at = $5,
        locale = $3,
        state = case when state = 'closed' then 'assistant' else state end,
        waiting_since = case when state = 'staff' then coalesce(waiting_since, $5) else waiting_since end
      where id = (select session_id from added)
      returning state
    ), woken as (${endSnoozeInSql("chat", "(select session_id from added)")})
    select talk.id as "sessionId", coalesce((select state from moved), talk.state) as state,
      to_jsonb(added) as message, (select expire from counted) as expire
    from talk left join added on true`,
};
type Row = {
  sessionId: string;
  state: ChatState;
  message: Record<string, unknown> | null;
  expire: string | null;
};
type InsertResult = {
  sessionId: number;
  state: ChatState;
  message: MessageRow | null;
  isCounted: boolean;
  retryAfter: number;
};

async function insertMessage(
  { now }: Ctx,
  {
    tokenHash,
    clientId,
    language,
    message,
  }: { tokenHash: string; clientId: string; language: Locale; message: string },
): Promise<InsertResult> {
  const values = [tokenHash, clientId, language, message, now, now.getTime(), limitsAreOn()];
  const [row] = (await rawPool().query<Row>({ ...insertStatement, values })).rows;
  if (!row) throw new AppError("not_found");
  const sessionId = Number(row.sessionId);
  const retryAfter = Math.max(1, Math.ceil((Number(row.expire) - now.getTime()) / 1000));
  const isCounted = row.expire !== null;
  const saved = row.message && rowFromJson(chatMessage, row.message);
  return { sessionId, state: row.state, message: saved, isCounted, retryAfter };
}

import { and, eq, sql } from "drizzle-orm";
import { tokenHash } from "#platform/auth/vendor-token.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { newKey } from "#platform/form/intent.ts";
import { consume } from "#platform/http/limits.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { ChatState } from "./contract.ts";
import { type MessageRow, sessionOf } from "./session.server.ts";
import { chatMessage } from "./table.server.ts";

/** What the database tells all processes when something of a conversation is new: its number (DESIGN, "Live chat"). */
export const chatChannel = "chat";

type Said = { sessionId: string; message: string; language: Locale; clientId?: string | undefined };
type Kept = { message: MessageRow; state: ChatState };

/**
 * Keeps what a visitor wrote, once for each client id, and tells every process. What was kept before is found and costs
 * nothing of the limit.
 * @throws AppError not_found; rate_limited; key_reused when the id came with other words
 */
export async function keepMessage(ctx: Ctx, said: Said): Promise<Kept> {
  const session = await sessionOf(ctx, said.sessionId);
  const clientId = said.clientId ?? newKey();
  const earlier = said.clientId && (await keptBefore(ctx, session.id, clientId));
  if (earlier) return { message: sameAs(earlier, said), state: session.state };
  // The limit is the assistant's: to a person one may write more.
  await consume(session.state === "staff" ? "chatPerson" : "chat", `session ${session.id}`);
  const state = await write(ctx, { ...said, clientId });
  const message = await keptBefore(ctx, session.id, clientId);
  if (!message) throw new Error("the message was not kept");
  return { message: sameAs(message, said), state };
}

async function keptBefore(ctx: Ctx, sessionId: number, clientId: string): Promise<MessageRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), eq(chatMessage.clientId, clientId)));
  return row;
}

function sameAs(row: MessageRow, { message }: Said): MessageRow {
  if (row.text !== message) throw new AppError("key_reused");
  return row;
}

/**
 * One statement: lock, message, conversation, news. To a person who has taken over it says since when the visitor waits;
 * what was closed begins anew. A twin that was faster leaves all as it is.
 */
async function write(ctx: Ctx, said: Said & { clientId: string }): Promise<ChatState> {
  const now = sql`${ctx.now.toISOString()}::timestamptz`;
  const { rows } = await ctx.db.execute<{ state: ChatState }>(sql`
    with talk as (
      select id, state from chat_session where token_hash = ${tokenHash(said.sessionId)} for update
    ), added as (
      insert into chat_message (session_id, client_id, author, locale, text, created_at)
      select id, ${said.clientId}, 'visitor', ${said.language}, ${said.message}, ${now} from talk
      on conflict (session_id, client_id) do nothing
      returning session_id
    ), moved as (
      update chat_session set
        last_activity_at = ${now},
        locale = ${said.language},
        state = case when state = 'closed' then 'assistant' else state end,
        waiting_since = case when state = 'staff' then coalesce(waiting_since, ${now}) else waiting_since end
      where id = (select session_id from added)
      returning state
    )
    select coalesce((select state from moved), talk.state) as state,
      (select pg_notify(${chatChannel}, session_id::text) from added)
    from talk`);
  const [row] = rows;
  if (!row) throw new AppError("not_found");
  return row.state;
}

import { and, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { AuditEntry, HistoryQuery } from "#app/staff/audit/contract.ts";
import { hasAuditEventSince, listAuditDetails, listRecordHistory } from "#app/staff/audit/public.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { isAssigned } from "#app/staff/shell/editing/assign.server.ts";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import {
  readSegments,
  type Segment,
  type Slice,
  type SortKey,
} from "#platform/database/lists/keyset.server.ts";
import { type ListedRow, listedColumns, type Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type ChatQuery, type ChatSummary, conversionReceipt, type StaffChat } from "../contract.ts";
import { chatSession } from "../schema.server.ts";
import { findWords, firstOf, hasContent } from "./find-words.server.ts";
import { personNameInSql } from "./people/visitor-name.server.ts";
import { readThread, type SessionRow, toChatMessage } from "./session.server.ts";
import { letterEffect } from "./unseen.server.ts";

/** The segment below of those who do not wait. */
const notWaiting = 1;

/**
 * Waiting visitors first, the longest wait first; then the others, the latest activity first. Later pages use the
 * activity as of the first page, and append those who began to wait since. Chats that staff changed since then were on
 * an earlier page and are not repeated.
 */
function waitingFirst(start: Date, now: Date): Segment[] {
  const at = sql`${start.toISOString()}::timestamptz`;
  const { id, waitingSince, lastActivityAt, createdAt } = chatSession;
  const longestWait: SortKey[] = [
    { by: waitingSince, type: "moment" },
    { by: id, type: "integer" },
  ];
  // The first page can use the index on last_activity_at.
  const isFirst = start.getTime() === now.getTime();
  const latest: SortKey[] = [
    { by: isFirst ? lastActivityAt : activityAt(at), type: "moment" },
    { by: id, type: "integer" },
  ];
  const unchangedSinceStart = not(hasAuditEventSince({ act: "chat.state", subject: "chat", id }, start));
  const existedAtStart = isFirst ? undefined : and(sql`${createdAt} <= ${at}`, unchangedSinceStart);
  return [
    { where: sql`${waitingSince} <= ${at}`, keys: longestWait },
    { where: and(isNull(waitingSince), existedAtStart), keys: latest, descending: true },
    { where: sql`${waitingSince} > ${at}`, keys: longestWait },
  ];
}

function activityAt(at: SQL): SQL {
  const { lastActivityAt, createdAt } = chatSession;
  return sql`case when ${lastActivityAt} <= ${at} then ${lastActivityAt} else coalesce((
    select max(said.created_at) from chat_message said
    where said.session_id = chat_session.id and said.author <> 'assistant' and said.created_at <= ${at}),
    ${createdAt}) end`;
}

/**
 * Lists conversations for staff, without empty ones: waiting visitors first, the longest wait at the top, then the
 * latest activity.
 */
export async function listChats(ctx: Ctx, query: ChatQuery): Promise<Page<ChatSummary>> {
  requireStaff(ctx);
  const state = and(
    query.status && eq(chatSession.state, query.status),
    isAssigned(ctx, chatSession.assignee, query.assignee),
  );
  const found = await findWords(ctx, query.search, state);
  const filter = and(hasContent, state, found.filter);
  const read = async ({ segment, where, order, keys, limit }: Slice) => {
    const readFrom = (some: typeof chatSession, condition: SQL | undefined) =>
      ctx.db
        .select({ session: listedColumns(chatSession), ...rowColumns, keys })
        .from(some)
        .where(and(condition, ...where))
        .orderBy(...order)
        .limit(limit);
    const first = found.lookUp && firstOf(ctx, and(state, ...where), order, found.lookUp.after);
    let rows = await readFrom(first ?? chatSession, filter);
    if (found.lookUp && rows.length < limit)
      rows = await readFrom(chatSession, and(hasContent, state, found.lookUp.filter(segment !== notWaiting)));
    return rows.map((row) => ({ row, keys: row.keys }));
  };
  const reading = readSegments(query, ctx.now, (start) => waitingFirst(start, ctx.now), read);
  const page = found.areMany
    ? { ...(await reading), total: mostFound }
    : await withTotal(ctx.db, chatSession, filter, query, reading);
  const items = page.items.map(({ session, newest, visitorAt, messages, person }) => ({
    ...summaryFields(session, person),
    last: newest ?? { author: "visitor" as const, by: "", text: "", language: session.locale, photo: null },
    visitorAt: visitorAt && new Date(visitorAt).toISOString(),
    messages: Number(messages),
  }));
  return { ...page, items };
}

// Raw column names: the query builder leaves out the table name in single-table queries.
const rowColumns = {
  newest: sql<ChatSummary["last"] | null>`(
    select json_build_object('author', author, 'by', by, 'text', text, 'language', locale, 'photo', photo) from chat_message
    where session_id = chat_session.id order by chat_message.id desc limit 1)`,
  visitorAt: sql<string | null>`(select created_at from chat_message
    where session_id = chat_session.id and author = 'visitor' order by chat_message.id desc limit 1)`,
  messages: sql<number>`(select count(*) from chat_message where session_id = chat_session.id)`,
  person: personNameInSql,
};

function summaryFields(row: ListedRow<typeof chatSession>, person: string) {
  return {
    id: row.id,
    state: row.state,
    language: row.locale,
    name: row.name,
    person,
    contact: row.contact,
    assignee: row.assignee,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
    version: row.version,
  };
}

/**
 * A conversation for staff: its newest messages, whether the visitor is here, the latest letter, and what it became.
 * @throws AppError not_found
 */
export async function readChat(ctx: Ctx, { id }: { id: number }): Promise<StaffChat> {
  requireStaff(ctx);
  const [found] = await ctx.db
    .select({ row: chatSession, person: personNameInSql })
    .from(chatSession)
    .where(eq(chatSession.id, id));
  if (!found) throw new AppError("not_found");
  const { row, person } = found;
  // One after the other: in a transaction they share a connection.
  const thread = await readThread(ctx, id);
  const conversions = await listAuditDetails(ctx, { subject: "chat", subjectId: id }, "chat.became");
  const letter = await newestLetter(ctx, row);
  const became = conversions.flatMap((detail) => conversionReceipt.safeParse(detail).data ?? []);
  const { hereUntil, seenId: seen } = row;
  const isHere = hereUntil !== null && hereUntil > ctx.now;
  const presence = { isHere, lastHereAt: isHere ? null : (hereUntil?.toISOString() ?? null), seen, letter };
  return {
    ...summaryFields(row, person),
    messages: (thread?.messages ?? []).map(toChatMessage),
    ...presence,
    became,
  };
}

async function newestLetter(ctx: Ctx, { id, letteredId: upTo }: SessionRow): Promise<StaffChat["letter"]> {
  if (upTo === 0) return null;
  const [row] = await ctx.db
    .select({ channel: outbox.channel, status: outbox.status })
    .from(outbox)
    .where(eq(outbox.effect, `${letterEffect(id)}:${upTo}`));
  return row ? { upTo, ...row } : null;
}

/** What staff did with a conversation, newest first. @throws AppError not_found */
export async function listChatHistory(
  ctx: Ctx,
  { id, ...query }: { id: number } & HistoryQuery,
): Promise<Page<AuditEntry>> {
  requireStaff(ctx);
  if ((await ctx.db.$count(chatSession, eq(chatSession.id, id))) === 0) throw new AppError("not_found");
  return listRecordHistory(ctx, { subject: "chat", subjectId: id }, query);
}

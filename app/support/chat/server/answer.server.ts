import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, ne } from "drizzle-orm";
import pLimit from "p-limit";
import type { AssistantReply } from "#app/support/assistant/contract.ts";
import { answerVisitor } from "#app/support/assistant/public.server.ts";
import { explainWords, translate } from "#app/support/translation/public.server.ts";
import { aiCaller } from "#platform/ai/caller.ts";
import { withTimeout } from "#platform/async/with-timeout.ts";
import { type Ctx, type Db, run } from "#platform/database/pool.server.ts";
import { rowFromJson } from "#platform/database/row-from-json.server.ts";
import { AppError } from "#platform/errors.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import type { ChatState } from "../contract.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { escalateToPerson } from "./handoff.server.ts";
import { photoReply } from "./photos/reply.server.ts";
import { notifyChatLater } from "./save-message.server.ts";
import type { MessageRow } from "./session.server.ts";

/** Lease of one answer in milliseconds; after it another process may try. */
const leaseMs = 28_000;
const historyLength = 10;

/** Bounded, so that answering never delays storing new messages. */
const answerQueue = pLimit(12);

/** In this process, by message id. Shutdown waits for them. */
const inFlight = new Map<number, Promise<MessageRow | null>>();
const leases = new Map<number, Date>();

/**
 * Answers a message once, however many callers ask, and stores the answer. Never call it inside a transaction.
 * @returns null while staff have the conversation
 * @throws AppError unavailable when no answer was made in time
 */
export async function answerMessage(ctx: Ctx, message: MessageRow): Promise<MessageRow | null> {
  const running = inFlight.get(message.id);
  if (running) return running;
  const answer = makeAnswer(ctx, message).finally(() => inFlight.delete(message.id));
  inFlight.set(message.id, answer);
  return answer;
}

/** Polls for an answer of another process; takes over when that one fails or its lease expires. */
async function makeAnswer(ctx: Ctx, message: MessageRow): Promise<MessageRow | null> {
  for (const deadline = performance.now() + leaseMs; performance.now() < deadline; await sleep(400)) {
    // An answer that exists does not wait for its turn; otherwise `claim` would find it too.
    const isBusy = answerQueue.activeCount >= answerQueue.concurrency;
    const existing = isBusy ? await findAnswer(ctx, message.id) : undefined;
    const result = existing ? { answer: existing } : await answerQueue(answerIfFree, ctx, message);
    if (result) return result.answer;
  }
  throw new AppError("unavailable", { retryAfter: 5 });
}

async function answerIfFree(
  ctx: Ctx,
  message: MessageRow,
): Promise<{ answer: MessageRow | null } | undefined> {
  const { isWithStaff, isClaimed, answer, history } = await claim(ctx, message);
  if (answer) {
    // The process that made it may have died before it notified.
    await notifyChatLater(message.sessionId);
    return { answer };
  }
  // Staff may have taken over while it was queued.
  if (isWithStaff) return { answer: null };
  if (!isClaimed) return undefined;
  try {
    const { text: question, locale, photo } = message;
    // Of a photo only one is owed an answer here: staff had the conversation, and gave it back without one.
    const reply = photo
      ? photoReply(locale, new Date(), false)
      : await askAssistant(ctx, { question, locale, history });
    return { answer: await saveAnswer(ctx, message, reply) };
  } finally {
    await release(ctx, message.id);
  }
}

/**
 * Answers a question and explains the Dominican words in question and answer; stores nothing. May take 20 s: never call
 * it inside a transaction.
 */
export async function askAssistant(
  ctx: Ctx,
  input: Omit<Parameters<typeof answerVisitor>[1], "caller">,
): Promise<AssistantReply> {
  const reply = await answerVisitor(ctx, { ...input, caller: aiCaller(ctx) });
  // Nothing but 911 in an emergency, and nothing beside the vendors.
  const isOfGuide = reply.sources.some(({ path }) => path.startsWith("/guide/"));
  if (reply.culturalContext !== null || !isOfGuide) return reply;
  const culturalContext = await explainWords(ctx, `${input.question}\n${reply.text}`, input.locale);
  return { ...reply, culturalContext };
}

async function findAnswer(ctx: Ctx, id: number): Promise<MessageRow | undefined> {
  const [row] = await ctx.db.select().from(chatMessage).where(eq(chatMessage.answerTo, id));
  return row;
}

/** One statement for all that is read before the assistant is asked. */
const claimStatement = {
  name: "claim chat message",
  text: `
    with talk as (
      select state = 'staff' as is_with_staff from chat_session where id = $2
    ), answer as (
      select * from chat_message where answer_to = $1
    ), claimed as (
      update chat_message set answering_until = $3
      where id = $1 and (answering_until is null or answering_until < $4)
        and not (select is_with_staff from talk) and not exists (select from answer)
      returning id
    ), earlier as (
      select id, author, text from chat_message where session_id = $2 and id < $1 order by id desc limit ${historyLength}
    )
    select exists (select from talk where is_with_staff) as "isWithStaff",
      exists (select from claimed) as "isClaimed",
      (select to_jsonb(answer) from answer) as answer,
      (select jsonb_agg(jsonb_build_object('author', author, 'text', text) order by id) from earlier) as earlier`,
};
type ClaimRow = {
  isWithStaff: boolean;
  isClaimed: boolean;
  answer: Record<string, unknown> | null;
  earlier: Pick<MessageRow, "author" | "text">[] | null;
};

async function claim(ctx: Ctx, { id, sessionId }: MessageRow) {
  const now = new Date();
  const until = new Date(now.getTime() + leaseMs);
  const [row] = await run<ClaimRow>(ctx.db, claimStatement, [id, sessionId, until, now]);
  if (!row) throw new Error("the statement that claims a message returned no row");
  if (row.isClaimed) leases.set(id, until);
  return {
    isWithStaff: row.isWithStaff,
    isClaimed: row.isClaimed,
    answer: row.answer && rowFromJson(chatMessage, row.answer),
    history: (row.earlier ?? []).map(({ author, text }) => ({
      role: author === "visitor" ? ("user" as const) : ("assistant" as const),
      text,
    })),
  };
}

/** Only if the lease is still ours: it may have expired and been taken. */
async function release(ctx: Ctx, id: number): Promise<void> {
  const until = leases.get(id);
  if (!until) return;
  leases.delete(id);
  const isOurs = and(eq(chatMessage.id, id), eq(chatMessage.answeringUntil, until));
  await ctx.db.update(chatMessage).set({ answeringUntil: null }).where(isOurs);
}

/** Translates an answer of staff into the other language. May take seconds. @returns null when that fails */
export async function translateOrNull(ctx: Ctx, text: string, from: Locale): Promise<string | null> {
  try {
    const { translatedText } = await translate(ctx, { text, from, to: otherLocale(from), isOurs: true });
    return translatedText;
  } catch (error) {
    if (!(error instanceof AppError)) log.warn(safeError(error), "could not translate a chat message");
    return null;
  }
}

/**
 * One statement for lock, insert and end of the lease. The lock comes first, as everywhere: an erasure locks the
 * conversation before its messages.
 */
const saveStatement = {
  name: "save chat answer",
  text: `
    with talk as (
      select * from chat_session where id = $1 for update
    ), added as (
      insert into chat_message (session_id, answer_to, author, locale, text, translation, cultural_context, sources,
        origin, offers_person, created_at)
      select id, $2, 'assistant', $3, $4, $5, $6, $7, $8, $9, $10 from talk where state <> 'staff'
      on conflict (answer_to) do nothing
      returning *
    ), released as (
      update chat_message set answering_until = null
      where id = $2 and answering_until = $11 and exists (select from talk)
    )
    select to_jsonb(talk) as session, to_jsonb(added) as answer from talk left join added on true`,
};
type SavedRow = {
  session: Record<string, unknown> & { state: ChatState };
  answer: Record<string, unknown> | null;
};

/** Stores the answer, unless staff took over meanwhile or another process was faster. */
async function saveAnswer(ctx: Ctx, message: MessageRow, reply: AssistantReply): Promise<MessageRow | null> {
  const { id, sessionId, locale } = message;
  const { text, translation, culturalContext, sources, by, offersPerson } = reply;
  const written = [locale, text, translation, culturalContext, JSON.stringify(sources), by, offersPerson];
  const values = [sessionId, id, ...written, new Date(), leases.get(id)];
  const save = (db: Db) => run<SavedRow>(db, saveStatement, values);
  // Escalate on an explicit request or danger; an unknown answer only offers a person.
  const escalates = offersPerson && by !== "none";
  const [saved] = escalates
    ? await ctx.db.transaction(async (db) => {
        const [row] = await save(db);
        const session = row?.answer && rowFromJson(chatSession, row.session);
        if (session) await escalateToPerson({ ...ctx, db, now: new Date() }, session);
        return [row];
      })
    : await save(ctx.db);
  leases.delete(id);
  if (saved?.answer) {
    await notifyChatLater(sessionId);
    return rowFromJson(chatMessage, saved.answer);
  }
  return saved && saved.session.state !== "staff" ? ((await findAnswer(ctx, id)) ?? null) : null;
}

/**
 * The last message, if the assistant owes an answer: its process died, or staff handed the conversation back without
 * having answered.
 */
export async function findUnanswered(ctx: Ctx, sessionId: number): Promise<MessageRow | undefined> {
  const [last] = await ctx.db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.sessionId, sessionId))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  if (last?.author !== "visitor") return undefined;
  const [previous] = await ctx.db
    .select({ author: chatMessage.author })
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), ne(chatMessage.author, "visitor")))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  if (previous?.author === "staff") return undefined;
  const isClaimed = last.answeringUntil !== null && last.answeringUntil > ctx.now;
  return isClaimed ? undefined : last;
}

/** Waits up to `timeoutMs` for running answers, then releases the leases of the rest. */
export async function drainAnswers(ctx: Ctx, timeoutMs: number): Promise<void> {
  const ids = [...inFlight.keys()];
  if (ids.length === 0) return;
  await withTimeout(timeoutMs, Promise.allSettled(inFlight.values()), () => undefined);
  answerQueue.clearQueue(); // what has not begun now would end with the database under it
  for (const id of [...leases.keys()]) await release(ctx, id);
}

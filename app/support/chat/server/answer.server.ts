import { setTimeout as sleep } from "node:timers/promises";
import { and, desc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import pLimit from "p-limit";
import type { AssistantReply } from "#app/support/assistant/contract.ts";
import { answerVisitor } from "#app/support/assistant/public.server.ts";
import { isUrgent } from "#app/support/assistant/urgent.ts";
import { explainWords, translate } from "#app/support/translation/public.server.ts";
import { aiCaller } from "#platform/ai/caller.ts";
import { withTimeout } from "#platform/async/with-timeout.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { escalateToPerson } from "./handoff.server.ts";
import { notifyChat } from "./save-message.server.ts";
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
    const existing = await findAnswer(ctx, message.id);
    if (existing) return existing;
    const result = await answerQueue(answerIfFree, ctx, message);
    if (result) return result.answer;
  }
  throw new AppError("unavailable", { retryAfter: 5 });
}

async function answerIfFree(
  ctx: Ctx,
  message: MessageRow,
): Promise<{ answer: MessageRow | null } | undefined> {
  // Staff may have taken over while it was queued.
  if (await isWithStaff(ctx, message.sessionId)) return { answer: null };
  if (!(await claim(ctx, message.id))) return undefined;
  try {
    const answer = await askAssistant(ctx, {
      question: message.text,
      locale: message.locale,
      history: await historyBefore(ctx, message),
    });
    return { answer: await saveAnswer(ctx, message, answer) };
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
  input: Omit<Parameters<typeof answerVisitor>[0], "caller">,
): Promise<AssistantReply> {
  const reply = await answerVisitor({ ...input, caller: aiCaller(ctx) });
  // Nothing but 911 in an emergency.
  if (isUrgent(input.question)) return reply;
  if (reply.culturalContext !== null || reply.sources.length === 0) return reply;
  const culturalContext = await explainWords(ctx, `${input.question}\n${reply.text}`, input.locale);
  return { ...reply, culturalContext };
}

async function findAnswer(ctx: Ctx, id: number): Promise<MessageRow | undefined> {
  const [row] = await selectAnswerTo(ctx, id);
  return row;
}

const selectAnswerTo = (ctx: Ctx, id: number) =>
  ctx.db.select().from(chatMessage).where(eq(chatMessage.answerTo, id));

async function isWithStaff(ctx: Ctx, sessionId: number): Promise<boolean> {
  return (
    (await ctx.db.$count(chatSession, and(eq(chatSession.id, sessionId), eq(chatSession.state, "staff")))) > 0
  );
}

async function claim(ctx: Ctx, id: number): Promise<boolean> {
  const now = new Date();
  const free = or(isNull(chatMessage.answeringUntil), lt(chatMessage.answeringUntil, now));
  const until = new Date(now.getTime() + leaseMs);
  const rows = await ctx.db
    .update(chatMessage)
    .set({ answeringUntil: until })
    .where(and(eq(chatMessage.id, id), free, sql`not exists (${selectAnswerTo(ctx, id)})`))
    .returning({ id: chatMessage.id });
  if (rows.length > 0) leases.set(id, until);
  return rows.length > 0;
}

/** Only if the lease is still ours: it may have expired and been taken. */
async function release(ctx: Ctx, id: number): Promise<void> {
  const until = leases.get(id);
  if (!until) return;
  leases.delete(id);
  const isOurs = and(eq(chatMessage.id, id), eq(chatMessage.answeringUntil, until));
  await ctx.db.update(chatMessage).set({ answeringUntil: null }).where(isOurs);
}

async function historyBefore(ctx: Ctx, { sessionId, id }: MessageRow) {
  const rows = await ctx.db
    .select({ author: chatMessage.author, text: chatMessage.text })
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), lt(chatMessage.id, id)))
    .orderBy(desc(chatMessage.id))
    .limit(historyLength);
  return rows.reverse().map(({ author, text }) => ({
    role: author === "visitor" ? ("user" as const) : ("assistant" as const),
    text,
  }));
}

/** Translates into the other language. May take seconds. @returns null when that fails */
export async function translateOrNull(ctx: Ctx, text: string, from: Locale): Promise<string | null> {
  try {
    const { translatedText } = await translate(ctx, { text, from, to: otherLocale(from) });
    return translatedText;
  } catch (error) {
    if (!(error instanceof AppError)) log.warn(safeError(error), "could not translate a chat message");
    return null;
  }
}

/** Stores the answer, unless staff took over meanwhile or another process was faster. */
async function saveAnswer(ctx: Ctx, message: MessageRow, answer: AssistantReply): Promise<MessageRow | null> {
  return ctx.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(chatSession)
      .where(eq(chatSession.id, message.sessionId))
      .for("update");
    if (!session || session.state === "staff") return null;
    const [row] = await tx
      .insert(chatMessage)
      .values({
        sessionId: message.sessionId,
        author: "assistant",
        locale: message.locale,
        text: answer.text,
        translation: answer.translation,
        culturalContext: answer.culturalContext,
        sources: answer.sources,
        origin: answer.by,
        offersPerson: answer.offersPerson,
        answerTo: message.id,
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return (await findAnswer({ ...ctx, db: tx }, message.id)) ?? null;
    // Escalate on an explicit request or danger; an unknown answer only offers a person.
    if (answer.offersPerson && answer.by !== "none")
      await escalateToPerson({ ...ctx, db: tx, now: new Date() }, session);
    await notifyChat({ ...ctx, db: tx }, message.sessionId);
    return row;
  });
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

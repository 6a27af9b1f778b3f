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
import { tell } from "./keep.server.ts";
import { callPerson } from "./person.server.ts";
import type { MessageRow } from "./session.server.ts";

/** Lease of one answer in milliseconds; after it another process may try. */
const patience = 28_000;
const remembered = 10;

/** Bounded, so that answering never delays storing new messages. */
const inTurn = pLimit(12);

/** In this process, by message id. Shutdown waits for them. */
const underWay = new Map<number, Promise<MessageRow | null>>();
const claimed = new Map<number, Date>();

/**
 * Answers a message once, however many callers ask. @returns null while staff have the conversation
 * @throws AppError unavailable when no answer was made in time
 */
export async function answerMessage(ctx: Ctx, asked: MessageRow): Promise<MessageRow | null> {
  const mine = underWay.get(asked.id);
  if (mine) return mine;
  const answer = makeAnswer(ctx, asked).finally(() => underWay.delete(asked.id));
  underWay.set(asked.id, answer);
  return answer;
}

/** Polls for an answer of another process; takes over when that one fails or its lease expires. */
async function makeAnswer(ctx: Ctx, asked: MessageRow): Promise<MessageRow | null> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(400)) {
    const given = await givenAnswer(ctx, asked.id);
    if (given) return given;
    const made = await inTurn(answerIfFree, ctx, asked);
    if (made) return made.answer;
  }
  throw new AppError("unavailable", { retryAfter: 5 });
}

async function answerIfFree(ctx: Ctx, asked: MessageRow): Promise<{ answer: MessageRow | null } | undefined> {
  // Staff may have taken over while it was queued.
  if (await isPersonal(ctx, asked.sessionId)) return { answer: null };
  if (!(await claim(ctx, asked.id))) return undefined;
  try {
    const answer = await askAssistant(ctx, {
      question: asked.text,
      locale: asked.locale,
      history: await historyBefore(ctx, asked),
    });
    return { answer: await keepAnswer(ctx, asked, answer) };
  } finally {
    await release(ctx, asked.id);
  }
}

export async function askAssistant(
  ctx: Ctx,
  asked: Omit<Parameters<typeof answerVisitor>[0], "caller">,
): Promise<AssistantReply> {
  const reply = await answerVisitor({ ...asked, caller: aiCaller(ctx) });
  // Nothing but 911 in an emergency.
  if (isUrgent(asked.question)) return reply;
  if (reply.culturalContext !== null || reply.sources.length === 0) return reply;
  const culturalContext = await explainWords(ctx, `${asked.question}\n${reply.text}`, asked.locale);
  return { ...reply, culturalContext };
}

async function givenAnswer(ctx: Ctx, id: number): Promise<MessageRow | undefined> {
  const [row] = await answersTo(ctx, id);
  return row;
}

const answersTo = (ctx: Ctx, id: number) =>
  ctx.db.select().from(chatMessage).where(eq(chatMessage.answerTo, id));

async function isPersonal(ctx: Ctx, sessionId: number): Promise<boolean> {
  return (
    (await ctx.db.$count(chatSession, and(eq(chatSession.id, sessionId), eq(chatSession.state, "staff")))) > 0
  );
}

async function claim(ctx: Ctx, id: number): Promise<boolean> {
  const now = new Date();
  const free = or(isNull(chatMessage.answeringUntil), lt(chatMessage.answeringUntil, now));
  const until = new Date(now.getTime() + patience);
  const rows = await ctx.db
    .update(chatMessage)
    .set({ answeringUntil: until })
    .where(and(eq(chatMessage.id, id), free, sql`not exists (${answersTo(ctx, id)})`))
    .returning({ id: chatMessage.id });
  if (rows.length > 0) claimed.set(id, until);
  return rows.length > 0;
}

/** Only if the lease is still ours: it may have expired and been taken. */
async function release(ctx: Ctx, id: number): Promise<void> {
  const until = claimed.get(id);
  if (!until) return;
  claimed.delete(id);
  const isMine = and(eq(chatMessage.id, id), eq(chatMessage.answeringUntil, until));
  await ctx.db.update(chatMessage).set({ answeringUntil: null }).where(isMine);
}

async function historyBefore(ctx: Ctx, { sessionId, id }: MessageRow) {
  const rows = await ctx.db
    .select({ author: chatMessage.author, text: chatMessage.text })
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), lt(chatMessage.id, id)))
    .orderBy(desc(chatMessage.id))
    .limit(remembered);
  return rows.reverse().map(({ author, text }) => ({
    role: author === "visitor" ? ("user" as const) : ("assistant" as const),
    text,
  }));
}

export async function translated(ctx: Ctx, text: string, from: Locale): Promise<string | null> {
  try {
    const { translatedText } = await translate(ctx, { text, from, to: otherLocale(from) });
    return translatedText;
  } catch (error) {
    if (!(error instanceof AppError)) log.warn(safeError(error), "a message was not translated");
    return null;
  }
}

/** Stores the answer, unless staff took over meanwhile or another process was faster. */
async function keepAnswer(ctx: Ctx, asked: MessageRow, answer: AssistantReply): Promise<MessageRow | null> {
  return ctx.db.transaction(async (tx) => {
    const [talk] = await tx
      .select()
      .from(chatSession)
      .where(eq(chatSession.id, asked.sessionId))
      .for("update");
    if (!talk || talk.state === "staff") return null;
    const [row] = await tx
      .insert(chatMessage)
      .values({
        sessionId: asked.sessionId,
        author: "assistant",
        locale: asked.locale,
        text: answer.text,
        translation: answer.translation,
        culturalContext: answer.culturalContext,
        sources: answer.sources,
        origin: answer.by,
        offersPerson: answer.offersPerson,
        answerTo: asked.id,
        createdAt: new Date(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) return (await givenAnswer({ ...ctx, db: tx }, asked.id)) ?? null;
    // Escalate on an explicit request or danger; an unknown answer only offers a person.
    if (answer.offersPerson && answer.by !== "none")
      await callPerson({ ...ctx, db: tx, now: new Date() }, talk);
    await tell({ ...ctx, db: tx }, asked.sessionId);
    return row;
  });
}

/**
 * The last message, if the assistant owes an answer: its process died, or staff handed the conversation back without
 * having answered.
 */
export async function leftUnanswered(ctx: Ctx, sessionId: number): Promise<MessageRow | undefined> {
  const [last] = await ctx.db
    .select()
    .from(chatMessage)
    .where(eq(chatMessage.sessionId, sessionId))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  if (last?.author !== "visitor") return undefined;
  const [before] = await ctx.db
    .select({ author: chatMessage.author })
    .from(chatMessage)
    .where(and(eq(chatMessage.sessionId, sessionId), ne(chatMessage.author, "visitor")))
    .orderBy(desc(chatMessage.id))
    .limit(1);
  if (before?.author === "staff") return undefined;
  const isClaimed = last.answeringUntil !== null && last.answeringUntil > ctx.now;
  return isClaimed ? undefined : last;
}

/** Waits up to `timeoutMs` for running answers, then releases the leases of the rest. */
export async function endAnswers(ctx: Ctx, longest: number): Promise<void> {
  const ids = [...underWay.keys()];
  if (ids.length === 0) return;
  await withTimeout(longest, Promise.allSettled(underWay.values()), () => undefined);
  inTurn.clearQueue(); // what has not begun now would end with the database under it
  for (const id of [...claimed.keys()]) await release(ctx, id);
}

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

/** As long as an answer may take before somebody else may try; in milliseconds. */
const patience = 28_000;
/** As much of a conversation the assistant is told. */
const remembered = 10;

/** The others wait: whatever the assistant has to do, what is written must be kept at once. */
const inTurn = pLimit(12);

/** Messages that this process is answering: whoever shuts it down waits for them, or sets them free. */
const underWay = new Map<number, Promise<MessageRow | null>>();
/** Those of them that this process has claimed, and until when. */
const claimed = new Map<number, Date>();

/**
 * The assistant's answer to a message, made once however often it is asked for. Null while a person answers.
 * @throws AppError unavailable when no answer came
 */
export async function answerMessage(ctx: Ctx, asked: MessageRow): Promise<MessageRow | null> {
  const mine = underWay.get(asked.id);
  if (mine) return mine;
  const answer = makeAnswer(ctx, asked).finally(() => underWay.delete(asked.id));
  underWay.set(asked.id, answer);
  return answer;
}

/** Where another process is at it, its answer is waited for; should that one give up or die, it is made here. */
async function makeAnswer(ctx: Ctx, asked: MessageRow): Promise<MessageRow | null> {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(400)) {
    const given = await givenAnswer(ctx, asked.id);
    if (given) return given;
    const made = await inTurn(answerIfFree, ctx, asked);
    if (made) return made.answer;
  }
  throw new AppError("unavailable", { retryAfter: 5 });
}

/** Undefined where another process is at it. */
async function answerIfFree(ctx: Ctx, asked: MessageRow): Promise<{ answer: MessageRow | null } | undefined> {
  // A person may have taken over while it waited for its turn.
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

/** The assistant's reply; where it knows no more of the country, the words that need it are explained. */
export async function askAssistant(
  ctx: Ctx,
  asked: Omit<Parameters<typeof answerVisitor>[0], "caller">,
): Promise<AssistantReply> {
  const reply = await answerVisitor({ ...asked, caller: aiCaller(ctx) });
  // 911 stands alone.
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

/** Whether a person has the conversation. */
async function isPersonal(ctx: Ctx, sessionId: number): Promise<boolean> {
  return (
    (await ctx.db.$count(chatSession, and(eq(chatSession.id, sessionId), eq(chatSession.state, "staff")))) > 0
  );
}

/** One process at a time answers a message, once; one that died with it has it no longer than `patience`. */
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

/** Sets a message free, unless its claim ran out and another process has it now. */
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

/** The same in the other language; null where nobody can say it. */
export async function translated(ctx: Ctx, text: string, from: Locale): Promise<string | null> {
  try {
    const { translatedText } = await translate(ctx, { text, from, to: otherLocale(from) });
    return translatedText;
  } catch (error) {
    if (!(error instanceof AppError)) log.warn(safeError(error), "a message was not translated");
    return null;
  }
}

/** Keeps the answer unless a person took over while it was made, or a twin was faster. */
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
    // Who asks for a person in words, or is in danger, is promised one; where the answer is only not known, they may ask.
    if (answer.offersPerson && answer.by !== "none")
      await callPerson({ ...ctx, db: tx, now: new Date() }, talk);
    await tell({ ...ctx, db: tx }, asked.sessionId);
    return row;
  });
}

/**
 * What a visitor wrote last and nobody answers: the process that was at it ended, or a person handed it back who had
 * said nothing. What was said to a person who answered is not the assistant's to answer.
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

/** Waits for answers under way, at most so long; those that are not ready then are set free for another process. */
export async function endAnswers(ctx: Ctx, longest: number): Promise<void> {
  const ids = [...underWay.keys()];
  if (ids.length === 0) return;
  await withTimeout(longest, Promise.allSettled(underWay.values()), () => undefined);
  inTurn.clearQueue(); // what has not begun now would end with the database under it
  for (const id of [...claimed.keys()]) await release(ctx, id);
}

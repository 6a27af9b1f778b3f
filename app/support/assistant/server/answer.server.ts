import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import { minShare, type SearchResult, searchKnowledge } from "#app/site/guide/public.server.ts";
import type { AiCaller } from "#platform/ai/caller.ts";
import { AiFailure, type Model, model } from "#platform/ai/model.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { log } from "#platform/log/log.server.ts";
import { findFault, type WithholdReason } from "../check-answer.ts";
import type { AssistantReply, EarlierTurn } from "../contract.ts";
import { asksForPerson, isContinuation, isGreeting, isThanks } from "../intents.ts";
import { messages } from "../messages.ts";
import { isUnknown, parseAnswer } from "../parse-answer.ts";
import { isUrgent } from "../urgent.ts";
import { instructions, turnsFor } from "./instructions.server.ts";
import { entryReply, packageLines, sourceOf } from "./source.server.ts";

const maxTokens = 400;
/** Minimum share of the question's words an entry must match to be given to the AI. */
const minContextShare = 0.15;
const maxEntries = 4;

type Question = {
  question: string;
  locale: Locale;
  history: readonly EarlierTurn[];
  caller: AiCaller;
};

/**
 * Answers a visitor: emergencies with 911, everything else from the knowledge base, worded by an AI if there is one.
 * May take 20 s: never call it inside a transaction.
 * @param input.question at most 2,000 characters
 */
export async function answerVisitor(input: Question): Promise<AssistantReply> {
  const { question, locale, history } = input;
  if (isGreeting(question)) return cannedReply("greeting", locale, { by: "knowledge" });
  if (isThanks(question)) return cannedReply("thanks", locale, { by: "knowledge" });
  if (isUrgent(question)) return emergency(locale);
  if (asksForPerson(question)) return cannedReply("person", locale, { by: "knowledge", offersPerson: true });
  const found = await findEntries(input);
  const ai = model();
  const entries = found.filter(({ share }) => share >= minContextShare).slice(0, maxEntries);
  if (ai && entries.length > 0) {
    const reply = await askModel(ai, {
      question,
      locale,
      history,
      caller: input.caller,
      entries: entries.map(({ entry }) => entry),
    });
    if (reply) return reply;
  }
  const [best] = found;
  return best && best.share >= minShare ? entryReply(best.entry, locale) : unknown(locale);
}

/**
 * Adds the previous question to the search if this one continues it ("And for my wife?"), or is short and finds nothing
 * alone.
 */
async function findEntries({ question, locale, history }: Question): Promise<SearchResult[]> {
  const found = await searchKnowledge(question, locale);
  const before = history.findLast(({ role }) => role === "user")?.text;
  const isFollowUp = isContinuation(question);
  if (!before || (!isFollowUp && (bestShare(found) >= minShare || question.split(/\s+/).length > 8)))
    return found;
  const combined = await searchKnowledge(`${before} ${question}`, locale);
  return bestShare(combined) > (isFollowUp ? minShare : bestShare(found)) ? combined : found;
}

const bestShare = ([best]: readonly SearchResult[]) => best?.share ?? 0;

type GroundedQuestion = Parameters<typeof turnsFor>[0] & Pick<Question, "caller">;

async function askModel(ai: Model, input: GroundedQuestion): Promise<AssistantReply | null> {
  const { question, locale, entries } = input;
  const turns = turnsFor(input);
  let raw: string;
  try {
    raw = await ai.complete(turns, { maxTokens, purpose: "chat", caller: input.caller });
  } catch (error) {
    if (error instanceof AiFailure) return null;
    throw error;
  }
  const { text, slugs, context } = parseAnswer(raw);
  if (isUnknown(text)) return unknown(locale);
  const cited = entries.filter(({ slug }) => slugs.includes(slug));
  const used = cited.length > 0 ? cited : entries.slice(0, 1);
  const known = { locale, sources: sourceText(used, locale), question, instructions };
  const fault = findFault(text, known);
  if (fault) return logWithheld(fault);
  return {
    text,
    translation: null,
    sources: used.map((entry) => sourceOf(entry, locale)),
    culturalContext: context && !findFault(context, known) ? context : null,
    by: "model",
    offersPerson: false,
  };
}

/** Only the entries the answer names: a figure of another entry may be about something else. */
function sourceText(used: readonly KnowledgeEntry[], locale: Locale): string {
  const entries = used.map(({ question, answer, source }) =>
    [question[locale], answer[locale], source?.name].join("\n"),
  );
  return [...entries, ...packageLines(locale)].join("\n");
}

/** The answer is not logged: it may quote the visitor. */
function logWithheld(fault: WithholdReason): null {
  log.warn({ fault }, "AI answer withheld");
  return null;
}

function emergency(locale: Locale): AssistantReply {
  const textIn = (of: Locale) => inLocale(messages, of).emergency;
  const page = { title: inLocale(messages, locale).safetyPage, path: "/safety" };
  return {
    text: textIn(locale),
    translation: textIn(otherLocale(locale)),
    sources: [page],
    culturalContext: null,
    by: "knowledge",
    offersPerson: true,
  };
}

function unknown(locale: Locale): AssistantReply {
  return cannedReply("unknown", locale, { by: "none", offersPerson: true });
}

type ReplyInfo = Pick<AssistantReply, "by"> & Partial<Pick<AssistantReply, "offersPerson">>;

function cannedReply(
  key: "greeting" | "thanks" | "person" | "unknown",
  locale: Locale,
  info: ReplyInfo,
): AssistantReply {
  const textIn = (of: Locale) => inLocale(messages, of)[key];
  const [text, translation] = [textIn(locale), textIn(otherLocale(locale))];
  return { text, translation, sources: [], culturalContext: null, offersPerson: false, ...info };
}

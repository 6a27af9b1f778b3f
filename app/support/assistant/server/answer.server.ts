import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import type { AiCaller } from "#platform/ai/caller.ts";
import { AiFailure, type Model, model } from "#platform/ai/model.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { log } from "#platform/log/log.server.ts";
import { findFault, type WithholdReason } from "../check-answer.ts";
import type { AssistantReply, EarlierTurn } from "../contract.ts";
import { messages } from "../messages.ts";
import { isDanger, isUnknown, parseAnswer } from "../parse-answer.ts";
import { isOfCompany } from "../understanding/examples.server.ts";
import { type Understood, understand } from "../understanding/understand.server.ts";
import { companyReply } from "./company-answer.server.ts";
import { instructions, turnsFor } from "./instructions.server.ts";
import { entryReply, packageLines, sourceOf } from "./source.server.ts";
import { vendorsReply } from "./vendors-answer.server.ts";

const maxTokens = 400;

type Question = {
  question: string;
  locale: Locale;
  history: readonly EarlierTurn[];
  caller: AiCaller;
};

/**
 * Answers a visitor, by what `understand` says of the question; an AI, if there is one, words only what the guide answers.
 * May take 20 s: never call it inside a transaction.
 * @param input.question at most 2,000 characters
 */
export async function answerVisitor(ctx: Ctx, input: Question): Promise<AssistantReply> {
  const { locale } = input;
  const understood = await understand(input.question, input.history);
  if (understood.kind === "danger") return emergency(locale);
  const reply = await answerWish(ctx, input, understood);
  return understood.mayBeDanger ? afterWarning(reply, locale) : reply;
}

type Wish = Exclude<Understood, { kind: "danger" }>;

async function answerWish(ctx: Ctx, input: Question, wish: Wish): Promise<AssistantReply> {
  const { locale } = input;
  switch (wish.kind) {
    case "greeting":
    case "thanks":
      return cannedReply(wish.kind, locale, { by: "knowledge" });
    case "person":
      return cannedReply("person", locale, { by: "knowledge", offersPerson: true });
    case "company":
      return companyReply(wish.topic, locale);
    case "vendors":
      return vendorsReply(ctx, wish, locale);
    case "guide":
      return guideReply(input, wish.entries);
    case "unknown":
      return unknown(locale);
  }
}

/** The reply, and 911 before it. */
function afterWarning(reply: AssistantReply, locale: Locale): AssistantReply {
  const after = (of: Locale, text: string) => `${inLocale(messages, of).mayBeDanger}\n\n${text}`;
  const { text, translation } = reply;
  return {
    ...reply,
    text: after(locale, text),
    translation: translation === null ? null : after(otherLocale(locale), translation),
  };
}

/**
 * The entry as the AI words it; itself where there is no AI, it fails, or its answer is withheld or no answer. What is
 * asked about the company (packages, booking) no AI words.
 */
async function guideReply(input: Question, entries: readonly KnowledgeEntry[]): Promise<AssistantReply> {
  const { locale } = input;
  const [best] = entries;
  if (!best) return unknown(locale);
  const ai = isOfCompany(best) ? null : model();
  const worded =
    ai && (await askModel(ai, { ...input, entries: entries.filter((one) => !isOfCompany(one)) }));
  return worded ?? entryReply(best, locale);
}

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
  if (isDanger(text)) return emergency(locale);
  // The guide is sure of its entry, or the AI would not have been asked.
  if (isUnknown(text)) return null;
  const cited = entries.filter(({ slug }) => slugs.includes(slug));
  const used = cited.length > 0 ? cited : entries.slice(0, 1);
  const known = { locale, sources: sourceText(used, locale), question, instructions };
  const fault = findFault(text, known);
  if (fault) return logWithheld(fault);
  if (!isAboutSources(text, known.sources)) return logWithheld("about something else");
  return {
    text,
    translation: null,
    sources: used.map((entry) => sourceOf(entry, locale)),
    culturalContext: context && !findFault(context, known) ? context : null,
    by: "model",
    offersPerson: false,
  };
}

/** Shorter words are in all texts. */
const minTellingLength = 5;
/** At least so much of an answer's long words must be in the entries that it names. */
const minShared = { words: 2, share: 0.25 };

/** Whether an answer speaks of what its sources do, in whatever words. */
function isAboutSources(text: string, sources: string): boolean {
  const telling = (of: string) =>
    new Set(wordsOf(plainText(of)).filter(({ length }) => length >= minTellingLength));
  const [said, known] = [telling(text), telling(sources)];
  const shared = [...said].filter((word) => known.has(word)).length;
  return shared >= minShared.words && shared >= said.size * minShared.share;
}

/** Only the entries the answer names: a figure of another entry may be about something else. */
function sourceText(used: readonly KnowledgeEntry[], locale: Locale): string {
  const entries = used.map(({ question, answer, source }) =>
    [question[locale], answer[locale], source?.name].join("\n"),
  );
  return [...entries, ...packageLines(locale)].join("\n");
}

/** The answer is not logged: it may quote the visitor. */
function logWithheld(fault: WithholdReason | "about something else"): null {
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

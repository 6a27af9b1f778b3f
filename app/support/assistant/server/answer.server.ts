import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import { enough, type Found, searchKnowledge } from "#app/site/guide/public.server.ts";
import type { AiCaller } from "#platform/ai/caller.ts";
import { AiFailure, type Model, model } from "#platform/ai/model.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { log } from "#platform/log/log.server.ts";
import { asksForPerson, goesOnFrom, isGreeting, isThanks } from "../asks-for.ts";
import type { AssistantReply, EarlierTurn } from "../contract.ts";
import { type Fault, faultOf } from "../let-through.ts";
import { messages } from "../messages.ts";
import { isUnknown, parseAnswer } from "../parse-answer.ts";
import { isUrgent } from "../urgent.ts";
import { instructions, turnsFor } from "./instructions.server.ts";
import { ownWords, packageLines, sourceOf } from "./source.server.ts";

/** Tokens of an answer: 120 words and its two lines. */
const maxTokens = 400;
/** What an entry must share with the question for an AI to be told of it; it finds out itself whether it helps. */
const perhaps = 0.15;
/** How many entries an AI is told. */
const mostEntries = 4;

type Asked = {
  question: string;
  locale: Locale;
  history: readonly EarlierTurn[];
  /** Whose share of the AI's money an answer takes. */
  caller: AiCaller;
};

/**
 * Answers a visitor: somebody in danger with 911, all others from the knowledge base, in an AI's words where there is
 * one. May take as long as the AI may (20 s): never call it inside a transaction.
 * @param asked.question at most 2,000 characters @param asked.history oldest first
 */
export async function answerVisitor(asked: Asked): Promise<AssistantReply> {
  const { question, locale, history } = asked;
  if (isGreeting(question)) return said("greeting", locale, { by: "knowledge" });
  if (isThanks(question)) return said("thanks", locale, { by: "knowledge" });
  if (isUrgent(question)) return emergency(locale);
  if (asksForPerson(question)) return said("person", locale, { by: "knowledge", offersPerson: true });
  const found = await findFor(asked);
  const ai = model();
  const entries = found.filter(({ share }) => share >= perhaps).slice(0, mostEntries);
  if (ai && entries.length > 0) {
    const told = await fromModel(ai, {
      question,
      locale,
      history,
      caller: asked.caller,
      entries: entries.map(({ entry }) => entry),
    });
    if (told) return told;
  }
  const [best] = found;
  return best && best.share >= enough ? ownWords(best.entry, locale) : unknown(locale);
}

/**
 * "And for my wife?" is about what was asked before, whatever it would find alone; another short question is so only
 * where alone it finds nothing.
 */
async function findFor({ question, locale, history }: Asked): Promise<Found[]> {
  const found = await searchKnowledge(question, locale);
  const before = history.findLast(({ role }) => role === "user")?.text;
  const goesOn = goesOnFrom(question);
  if (!before || (!goesOn && (shareOf(found) >= enough || question.split(/\s+/).length > 8))) return found;
  const together = await searchKnowledge(`${before} ${question}`, locale);
  return shareOf(together) > (goesOn ? enough : shareOf(found)) ? together : found;
}

const shareOf = ([best]: readonly Found[]) => best?.share ?? 0;

type Grounded = Parameters<typeof turnsFor>[0] & Pick<Asked, "caller">;

/** An AI's answer, if it may be shown; null where the house answers itself. */
async function fromModel(ai: Model, asked: Grounded): Promise<AssistantReply | null> {
  const { question, locale, entries } = asked;
  const turns = turnsFor(asked);
  let raw: string;
  try {
    raw = await ai.complete(turns, { maxTokens, purpose: "chat", caller: asked.caller });
  } catch (error) {
    if (error instanceof AiFailure) return null;
    throw error;
  }
  const { text, slugs, context } = parseAnswer(raw);
  if (isUnknown(text)) return unknown(locale);
  const named = entries.filter(({ slug }) => slugs.includes(slug));
  // Who does not say which entry it was: the likeliest of those it had.
  const used = named.length > 0 ? named : entries.slice(0, 1);
  const known = { locale, told: toldBy(used, locale), question, instructions };
  const fault = faultOf(text, known);
  if (fault) return withheld(fault);
  return {
    text,
    translation: null,
    sources: used.map((entry) => sourceOf(entry, locale)),
    culturalContext: context && !faultOf(context, known) ? context : null,
    by: "model",
    offersPerson: false,
  };
}

/** What the entries that an answer names hold, and the packages: a figure of another entry may be true of another thing. */
function toldBy(used: readonly KnowledgeEntry[], locale: Locale): string {
  const entries = used.map(({ question, answer, source }) =>
    [question[locale], answer[locale], source?.name].join("\n"),
  );
  return [...entries, ...packageLines(locale)].join("\n");
}

/** The answer itself is not logged: it may quote the visitor. */
function withheld(fault: Fault): null {
  log.warn({ fault }, "an answer of the AI was not shown");
  return null;
}

/** 911 stands alone: nothing else may have to be read first. */
function emergency(locale: Locale): AssistantReply {
  const inOne = (of: Locale) => inLocale(messages, of).emergency;
  const page = { title: inLocale(messages, locale).safetyPage, path: "/safety" };
  return {
    text: inOne(locale),
    translation: inOne(otherLocale(locale)),
    sources: [page],
    culturalContext: null,
    by: "knowledge",
    offersPerson: true,
  };
}

function unknown(locale: Locale): AssistantReply {
  return said("unknown", locale, { by: "none", offersPerson: true });
}

type About = Pick<AssistantReply, "by"> & Partial<Pick<AssistantReply, "offersPerson">>;

/** In words of the house, which it has in both languages. */
function said(
  words: "greeting" | "thanks" | "person" | "unknown",
  locale: Locale,
  about: About,
): AssistantReply {
  const inOne = (of: Locale) => inLocale(messages, of)[words];
  const [text, translation] = [inOne(locale), inOne(otherLocale(locale))];
  return { text, translation, sources: [], culturalContext: null, offersPerson: false, ...about };
}

import { setImmediate } from "node:timers/promises";
import { type SearchedService, serviceById, townIn } from "#app/marketplace/vendors/public.server.ts";
import type { Location } from "#app/marketplace/vendors/rules/locations.ts";
import type { KnowledgeEntry } from "#app/site/guide/contract.ts";
import { entryOf } from "#app/site/guide/public.server.ts";
import { plainText, wordsOf } from "#platform/i18n/detect-language.ts";
import { log } from "#platform/log/log.server.ts";
import type { EarlierTurn } from "../contract.ts";
import { Classifier, type Ranked } from "./classifier.ts";
import { type CompanyTopic, companyTopics } from "./company-topics.ts";
import { examples } from "./examples.server.ts";
import { mayContinue } from "./features.ts";

/** What a visitor wants. Of the guide, the entries that may answer, the best first. */
type Wish =
  | { kind: "greeting" | "thanks" | "person" | "unknown" }
  | { kind: "vendors"; services: readonly SearchedService[]; town: Location | undefined; english: boolean }
  | { kind: "company"; topic: CompanyTopic }
  | { kind: "guide"; entries: readonly KnowledgeEntry[] };
/** `mayBeDanger`: a part of a long text sounds a little like it. */
export type Understood = { kind: "danger" } | (Wish & { mayBeDanger: boolean });

/** Probability from which on a text is danger: rather too often than too rarely. */
const minDanger = 0.12;
/** Words of a long text that are judged together for danger, and after how many the next ones begin. */
const dangerWindow = { words: 16, step: 8 };
/** Probability from which on such a part makes the whole danger: without what stands around it, it is judged badly. */
const minDangerPart = 0.8;
/** Probability from which on the best label answers. Below, nothing is understood. */
const minSure = 0.7;
/** Probability from which on another service is offered beside the best one, and another entry given to the AI. */
const minBeside = { service: 0.25, entry: 0.02 };
const maxEntries = 4;

let classifier: Promise<Classifier> | undefined;

/** Builds the classifier in the background, if nothing has yet: for who is about to ask. */
export function prepareToUnderstand(): void {
  readyClassifier().catch((error: unknown) =>
    log.error({ err: error }, "the assistant's classifier was not built"),
  );
}

/** @throws what the building threw; the next call builds again */
function readyClassifier(): Promise<Classifier> {
  classifier ??= Classifier.build(examples(), setImmediate).catch((error: unknown) => {
    classifier = undefined;
    throw error;
  });
  return classifier;
}

/**
 * Decides what answers a visitor: danger before all else; otherwise what the examples of the best label say, if it is sure
 * enough. A short text is read together with the visitor's turn before it. The first call in a process builds the classifier,
 * which takes a second or two (`prepareToUnderstand`).
 */
export async function understand(
  question: string,
  history: readonly EarlierTurn[] = [],
): Promise<Understood> {
  const before = history.findLast(({ role }) => role === "user")?.text;
  const ready = await readyClassifier();
  const ranked = ready.rank(question, before);
  // Also without the turn before it: "someone broke in", after a question about prices.
  const alone = before === undefined ? ranked : ready.rank(question);
  if (Math.max(dangerOf(ranked), dangerOf(alone)) >= minDanger) return { kind: "danger" };
  const part = await dangerInPart(ready, question);
  if (part >= minDangerPart) return { kind: "danger" };
  return { ...wishOf(ranked, question, before), mayBeDanger: part >= minDanger };
}

function wishOf(ranked: readonly Ranked[], question: string, before: string | undefined): Wish {
  const [best] = ranked;
  if (!best || best.probability < minSure) return { kind: "unknown" };
  const [kind, name = ""] = best.label.split(":");
  switch (kind) {
    case "greeting":
    case "thanks":
    case "person":
      return { kind };
    case "guide":
      return { kind, entries: entriesIn(ranked) };
    case "vendors":
      return { kind, services: servicesIn(ranked), ...where(question, before) };
    case "company":
      return companyTopic(name);
    default:
      return { kind: "unknown" };
  }
}

/** The probability of all labels of danger together. */
const dangerOf = (ranked: readonly Ranked[]): number =>
  ranked.reduce((sum, { kind, probability }) => (kind === "danger" ? sum + probability : sum), 0);

/**
 * The danger of a long text's most dangerous part, which the rest of the text would outweigh; 0 for a short text. Other
 * requests run between the parts.
 */
async function dangerInPart(ready: Classifier, question: string): Promise<number> {
  const words = question.split(/\s+/);
  let most = 0;
  for (
    let from = 0;
    from + dangerWindow.step < words.length && words.length > dangerWindow.words && most < minDangerPart;
    from += dangerWindow.step
  ) {
    most = Math.max(most, dangerOf(ready.rank(words.slice(from, from + dangerWindow.words).join(" "))));
    await setImmediate();
  }
  return most;
}

/** What the labels with this prefix name, the best first, down to a probability; the first one in any case. */
function named(ranked: readonly Ranked[], prefix: string, least: number): string[] {
  return ranked
    .filter(({ label, probability }, at) => label.startsWith(prefix) && (at === 0 || probability >= least))
    .map(({ label }) => label.slice(prefix.length));
}

const entriesIn = (ranked: readonly Ranked[]): KnowledgeEntry[] =>
  named(ranked, "guide:", minBeside.entry)
    .slice(0, maxEntries)
    .flatMap((slug) => entryOf(slug) ?? []);

const servicesIn = (ranked: readonly Ranked[]): SearchedService[] =>
  named(ranked, "vendors:", minBeside.service).flatMap((id) => serviceById(id) ?? []);

function companyTopic(name: string): Wish {
  const topic = companyTopics.find((one) => one === name);
  return topic ? { kind: "company", topic } : { kind: "unknown" };
}

/** The town, and whether English is asked for; what a short text leaves out is in the one before it. */
function where(text: string, before: string | undefined): { town: Location | undefined; english: boolean } {
  const earlier = before !== undefined && mayContinue(text) ? before : "";
  return {
    town: townIn(plainWords(text)) ?? townIn(plainWords(earlier)),
    english: wantsEnglish(text) || wantsEnglish(earlier),
  };
}

const plainWords = (text: string): string => wordsOf(plainText(text)).join(" ");

/** A vendor who speaks English; "English lessons" ask for none. */
const wantsEnglish = (text: string): boolean =>
  /\b(speaks?|speaking|hable|hablen|habla|hablan|in|en) (good |some |buen )?(english|ingles)\b|\b(english|ingles) speaking\b/.test(
    plainWords(text),
  );

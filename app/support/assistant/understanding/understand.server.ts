import type { SearchedService } from "#app/marketplace/vendors/public.server.ts";
import type { Location } from "#app/marketplace/vendors/rules/locations.ts";
import type { Topic } from "#app/site/guide/contract.ts";
import { isOutOfScope, minShare, type SearchResult, searchKnowledge } from "#app/site/guide/public.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { EarlierTurn } from "../contract.ts";
import { isGreeting, isThanks } from "../intents.ts";
import { type CompanyTopic, companyTopicOf } from "./company.server.ts";
import { isDanger, resemblesDanger } from "./danger.server.ts";
import { formsOf, type QuestionForms } from "./forms.server.ts";
import { type Wanted, wantedIn } from "./services.server.ts";

/** What a visitor wants. Of the guide, the entries that may answer, the best first. */
type Understood =
  | { kind: "greeting" | "thanks" | "danger" | "person" | "unknown" }
  | { kind: "vendors"; services: readonly SearchedService[]; town: Location | undefined; english: boolean }
  | { kind: "company"; topic: CompanyTopic; asked: string }
  | { kind: "guide"; found: readonly SearchResult[] };

type Asked = { question: string; locale: Locale; history: readonly EarlierTurn[] };

/** Weight from which on vendors are the answer; to a question how something works only from the second. */
const minVendors = { asking: 3, askingHow: 5 };
/** Share from which on the guide answers, and from which on it answers rather than vendors. */
const minGuide = {
  any: 0.42,
  beforeVendors: 0.5,
  continued: minShare,
  before: { next: 0.75, payment: 1.1, prices: 0.5, included: 0.5, where: 0.5, languages: 0.7 } as Partial<
    Record<CompanyTopic, number>
  >,
};
/** From a share of 0.6 on the best entry answers; below, only if it surpasses the second by so much. */
const minMargin = { any: 0.05, ofOneWord: 0.2 };
/** Share of an entry's own question that a single telling word must be. */
const minTitle = 0.3;
/** What the topics are called in a question. */
const topicWords: Partial<Record<Topic, Record<Locale, string>>> = {
  residency: { en: "residency", es: "residencia" },
  visas: { en: "visa", es: "visa" },
  housing: { en: "rent", es: "alquiler" },
  customs: { en: "container", es: "contenedor" },
};

/** Earlier turns of the visitor that a follow-up may continue. */
const maxEarlier = 4;

/**
 * Decides what answers a visitor: danger before all else; then a person, the company, vendors and the guide, of which the
 * surer one wins. Below the floors nothing is understood. A follow-up is read with the turns before it.
 */
export async function understand({ question, locale, history }: Asked): Promise<Understood> {
  if (isGreeting(question)) return { kind: "greeting" };
  if (isThanks(question)) return { kind: "thanks" };
  if (isDanger(question)) return { kind: "danger" };
  const forms = formsOf(question);
  if (forms.asksForPerson) return { kind: "person" };
  const earlier = history.filter(({ role }) => role === "user").map(({ text }) => text);
  const before = forms.mayContinue && earlier.length > 0 ? await previous(earlier, locale) : undefined;
  const understood = before
    ? await continued(question, locale, { forms, before })
    : await alone(question, locale, forms);
  return understood.kind === "unknown" && resemblesDanger(question) ? { kind: "danger" } : understood;
}

type Before = { text: string; about: Understood };

/** The last turn that was not itself a follow-up of nothing, with what it was about. */
async function previous(earlier: readonly string[], locale: Locale): Promise<Before | undefined> {
  const text = earlier.at(-1);
  if (text === undefined) return undefined;
  const history = earlier
    .slice(Math.max(0, earlier.length - maxEarlier), -1)
    .map((one) => ({ role: "user" as const, text: one }));
  const about = await understand({ question: text, locale, history });
  const isNothing = about.kind === "greeting" || about.kind === "thanks" || about.kind === "danger";
  return isNothing ? previous(earlier.slice(0, -1), locale) : { text, about };
}

async function alone(question: string, locale: Locale, forms: QuestionForms): Promise<Understood> {
  const isOutside = isOutOfScope(question);
  const topic = isOutside ? undefined : companyTopicOf(question);
  const found = await searchKnowledge(question, locale);
  if (topic && !isOfGuide(topic, found[0], forms)) return { kind: "company", topic, asked: question };
  const wanted = wantedIn(question);
  if (isOutside && !wanted.isAsked) return { kind: "unknown" };
  return choose(wanted, found, forms);
}

/** "How much is the tax when you buy a condo" only sounds like a question about the company. */
function isOfGuide(
  topic: CompanyTopic,
  best: SearchResult | undefined,
  { isSentence }: QuestionForms,
): boolean {
  if (!best || !isSentence || best.entry.topic === "packages" || best.entry.topic === "process") return false;
  return best.share >= (minGuide.before[topic] ?? minGuide.any);
}

function choose(wanted: Wanted, found: readonly SearchResult[], forms: QuestionForms): Understood {
  const share = sureShare(found);
  const { weight, isAsked, isSought } = wanted;
  const { asksHow, isLong } = forms;
  const isGuide = share >= (isSought ? minGuide.beforeVendors : minGuide.any);
  const prefersGuide = isGuide && (asksHow || !isSought);
  if (isAsked && weight >= (asksHow || isLong ? minVendors.askingHow : minVendors.asking) && !prefersGuide)
    return vendors(wanted, forms);
  return share >= minGuide.any ? { kind: "guide", found } : { kind: "unknown" };
}

/** The best entry's share; 0 where another entry fits as well, or both fit badly. */
function sureShare([best, next]: readonly SearchResult[]): number {
  if (!best) return 0;
  const margin = best.share - (next?.share ?? 0);
  // One word that other entries have too says too little ("is there an app").
  if (best.telling < 2 && best.title < minTitle && margin < minMargin.ofOneWord) return 0;
  if (best.share >= minGuide.beforeVendors + 0.1 || margin >= minMargin.any) return best.share;
  return 0;
}

const vendors = ({ services, town }: Wanted, { wantsEnglish }: QuestionForms): Understood => ({
  kind: "vendors",
  services,
  town,
  english: wantsEnglish,
});

type Follow = { forms: QuestionForms; before: Before };

/** A follow-up: what it leaves out is taken from the turn before it. */
async function continued(question: string, locale: Locale, { forms, before }: Follow): Promise<Understood> {
  const { about } = before;
  const topic = companyTopicOf(question);
  if (about.kind === "vendors") {
    const next = continueVendors(about, wantedIn(question), forms);
    if (next) return next;
  }
  if (topic) return { kind: "company", topic, asked: question };
  const own = await alone(question, locale, forms);
  if (!forms.isRest && !(forms.isShort && about.kind === "guide")) return own;
  if (own.kind === "vendors") return own;
  if (about.kind === "company") return continueCompany(about, `${before.text} ${question}`, forms);
  if (about.kind === "person" || about.kind === "unknown") return { kind: "unknown" };
  if (about.kind !== "guide") return own;
  const [same] = await ofSameTopic(about, question, { forms, locale });
  if (same) return { kind: "guide", found: [same] };
  const both = await searchKnowledge(`${before.text} ${question}`, locale);
  const isSameTopic = both[0]?.entry.topic === about.found[0]?.entry.topic;
  return forms.isRest || isSameTopic ? continueGuide(both, forms) : own;
}

/** "How much is it?" after what is in a package asks for its price. */
function continueCompany(
  about: Extract<Understood, { kind: "company" }>,
  asked: string,
  { asksCost }: QuestionForms,
): Understood {
  const isOfPackages = about.topic === "included" || about.topic === "next" || about.topic === "who";
  return { ...about, topic: asksCost && isOfPackages ? "prices" : about.topic, asked };
}

/** Entries of the topic before that say how long something takes. */
async function ofSameTopic(
  { found: [before] }: Extract<Understood, { kind: "guide" }>,
  question: string,
  { forms, locale }: { forms: QuestionForms; locale: Locale },
): Promise<readonly SearchResult[]> {
  if (!before || !forms.asksDuration || forms.asksCost) return [];
  const found = await searchKnowledge(
    `${topicWords[before.entry.topic]?.[locale] ?? ""} ${question}`,
    locale,
  );
  return found.filter(
    ({ entry, share }) =>
      entry.topic === before.entry.topic &&
      share >= minGuide.beforeVendors &&
      entry.slug !== before.entry.slug &&
      tells(entry, forms),
  );
}

/** Whether an entry gives a sum or a duration, where that is asked for. */
function tells({ answer }: SearchResult["entry"], { asksCost }: QuestionForms): boolean {
  return asksCost
    ? /\$|\bfree\b/i.test(answer.en)
    : /\b(days?|weeks?|months?|years?|hours?)\b/i.test(answer.en);
}

function continueVendors(
  about: Extract<Understood, { kind: "vendors" }>,
  { services, town, weight, isNamed }: Wanted,
  forms: QuestionForms,
): Understood | undefined {
  const english = about.english || forms.wantsEnglish;
  // "And who cleans it?", "do any of them speak English?"
  if (forms.isRest && (forms.wantsEnglish || (forms.pointsBack && services.length > 0 && !isNamed)))
    return { ...about, town: town ?? about.town, english };
  if (services.length > 0 && weight >= 1) return { ...about, services, town: town ?? about.town, english };
  if (town) return { ...about, town, english };
  if (forms.wantsEnglish) return { ...about, english };
  if (forms.asksCost || forms.asksDuration) return { kind: "company", topic: "booking", asked: "" };
  return undefined;
}

/** The entry that fits both turns; none where the follow-up asks for a sum that the guide does not give. */
function continueGuide(both: readonly SearchResult[], forms: QuestionForms): Understood {
  const [best] = both;
  if (!best || best.share < minGuide.continued) return { kind: "unknown" };
  if (forms.asksCost && !tells(best.entry, forms)) return { kind: "unknown" };
  return { kind: "guide", found: both };
}

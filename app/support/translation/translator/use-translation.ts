import { useEffect, useRef, useState } from "react";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { isLocale, type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type Answered, nearIn } from "../form-answer.ts";
import { messages } from "../messages.ts";
import { type Scenario, scenarioIn, scenarioKeys } from "../scenarios.ts";
import {
  forgetTranslations,
  isSame,
  keepTranslation,
  keptTranslations,
  type Shown,
} from "./kept-translations.ts";

/** The contract's number once more, without Zod, which a reader's browser need not load. */
const longestText = 2_000;
/** Whoever translates may think; in milliseconds. */
const patience = 30_000;
const draft = "arribo.translation";

/** What is typed, and its language: kept over a reload of this tab. */
function useTyped(answered: Answered | null) {
  const { locale } = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(answered?.text ?? "");
  const [from, setFrom] = useState<Locale>(answered?.from ?? locale);
  useEffect(() => {
    // What was typed before the page was alive is newer than what this tab kept.
    const typed = area.current?.value;
    if (typed) return setText(typed);
    const kept = (readSession(draft) ?? {}) as Record<string, unknown>;
    if (typeof kept.text === "string") setText(kept.text);
    if (isLocale(kept.from)) setFrom(kept.from);
  }, []);
  const put = (words: string, language: Locale) => {
    setText(words);
    setFrom(language);
    writeSession(draft, { text: words, from: language });
  };
  return { area, text, from, put };
}

/** The last phrases on this device. */
function useLast() {
  const [last, setLast] = useState<readonly Shown[]>([]);
  useEffect(() => setLast(keptTranslations()), []);
  const keep = (phrase: Shown) => {
    setLast(keepTranslation(phrase));
    return phrase;
  };
  const forget = () => {
    forgetTranslations();
    setLast([]);
  };
  return { last, keep, forget };
}

/** The form: what is typed, what came of it, and the last phrases. @param answered how it was answered without scripts */
export function useTranslation(answered: Answered | null) {
  const { locale } = useLocale();
  const { failure: t } = useText(messages);
  const { fields } = useText(httpMessages);
  const { area, text, from, put } = useTyped(answered);
  const [shown, setShown] = useState<Shown | null>(answered?.shown ?? null);
  const [failure, setFailure] = useState<string | null>(answered?.failure ?? null);
  const [nearest, setNearest] = useState<readonly Shown[]>(answered?.nearest ?? []);
  const [error, setError] = useState<string | undefined>(answered?.error);
  const [busy, setBusy] = useState(false);
  const { last, keep, forget } = useLast();
  // How often a phrase was put onto the screen with its translation: an answer that comes late does not take its place.
  const filled = useRef(0);

  const type = (words: string) => {
    put(words, from);
    setError(undefined);
  };
  const choose = (language: Locale) => put(text, language);
  const show = (phrase: Shown) => {
    setShown(phrase);
    setFailure(null);
    setError(undefined);
  };
  const fill = (phrase: Shown) => {
    filled.current += 1;
    put(phrase.text, phrase.language);
    show(phrase);
  };
  const scenario = (key: Scenario) => shownScenario(key, from, locale);
  const swap = () => {
    if (!shown || failure !== null || !isSame(shown, text, from)) return choose(otherLocale(from));
    fill({ ...shown, text: shown.translatedText, translatedText: shown.text, language: otherLocale(from) });
  };
  const fail = (thrown: unknown) => {
    const here = [...last, ...scenarioKeys.map(scenario)].find((one) => isSame(one, text, from));
    if (here && !(thrown instanceof ApiError)) return show(here);
    setFailure(whyNot(thrown, t));
    const refusal = thrown instanceof ApiError ? thrown.body : undefined;
    setNearest(nearIn(refusal, from));
    setError(refusal?.fields?.text);
  };
  const translate = async () => {
    if (busy || text.trim() === "") return;
    const isTooLong = text.trim().length > longestText;
    setError(isTooLong ? fields.tooLong(longestText) : undefined);
    if (isTooLong) return area.current?.focus();
    setBusy(true);
    const before = filled.current;
    try {
      const phrase = keep(await ask(text, from));
      if (filled.current === before) show(phrase);
    } catch (thrown) {
      if (filled.current === before) fail(thrown);
    }
    setBusy(false);
  };
  const acts = { type, choose, fill, scenario, swap, translate, forget };
  return { ...acts, area, text, from, shown, failure, nearest, error, busy, last };
}
export type TranslationState = ReturnType<typeof useTranslation>;

/** What to tell beside the spec's texts: when to try again, or what works all the same. */
function whyNot(thrown: unknown, t: { phrases: string; offline: string }): string {
  if (!(thrown instanceof ApiError)) return navigator.onLine ? t.phrases : t.offline;
  const wait = thrown.status === 429 ? thrown.body?.message : undefined;
  return wait ?? t.phrases;
}

function shownScenario(key: Scenario, language: Locale, reader: Locale): Shown {
  return { ...scenarioIn(key, language, reader), language, from: "phrasebook" };
}

async function ask(text: string, language: Locale): Promise<Shown> {
  const asked = { text, fromLanguage: language, toLanguage: otherLocale(language) };
  const signal = AbortSignal.timeout(patience);
  const { translatedText, culturalContext, from } = await api.post("/api/chat/translate", asked, { signal });
  return { text, language, translatedText, culturalContext, from };
}

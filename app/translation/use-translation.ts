import { useEffect, useRef, useState } from "react";
import { ApiError, request } from "#platform/api-client.ts";
import { readSession, writeSession } from "#platform/form/session-store.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { isLocale, type Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Translation } from "./contract.ts";
import type { Answered } from "./form-answer.ts";
import {
  forgetTranslations,
  isSame,
  keepTranslation,
  keptTranslations,
  type Shown,
} from "./kept-translations.ts";
import { messages } from "./messages.ts";
import { type Scenario, scenarioIn, scenarioKeys } from "./scenarios.ts";

/** The contract's number once more, without Zod, which a reader's browser need not load. */
const longestText = 2_000;
/** Whoever translates may think; in milliseconds. */
const patience = 30_000;
const draft = "arribo.translation";

export const otherOf = (locale: Locale): Locale => (locale === "en" ? "es" : "en");

/** The form: what is typed, what came of it, and the last phrases. @param answered how it was answered without scripts */
export function useTranslation(answered: Answered | null) {
  const { locale } = useLocale();
  const { failure: t } = useText(messages);
  const { fields } = useText(httpMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(answered?.text ?? "");
  const [from, setFrom] = useState<Locale>(answered?.from ?? locale);
  const [shown, setShown] = useState<Shown | null>(answered?.shown ?? null);
  const [failure, setFailure] = useState<string | null>(answered?.failure ?? null);
  const [error, setError] = useState<string | undefined>(answered?.error);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<readonly Shown[]>([]);

  useEffect(() => {
    setLast(keptTranslations());
    // What was typed before the page was alive is newer than what this tab kept.
    const typed = area.current?.value;
    if (typed) return setText(typed);
    const kept = (readSession(draft) ?? {}) as Record<string, unknown>;
    if (typeof kept.text === "string") setText(kept.text);
    if (isLocale(kept.from)) setFrom(kept.from);
  }, []);
  const keep = (words: string, language: Locale) => writeSession(draft, { text: words, from: language });

  const type = (words: string) => {
    setText(words);
    setError(undefined);
    keep(words, from);
  };
  const choose = (language: Locale) => {
    setFrom(language);
    keep(text, language);
  };
  /** Puts a phrase and its translation onto the screen. */
  const fill = (phrase: Shown) => {
    setText(phrase.text);
    setFrom(phrase.language);
    keep(phrase.text, phrase.language);
    setShown(phrase);
    setFailure(null);
    setError(undefined);
  };
  const scenario = (key: Scenario): Shown => ({
    ...scenarioIn(key, from, locale),
    language: from,
    from: "phrasebook",
  });
  const swap = () => {
    if (!shown || failure !== null || !isSame(shown, text, from)) return choose(otherOf(from));
    fill({ ...shown, text: shown.translatedText, translatedText: shown.text, language: otherOf(from) });
  };

  const translate = async () => {
    if (busy || text.trim() === "") return;
    if (text.trim().length > longestText) {
      setError(fields.tooLong(longestText));
      area.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const body = { text, fromLanguage: from, toLanguage: otherOf(from) };
      const signal = AbortSignal.timeout(patience);
      const response = await request("POST", "/api/chat/translate", { body, signal });
      const answer = (await response.json()) as Translation;
      const { translatedText, culturalContext } = answer;
      const phrase = { text, language: from, translatedText, culturalContext, from: answer.from };
      setShown(phrase);
      setFailure(null);
      setLast(keepTranslation(phrase));
    } catch (thrown) {
      const here = [...last, ...scenarioKeys.map(scenario)].find((one) => isSame(one, text, from));
      if (here && !(thrown instanceof ApiError)) fill(here);
      else {
        setFailure(whyNot(thrown, t));
        setError(thrown instanceof ApiError ? thrown.body?.fields?.text : undefined);
      }
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    forgetTranslations();
    setLast([]);
  };
  const state = { area, text, from, shown, failure, error, busy, last };
  return { ...state, type, choose, fill, scenario, swap, translate, forget };
}
export type TranslationState = ReturnType<typeof useTranslation>;

/** What to tell beside the spec's texts: when to try again, or what works all the same. */
function whyNot(thrown: unknown, t: { phrases: string; offline: string }): string {
  if (!(thrown instanceof ApiError)) return navigator.onLine ? t.phrases : t.offline;
  const wait = thrown.status === 429 ? thrown.body?.message : undefined;
  return wait ?? t.phrases;
}

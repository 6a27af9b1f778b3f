import { createContext, useContext, useEffect, useRef, useState } from "react";
import { ApiError } from "#platform/api-client/client.ts";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { isLocale, type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type FormResult, nearestPhrasesIn } from "../form-result.ts";
import { messages } from "../messages.ts";
import { NotInPhrasebook, requestTranslation } from "../request-translation.ts";
import {
  clearTranslations,
  isSameText,
  type SavedTranslation,
  savedTranslations,
  saveTranslation,
} from "../saved-translations.ts";
import { type Scenario, scenarioIn, scenarioKeys } from "../scenarios.ts";

/** The contract's limit, repeated so that the browser does not load Zod. */
const maxTextLength = 2_000;
const draftKey = "arribo.translation";

function useDraft(initial: FormResult | null) {
  const { locale } = useLocale();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial?.text ?? "");
  const [from, setFrom] = useState<Locale>(initial?.from ?? locale);
  useEffect(() => {
    // Text typed before hydration is newer than the draft.
    const typed = area.current?.value;
    if (typed) return setText(typed);
    const stored = (readSession(draftKey) ?? {}) as Record<string, unknown>;
    if (typeof stored.text === "string") setText(stored.text);
    if (isLocale(stored.from)) setFrom(stored.from);
  }, []);
  const setDraft = (value: string, language: Locale) => {
    setText(value);
    setFrom(language);
    writeSession(draftKey, { text: value, from: language });
  };
  return { area, text, from, setDraft };
}

function useSavedPhrases() {
  const [last, setLast] = useState<readonly SavedTranslation[]>([]);
  useEffect(() => setLast(savedTranslations()), []);
  const save = (phrase: SavedTranslation) => {
    setLast(saveTranslation(phrase));
    return phrase;
  };
  const clear = () => {
    clearTranslations();
    setLast([]);
  };
  return { last, save, clear };
}

/** @param initial result of the form without JavaScript */
export function useTranslation(initial: FormResult | null) {
  const { locale } = useLocale();
  const { failure: t } = useText(messages);
  const { fields } = useText(httpMessages);
  const { area, text, from, setDraft } = useDraft(initial);
  const [shown, setShown] = useState<SavedTranslation | null>(initial?.shown ?? null);
  const [failure, setFailure] = useState<string | null>(initial?.failure ?? null);
  const [nearest, setNearest] = useState<readonly SavedTranslation[]>(initial?.nearest ?? []);
  const [error, setError] = useState<string | undefined>(initial?.error);
  const [busy, setBusy] = useState(false);
  const { last, save, clear } = useSavedPhrases();
  // Counts fills, so that a late response does not replace a newer phrase.
  const fillCount = useRef(0);

  const type = (value: string) => {
    setDraft(value, from);
    setError(undefined);
  };
  const choose = (language: Locale) => setDraft(text, language);
  const show = (phrase: SavedTranslation) => {
    setShown(phrase);
    setFailure(null);
    setError(undefined);
  };
  const fill = (phrase: SavedTranslation) => {
    fillCount.current += 1;
    setDraft(phrase.text, phrase.language);
    show(phrase);
  };
  const scenario = (key: Scenario) => scenarioPhrase(key, from, locale);
  const swap = () => {
    if (!shown || failure !== null || !isSameText(shown, text, from)) return choose(otherLocale(from));
    fill({ ...shown, text: shown.translatedText, translatedText: shown.text, language: otherLocale(from) });
  };
  const showFailure = (thrown: unknown) => {
    const offline = [...last, ...scenarioKeys.map(scenario)].find((one) => isSameText(one, text, from));
    if (offline && !(thrown instanceof ApiError)) return show(offline);
    setFailure(failureText(thrown, t));
    const refusal = thrown instanceof ApiError ? thrown.body : undefined;
    setNearest(thrown instanceof NotInPhrasebook ? thrown.nearest : nearestPhrasesIn(refusal, from));
    setError(refusal?.fields?.text);
  };
  const translate = async () => {
    if (busy || text.trim() === "") return;
    const isTooLong = text.trim().length > maxTextLength;
    setError(isTooLong ? fields.tooLong(maxTextLength) : undefined);
    if (isTooLong) return area.current?.focus();
    setBusy(true);
    const before = fillCount.current;
    try {
      const phrase = save(await requestTranslation(text, from, locale));
      if (fillCount.current === before) show(phrase);
    } catch (thrown) {
      if (fillCount.current === before) showFailure(thrown);
    }
    setBusy(false);
  };
  const actions = { save, type, choose, fill, scenario, swap, translate, clear };
  return { ...actions, area, text, from, shown, failure, nearest, error, busy, last };
}
export type TranslationState = ReturnType<typeof useTranslation>;

function failureText(thrown: unknown, t: { phrases: string; offline: string }): string {
  if (!(thrown instanceof ApiError)) return navigator.onLine ? t.phrases : t.offline;
  const wait = thrown.status === 429 ? thrown.body?.message : undefined;
  return wait ?? t.phrases;
}

function scenarioPhrase(key: Scenario, language: Locale, reader: Locale): SavedTranslation {
  return { ...scenarioIn(key, language, reader), language, from: "phrasebook" };
}

/** For the parts of the page that are loaded late. */
export const TranslationContext = createContext<TranslationState | null>(null);

/** @throws Error outside the page */
export function useTranslationState(): TranslationState {
  const state = useContext(TranslationContext);
  if (!state) throw new Error("only within the translation page");
  return state;
}

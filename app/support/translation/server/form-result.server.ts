import { data } from "react-router";
import { errorStatus } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { type FormAnswer, type FormPost, readForm } from "#platform/http/calls/form-post.server.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { Translation } from "../contract.ts";
import { type FormResult, nearestPhrasesIn } from "../form-result.ts";
import { messages } from "../messages.ts";
import { type Scenario, scenarioIn, scenarioKeys } from "../scenarios.ts";

type Page = { locale: Locale; submit: (call: Call, post: FormPost) => Promise<FormAnswer> };

/**
 * Answers a form that was posted without JavaScript: a scenario, or a translation by the same call.
 * @returns what the page shows, with the call's HTTP status if it failed
 */
export async function answerForm(request: Request, { locale, submit }: Page, call: Call) {
  const fields = await readForm(request).catch(refuseAsPage);
  const from = fields.fromLanguage === "es" ? "es" : "en";
  const scenario = scenarioKeys.find((key) => key === fields.scenario);
  if (scenario) return data<FormResult>(scenarioResult(scenario, from, locale));
  const { text = "" } = fields;
  const toLanguage = fields.toLanguage ?? otherLocale(from);
  const outcome = await submit(call, { body: { text, fromLanguage: from, toLanguage }, locale });
  if (outcome.ok) {
    const shown = { text, language: from, ...(outcome.answer as Translation) } as const;
    return data<FormResult>({ text, from, shown, failure: null });
  }
  const { code, message, fields: errors = {} } = outcome.error;
  const error = errors.text ?? errors.toLanguage;
  const failure = code === "rate_limited" ? message : inLocale(messages, locale).failure.phrases;
  const nearest = nearestPhrasesIn(outcome.error, from);
  return data<FormResult>(
    { text, from, shown: null, failure: error ? null : failure, error, nearest },
    { status: errorStatus[code] },
  );
}

function scenarioResult(key: Scenario, from: Locale, reader: Locale): FormResult {
  const filled = scenarioIn(key, from, reader);
  return { text: filled.text, from, shown: { ...filled, language: from, from: "phrasebook" }, failure: null };
}

import { data } from "react-router";
import { errorStatus } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { type FormAnswer, type FormPost, readForm } from "#platform/http/calls/form-post.server.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { Translation } from "../contract.ts";
import { type Answered, nearIn } from "../form-answer.ts";
import { messages } from "../messages.ts";
import { type Scenario, scenarioIn, scenarioKeys } from "../scenarios.ts";

type Page = { locale: Locale; submit: (call: Call, post: FormPost) => Promise<FormAnswer> };

/** The form as a browser without scripts posts it: the same call as with them, answered with a page. */
export async function answerForm(request: Request, { locale, submit }: Page, call: Call) {
  const fields = await readForm(request).catch(refuseAsPage);
  const from = fields.fromLanguage === "es" ? "es" : "en";
  const chosen = scenarioKeys.find((key) => key === fields.scenario);
  if (chosen) return data<Answered>(scenarioAnswer(chosen, from, locale));
  const { text = "" } = fields;
  const toLanguage = fields.toLanguage ?? otherLocale(from);
  const outcome = await submit(call, { body: { text, fromLanguage: from, toLanguage }, locale });
  if (outcome.ok) {
    const shown = { text, language: from, ...(outcome.answer as Translation) } as const;
    return data<Answered>({ text, from, shown, failure: null });
  }
  const { code, message, fields: errors = {} } = outcome.error;
  const error = errors.text ?? errors.toLanguage;
  const failure = code === "rate_limited" ? message : inLocale(messages, locale).failure.phrases;
  const nearest = nearIn(outcome.error, from);
  return data<Answered>(
    { text, from, shown: null, failure: error ? null : failure, error, nearest },
    { status: errorStatus[code] },
  );
}

function scenarioAnswer(key: Scenario, from: Locale, reader: Locale): Answered {
  const filled = scenarioIn(key, from, reader);
  return { text: filled.text, from, shown: { ...filled, language: from, from: "phrasebook" }, failure: null };
}

import { data } from "react-router";
import { errorStatus } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { type FormAnswer, type FormPost, readForm } from "#platform/http/calls/form-post.server.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { PostReceipt } from "../contract.ts";
import { type FormResult, isMissing } from "../form-result.ts";
import { messages } from "../messages.ts";

type FormRequest = {
  request: Request;
  page: { locale: Locale; submit: (call: Call, post: FormPost) => Promise<FormAnswer> };
  call: Call;
  replyTo?: number;
};

/**
 * Answers a form that was posted without JavaScript, by the same call.
 * @returns what the page shows, with the call's HTTP status if it was refused
 */
export async function answerForm({ request, page: { submit, locale }, call, replyTo }: FormRequest) {
  const fields = await readForm(request).catch(refuseAsPage);
  const { userId = "", title = "", content = "", language = "", topic = "", town = "" } = fields;
  const { notify = "", email = "", homepage: trap } = fields;
  const post = { title, ...(topic && { topic }), ...(town && { town }) };
  const kindFields = replyTo === undefined ? post : { replyTo };
  const optional = { ...(language && { language }), ...(notify && { email }) };
  const body = { userId, content, ...kindFields, trap, ...optional };
  const outcome = await submit(call, { body, locale });
  if (outcome.ok) {
    const { held, asked = false } = outcome.answer as PostReceipt;
    return data<FormResult>({ held, asked, email: notify ? email.trim() : "" });
  }
  const { code, message, fields: errors = {} } = outcome.error;
  const values = { userId, title, content, language, topic, town, notify, email };
  const { write, reply } = inLocale(messages, locale);
  const [kind, t] = replyTo === undefined ? (["post", write] as const) : (["reply", reply] as const);
  const errorText = isMissing(values, kind) ? write.missing : t.failed(message);
  return data<FormResult>({ values, errors, message: errorText }, { status: errorStatus[code] });
}

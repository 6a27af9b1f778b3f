import { data } from "react-router";
import { errorStatus } from "#platform/errors.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { type FormAnswer, type FormPost, readForm } from "#platform/http/calls/form-post.server.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import type { PostReceipt } from "../contract.ts";
import { type Answered, isMissing } from "../form-answer.ts";
import { messages } from "../messages.ts";

type Posted = {
  request: Request;
  /** The page's own request. */
  page: { locale: Locale; submit: (call: Call, post: FormPost) => Promise<FormAnswer> };
  /** The call that posts. */
  call: Call;
  /** The post that is answered; none where a conversation is begun. */
  replyTo?: number;
};

/** A form as a browser without scripts posts it: the same call as with them, answered with a page. */
export async function answerForm({ request, page: { submit, locale }, call, replyTo }: Posted) {
  const fields = await readForm(request).catch(refuseAsPage);
  const { userId = "", title = "", content = "", language = "", homepage: trap } = fields;
  const about = replyTo === undefined ? { title } : { replyTo };
  const body = { userId, content, ...about, trap, ...(language ? { language } : {}) };
  const outcome = await submit(call, { body, locale });
  if (outcome.ok) return data<Answered>({ held: (outcome.answer as PostReceipt).held });
  const { code, message, fields: errors = {} } = outcome.error;
  const values = { userId, title, content, language };
  const { write, reply } = inLocale(messages, locale);
  const [kind, t] = replyTo === undefined ? (["post", write] as const) : (["reply", reply] as const);
  const told = isMissing(values, kind) ? write.missing : t.failed(message);
  return data<Answered>({ values, errors, message: told }, { status: errorStatus[code] });
}

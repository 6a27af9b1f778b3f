import { messages as httpMessages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./messages.ts";
import type { Failure } from "./sending.ts";

/**
 * What to say in the form after "it failed", sentence by sentence: why, where that is known, what the server said
 * of fields the form does not have, and that nothing typed was lost.
 * @param online whether the browser believes to have a network
 */
export function failureDetails(
  failure: Failure,
  fields: readonly string[],
  locale: Locale,
  online: boolean,
): string[] {
  const t = inLocale(messages, locale);
  const { code } = failure;
  // Those whose words tell a person more than "something went wrong".
  const telling: Partial<Record<string, string>> = inLocale(httpMessages, locale).errors;
  const why =
    code === undefined
      ? // A message without a code is not ours; it is all that is known.
        (failure.message ?? (!online && t.offline))
      : // The server says how long to wait.
        code === "rate_limited"
        ? (failure.message ?? telling[code])
        : telling[code];
  const unplaced = Object.entries(failure.fields).filter(([field]) => !fields.includes(field));
  return [why || "", ...unplaced.map(([, words]) => words), t.kept].filter(Boolean);
}

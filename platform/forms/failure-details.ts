import { messages as httpMessages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./messages.ts";
import type { Failure } from "./sending.ts";

/** The sentences to show after a failure: the reason, messages for fields that the form lacks, and that the draft is safe. */
export function failureDetails(
  failure: Failure,
  fields: readonly string[],
  locale: Locale,
  online: boolean,
): string[] {
  const t = inLocale(messages, locale);
  const { code } = failure;
  const knownReasons: Partial<Record<string, string>> = inLocale(httpMessages, locale).errors;
  const reason =
    code === undefined
      ? // A message without a code comes from a proxy.
        (failure.message ?? (!online && t.offline))
      : // The server's message says how long to wait.
        code === "rate_limited"
        ? (failure.message ?? knownReasons[code])
        : knownReasons[code];
  const unplaced = Object.entries(failure.fields).filter(([field]) => !fields.includes(field));
  return [reason || "", ...unplaced.map(([, text]) => text), t.kept].filter(Boolean);
}

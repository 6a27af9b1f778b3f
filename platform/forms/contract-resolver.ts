import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { issueText } from "#platform/http/calls/field-errors.ts";
import { messages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";

/** Validates a form with a contract; loaded late (use-contract-form.ts), because Zod is a quarter of such a page's scripts. */
export function contractResolver<V extends FieldValues, O extends object>(
  contract: z.ZodType<O>,
  locale: Locale,
): Resolver<V, unknown, O> {
  const t = inLocale(messages, locale).fields;
  // All form fields are texts, whatever the schema's input type.
  return zodResolver<V, unknown, O>(contract as z.ZodType<O, V>, {
    error: (issue) => issueText(issue as z.core.$ZodIssue, t),
  });
}

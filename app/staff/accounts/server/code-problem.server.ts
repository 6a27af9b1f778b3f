import { LostSecondStep, WrongCode } from "#platform/auth/second-step/second-step.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";

/** @returns the text for the code's field; undefined for other errors */
export function codeProblem(error: unknown, locale: Locale): string | undefined {
  const { wrongCode, lostSecondStep } = inLocale(messages, locale);
  if (error instanceof WrongCode) return wrongCode;
  return error instanceof LostSecondStep ? lostSecondStep : undefined;
}

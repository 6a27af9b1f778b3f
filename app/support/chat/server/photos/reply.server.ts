import { nextOpening } from "#app/staff/outbox/team-hours.ts";
import type { AssistantReply } from "#app/support/assistant/contract.ts";
import { operator } from "#platform/config/operator.server.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./messages.ts";

type TextKey = keyof typeof messages;

/** A text of a photo's messages, as the columns of a message have it. */
export function inBothLanguages(key: TextKey, locale: Locale): { text: string; translation: string } {
  return { text: inLocale(messages, locale)[key], translation: inLocale(messages, otherLocale(locale))[key] };
}

/**
 * What the assistant says to a photo: that it cannot see it, and that a person will. It escalates, as an answer to who asks
 * for a person.
 * @param isFurther the visitor waits already, and has read this for an earlier photo
 */
export function photoReply(locale: Locale, now: Date, isFurther: boolean): AssistantReply {
  const isOpen = nextOpening(now, operator().chatHours) === null;
  return {
    ...inBothLanguages(isFurther ? "another" : isOpen ? "here" : "away", locale),
    culturalContext: null,
    sources: [],
    by: "knowledge",
    offersPerson: true,
  };
}

import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import type { RequestInput } from "../request-queue.ts";

type SentRequest = Pick<RequestInput, "protocol" | "urgency"> & {
  unreachable: boolean;
};

/** Confirmation text; promises an answer only if the team can give one. */
export function confirmationText({ protocol, urgency, unreachable }: SentRequest, locale: Locale) {
  const { sent, noContact } = inLocale(messages, locale);
  const isGeneral = protocol === "General Safety Request";
  const name = inLocale(protocolNames, locale)[protocol];
  const time = sent.times[urgency];
  const withAnswer = isGeneral ? sent.general(time) : sent.text(name, time);
  const withoutAnswer = isGeneral ? noContact.sentGeneral : noContact.sent(name);
  return { title: sent.title, description: unreachable ? withoutAnswer : withAnswer };
}

import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import type { Asked } from "../request-queue.ts";

type Sent = Pick<Asked, "protocol" | "urgency"> & {
  unreachable: boolean;
};

/** Confirmation text; promises an answer only if the team can give one. */
export function sentWords({ protocol, urgency, unreachable }: Sent, locale: Locale) {
  const { sent, noContact } = inLocale(messages, locale);
  const isGeneral = protocol === "General Safety Request";
  const name = inLocale(protocolNames, locale)[protocol];
  const time = sent.times[urgency];
  const answered = isGeneral ? sent.general(time) : sent.text(name, time);
  const unanswered = isGeneral ? noContact.sentGeneral : noContact.sent(name);
  return { title: sent.title, description: unreachable ? unanswered : answered };
}

import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "./messages.ts";
import { protocolNames } from "./protocol-names.ts";
import type { Asked } from "./request-queue.ts";

/** What somebody reads once the team has their request. */
export function sentWords({ protocol, urgency }: Pick<Asked, "protocol" | "urgency">, locale: Locale) {
  const { sent } = inLocale(messages, locale);
  const time = sent.times[urgency];
  const description =
    protocol === "General Safety Request"
      ? sent.general(time)
      : sent.text(inLocale(protocolNames, locale)[protocol], time);
  return { title: sent.title, description };
}

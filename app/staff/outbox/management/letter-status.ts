import { momentText } from "#app/staff/shell/record/moments.ts";
import { useNow } from "#app/staff/shell/record/now.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { type OutboxMessage, rateLimitError } from "../contract.ts";
import { mayHaveArrived } from "../final-state.ts";

/** Whether there is a service that sends it. */
export function useIsConfigured({ channel }: OutboxMessage): boolean {
  const { mailIsConfigured, whatsappIsConfigured } = useStaff();
  return channel === "email" ? mailIsConfigured : whatsappIsConfigured;
}

/** Whether it waits for the end of quiet hours: it has not been tried, and may not be yet. */
export function useIsQuiet({ status, attempts, notBefore }: OutboxMessage): boolean {
  const now = useNow();
  return status === "waiting" && attempts === 0 && notBefore !== null && Date.parse(notBefore) > now;
}

/** How a message stands: a word, and sentences that claim no more than is known. */
export function useLetterStatus(letter: OutboxMessage): { state: string; words: string[] } {
  const t = useText(messages);
  const words = t.standing;
  const { locale } = useLocale();
  const configured = useIsConfigured(letter);
  const quiet = useIsQuiet(letter);
  const at = (moment: string | null) => (moment ? momentText(moment, "moment", locale) : "?");
  const { channel, status, stoppedAt, lastError, notBefore } = letter;
  const reason = lastError ?? "?";
  const state = t.states[status];
  const last = letter.tries.at(-1)?.outcome ?? "refused";

  switch (status) {
    case "sent_by_hand":
      return { state, words: [words.byHand(letter.sentBy ?? "?", at(letter.sentAt))] };
    case "sent": {
      if (!letter.deliveredAt) return { state, words: [words.accepted[channel](at(letter.sentAt))] };
      const read = letter.readAt ? [words.read(at(letter.readAt))] : [];
      return { state, words: [words.delivered(at(letter.deliveredAt)), ...read] };
    }
    case "failed": {
      if (lastError === "withdrawn") {
        const late = mayHaveArrived(letter.attempts, letter.tries);
        return { state: t.withdrawn, words: [late ? words.withdrawnLate : words.withdrawn] };
      }
      if (lastError === "no_service") return { state: t.stopped, words: [words.noService] };
      if (lastError === rateLimitError) return { state: t.stopped, words: [words.tooMany] };
      if (stoppedAt) return { state: t.stopped, words: [words.stopped(at(stoppedAt))] };
      if (lastError === "stopped") return { state: t.stopped, words: [words.wasStopped] };
      if (letter.sentAt || last === "accepted")
        return { state: t.undelivered, words: [words.undelivered(reason)] };
      if (last === "refused") return { state, words: [words.refused[channel](reason)] };
      return { state, words: [words.gaveUp(words[last](reason))] };
    }
    case "waiting":
      if (stoppedAt) return { state: t.stopped, words: [words.stopped(at(stoppedAt))] };
      if (quiet) return { state, words: [words.quiet(at(notBefore))] };
      if (!configured) return { state, words: [words.waitingHere] };
      if (last === "accepted" || last === "refused") return { state, words: [words.waitingTurn] };
      return { state, words: [words.nextTry(words[last](reason), at(notBefore))] };
  }
}

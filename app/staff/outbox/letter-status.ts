import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { type OutboxMessage, rateLimitError } from "./contract.ts";
import { mayHaveArrived } from "./final-state.ts";

export function useIsConfigured({ channel }: OutboxMessage): boolean {
  const { mailIsConfigured, whatsappIsConfigured } = useStaff();
  return channel === "email" ? mailIsConfigured : whatsappIsConfigured;
}

/** Whether it waits for the end of quiet hours, and not for its next try. */
export function useIsQuiet({ status, attempts, notBefore }: OutboxMessage): boolean {
  const now = useNow();
  return status === "waiting" && attempts === 0 && notBefore !== null && Date.parse(notBefore) > now;
}

/** The state's label, and sentences that claim no more than is known. */
export function useLetterStatus(letter: OutboxMessage): { state: string; lines: string[] } {
  const t = useText(messages);
  const texts = t.status;
  const { locale } = useLocale();
  const configured = useIsConfigured(letter);
  const quiet = useIsQuiet(letter);
  const at = (moment: string | null) => (moment ? formatDateTime(moment, "moment", locale) : "?");
  const { channel, status, stoppedAt, lastError, notBefore } = letter;
  const reason = lastError ?? "?";
  const state = t.states[status];
  const lastOutcome = letter.tries.at(-1)?.outcome ?? "refused";

  switch (status) {
    case "sent_by_hand":
      return { state, lines: [texts.byHand(letter.sentBy ?? "?", at(letter.sentAt))] };
    case "sent": {
      if (!letter.deliveredAt) return { state, lines: [texts.accepted[channel](at(letter.sentAt))] };
      const read = letter.readAt ? [texts.read(at(letter.readAt))] : [];
      return { state, lines: [texts.delivered(at(letter.deliveredAt)), ...read] };
    }
    case "failed": {
      if (lastError === "withdrawn") {
        const mayBeRead = mayHaveArrived(letter.attempts, letter.tries);
        return { state: t.withdrawn, lines: [mayBeRead ? texts.withdrawnLate : texts.withdrawn] };
      }
      if (lastError === "discarded") return { state: t.stopped, lines: [texts.discarded] };
      if (lastError === "no_service") return { state: t.stopped, lines: [texts.noService] };
      if (lastError === rateLimitError) return { state: t.stopped, lines: [texts.tooMany] };
      if (stoppedAt) return { state: t.stopped, lines: [texts.stopped(at(stoppedAt))] };
      if (lastError === "stopped") return { state: t.stopped, lines: [texts.wasStopped] };
      if (letter.sentAt || lastOutcome === "accepted")
        return { state: t.undelivered, lines: [texts.undelivered(reason)] };
      if (lastOutcome === "refused") return { state, lines: [texts.refused[channel](reason)] };
      return { state, lines: [texts.gaveUp(texts[lastOutcome](reason))] };
    }
    case "waiting":
      if (stoppedAt) return { state: t.stopped, lines: [texts.stopped(at(stoppedAt))] };
      if (quiet) return { state, lines: [texts.quiet(at(notBefore))] };
      if (!configured) return { state, lines: [texts.waitingHere] };
      if (lastOutcome === "accepted" || lastOutcome === "refused")
        return { state, lines: [texts.waitingTurn] };
      return { state, lines: [texts.nextTry(texts[lastOutcome](reason), at(notBefore))] };
  }
}

import type { Offer } from "../contract.ts";

export type MessageState = NonNullable<Offer["message"]> | "neverSent" | "unmarked";

/** Who was to be written to did not get it, or may have: that stays worth knowing. */
const wentWrong = new Set<MessageState>(["failed", "undelivered", "stopped", "withdrawn"]);

/** What nobody said was sent, and staff could have. */
const unmarked = new Set<MessageState>(["ready", "waiting"]);

/** What there is to say of an offer's message now; nothing where there was none. */
export function messageState({
  state,
  message,
  expiresAt,
}: Pick<Offer, "state" | "message" | "expiresAt">): MessageState | null {
  if (message === "sent" || message === "sent_by_hand" || state === "offered") return message;
  // They answered, so they have read it one way or another: it was sent, though nobody said so.
  if (state === "accepted" || state === "declined")
    return message && !unmarked.has(message) ? message : "unmarked";
  if (message && wentWrong.has(message)) return message;
  return expiresAt === null ? null : "neverSent";
}

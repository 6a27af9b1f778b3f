import type { Offer } from "../contract.ts";

export type MessageState = NonNullable<Offer["message"]> | "neverSent" | "unmarked";

/** Failed or possibly lost messages stay visible after the offer is closed. */
const problemStates = new Set<MessageState>(["failed", "undelivered", "stopped", "withdrawn"]);

const unmarkedStates = new Set<MessageState>(["ready", "waiting"]);

/** The message state to show for an offer. @returns null when there was no message */
export function messageState({
  state,
  message,
  expiresAt,
}: Pick<Offer, "state" | "message" | "expiresAt">): MessageState | null {
  if (message === "sent" || message === "sent_by_hand" || state === "offered") return message;
  // The vendor answered, so they got the message even if nobody marked it as sent.
  if (state === "accepted" || state === "declined" || state === "returned")
    return message && !unmarkedStates.has(message) ? message : "unmarked";
  if (message && problemStates.has(message)) return message;
  return expiresAt === null ? null : "neverSent";
}

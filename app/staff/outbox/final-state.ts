import { finalErrors, type OutboxMessage, type TryOutcome } from "./contract.ts";

/** Whether neither a worker nor staff send it again (`finalErrors`). Other failed messages staff may send. */
export function isFinal({ status, lastError }: Pick<OutboxMessage, "status" | "lastError">): boolean {
  return status === "failed" && finalErrors.some((error) => error === lastError);
}

/** Whether the recipient may have it: a try was accepted, got no answer, or was interrupted by a crash. */
export function mayHaveArrived(attempts: number, tries: readonly { outcome: TryOutcome }[]): boolean {
  return (
    attempts > tries.length ||
    tries.some(({ outcome }) => outcome === "accepted" || outcome === "unreachable")
  );
}

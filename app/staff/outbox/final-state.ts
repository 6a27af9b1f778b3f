import { finalErrors, type OutboxMessage, type TryOutcome } from "./contract.ts";

/** Whether nobody sends it again. */
export function isFinal({ status, lastError }: Pick<OutboxMessage, "status" | "lastError">): boolean {
  return status === "failed" && finalErrors.some((ending) => ending === lastError);
}

/** Whether somebody may have got it: a try was accepted, stayed without an answer, or broke off in our own house. */
export function mayHaveArrived(attempts: number, tries: readonly { outcome: TryOutcome }[]): boolean {
  return (
    attempts > tries.length ||
    tries.some(({ outcome }) => outcome === "accepted" || outcome === "unreachable")
  );
}

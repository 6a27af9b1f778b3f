/** What a form told about how it was filled (see `formSignals` in platform/contract.ts). */
export type FormSignals = { trap?: string | undefined; elapsed?: number | undefined };

/** People need longer than this, in milliseconds, from seeing a form to sending it. */
const fastestPerson = 3_000;

/**
 * Why a form looks like a robot's, or null. Such a message is held for staff, never dropped.
 * @param repeated the same sender sent the same text within the last five minutes
 */
export function robotMarks(signals: FormSignals, repeated: boolean): string | null {
  if (signals.trap) return "trap";
  if (signals.elapsed !== undefined && signals.elapsed < fastestPerson) return "too_fast";
  return repeated ? "repeated" : null;
}

/** How far back a repeated text counts, in milliseconds. */
export const repeatWindow = 5 * 60_000;

import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { type Answers, type FieldName, fieldNames } from "../rules/fields.ts";

/** What the applicant typed and has not sent: answers that differ from the stored ones, and the message. */
type ChangesDraft = { answers: Partial<Answers>; message: string };

const storageKey = (token: string) => `arribo.draft.application-changes.${token}`;

/**
 * Saves what was typed in this tab, because a phone may reload the page while a photo is taken.
 * @param before the answers as the page opened; only what differs is saved
 */
export function writeChanges(token: string, before: Answers, answers: Answers, message: string): void {
  const changed = fieldNames.filter((name) => JSON.stringify(answers[name]) !== JSON.stringify(before[name]));
  if (changed.length === 0 && message === "") {
    removeChanges(token);
    return;
  }
  const draft = { answers: Object.fromEntries(changed.map((name) => [name, answers[name]])), message };
  writeSession(storageKey(token), draft satisfies ChangesDraft);
}

/** Reads what was saved; malformed parts are left out, because other code on the device can write to the storage. */
export function readChanges(token: string, before: Answers): ChangesDraft {
  const { answers, message } = asRecord(readSession(storageKey(token)));
  const typed = asRecord(answers);
  const fitting = fieldNames.filter((name) => fits(before[name], typed[name]));
  return {
    answers: Object.fromEntries(fitting.map((name) => [name, typed[name]])),
    message: typeof message === "string" ? message : "",
  };
}

/** Forgets what was saved, once it is sent. */
export function removeChanges(token: string): void {
  removeSession(storageKey(token));
}

function fits(known: Answers[FieldName], value: unknown): boolean {
  return Array.isArray(known)
    ? Array.isArray(value) && value.every((one) => typeof one === "string")
    : typeof value === typeof known;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

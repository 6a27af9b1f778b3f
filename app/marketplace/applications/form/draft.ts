import { type SectionName, sectionNames } from "../contract.ts";
import {
  type Answers,
  blankAnswers,
  type FieldName,
  fieldNames,
  isBlank,
  isSealed,
} from "../rules/fields.ts";

export type ApplicationDraft = {
  answers: Answers;
  /** Sections marked as done; their problems are shown. */
  saved: readonly SectionName[];
  /** Sealed fields that were filled in; their answers are lost with the tab and must be typed again. */
  sealedOnce: readonly FieldName[];
  /** Milliseconds since 1970. */
  startedAt: number;
};

/** A blank draft. @param now milliseconds since 1970 */
export function newDraft(now: number): ApplicationDraft {
  return { answers: blankAnswers, saved: [], sealedOnce: [], startedAt: now };
}

/** The draft with an answer; also remembers which sealed fields have one. */
export function withAnswer<K extends FieldName>(
  draft: ApplicationDraft,
  name: K,
  answer: Answers[K],
): ApplicationDraft {
  const others = draft.sealedOnce.filter((one) => one !== name);
  return {
    ...draft,
    answers: { ...draft.answers, [name]: answer },
    sealedOnce: isSealed(name) && !isBlank(answer) ? [...others, name] : others,
  };
}

/** The draft with these sections marked as done. */
export function withSaved(draft: ApplicationDraft, sections: readonly SectionName[]): ApplicationDraft {
  return { ...draft, saved: [...new Set([...draft.saved, ...sections])] };
}

/** Sealed fields whose answers were lost with an earlier tab. */
export function lostFields(draft: ApplicationDraft): FieldName[] {
  return draft.sealedOnce.filter((name) => isBlank(draft.answers[name]));
}

/** Whether there is nothing to store: no answer, no section done, no sealed answer lost. */
export function isPristine(draft: ApplicationDraft): boolean {
  return (
    draft.saved.length === 0 &&
    draft.sealedOnce.length === 0 &&
    fieldNames.every((name) => isBlank(draft.answers[name]))
  );
}

/** Splits a draft: `open` may stay on the device, `sealed` only in the tab. */
export function splitDraft(draft: ApplicationDraft) {
  const pick = (sealed: boolean) =>
    Object.fromEntries(
      fieldNames.filter((name) => isSealed(name) === sealed).map((name) => [name, draft.answers[name]]),
    );
  return { open: { ...draft, answers: pick(false) }, sealed: pick(true) };
}

/** Restores a draft. Missing or malformed parts are blank, because other code on the device can write to the storage. */
export function restoreDraft(open: unknown, sealed: unknown, now: number): ApplicationDraft {
  const stored = asRecord(open);
  const answers = { ...asRecord(stored.answers), ...asRecord(sealed) };
  return {
    answers: Object.fromEntries(
      fieldNames.map((name) => [name, valueOrBlank(blankAnswers[name], answers[name])]),
    ) as Answers,
    saved: sectionNames.filter((name) => asList(stored.saved).includes(name)),
    sealedOnce: fieldNames.filter((name) => isSealed(name) && asList(stored.sealedOnce).includes(name)),
    startedAt: typeof stored.startedAt === "number" ? Math.min(stored.startedAt, now) : now,
  };
}

function valueOrBlank<A extends Answers[FieldName]>(blank: A, value: unknown): A {
  const fits = Array.isArray(blank)
    ? Array.isArray(value) && value.every((one) => typeof one === "string")
    : typeof value === typeof blank;
  return fits ? (value as A) : blank;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

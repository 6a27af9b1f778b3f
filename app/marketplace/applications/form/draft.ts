import { type SectionName, sectionNames } from "../contract.ts";
import {
  type Answers,
  blankAnswers,
  type FieldName,
  fieldNames,
  isBlank,
  isSealed,
} from "../rules/fields.ts";

/** An application that was begun and not yet sent. */
export type ApplicationDraft = {
  answers: Answers;
  /** Sections somebody said were done; what is wrong with them is shown. */
  saved: readonly SectionName[];
  /** Sealed fields that were filled in once: their answers go with the tab, and are asked for again. */
  sealedOnce: readonly FieldName[];
  /** When it was begun, in milliseconds since 1970. */
  startedAt: number;
};

export function newDraft(now: number): ApplicationDraft {
  return { answers: blankAnswers, saved: [], sealedOnce: [], startedAt: now };
}

/** The draft with one answer changed. */
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

/** The draft with these sections declared done. */
export function withSaved(draft: ApplicationDraft, sections: readonly SectionName[]): ApplicationDraft {
  return { ...draft, saved: [...new Set([...draft.saved, ...sections])] };
}

/** Fields whose answers went with an earlier tab. */
export function lostFields(draft: ApplicationDraft): FieldName[] {
  return draft.sealedOnce.filter((name) => isBlank(draft.answers[name]));
}

/** Whether there is anything worth keeping. */
export function isPristine(draft: ApplicationDraft): boolean {
  return (
    draft.saved.length === 0 &&
    draft.sealedOnce.length === 0 &&
    fieldNames.every((name) => isBlank(draft.answers[name]))
  );
}

/** What of a draft may stay on the device, and what only as long as the tab. */
export function partsOf(draft: ApplicationDraft) {
  const pick = (sealed: boolean) =>
    Object.fromEntries(
      fieldNames.filter((name) => isSealed(name) === sealed).map((name) => [name, draft.answers[name]]),
    );
  return { open: { ...draft, answers: pick(false) }, sealed: pick(true) };
}

/**
 * A draft from its stored parts. Whatever is missing, of a wrong kind or from an older form is blank: storage is
 * open to everything else that runs on the device.
 */
export function draftFrom(open: unknown, sealed: unknown, now: number): ApplicationDraft {
  const stored = asRecord(open);
  const answers = { ...asRecord(stored.answers), ...asRecord(sealed) };
  return {
    answers: Object.fromEntries(
      fieldNames.map((name) => [name, sameKind(blankAnswers[name], answers[name])]),
    ) as Answers,
    saved: sectionNames.filter((name) => asList(stored.saved).includes(name)),
    sealedOnce: fieldNames.filter((name) => isSealed(name) && asList(stored.sealedOnce).includes(name)),
    startedAt: typeof stored.startedAt === "number" ? Math.min(stored.startedAt, now) : now,
  };
}

function sameKind<A extends Answers[FieldName]>(blank: A, value: unknown): A {
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

import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { applicationSections, type SectionName, sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import { type Answers, controls, type FieldName, fieldsOf, isBlank } from "../rules/fields.ts";
import { type ApplicationDraft, lostFields } from "./draft.ts";

export type Problems = Partial<Record<FieldName, string>>;
export type SectionState = "notStarted" | "inProgress" | "complete" | "attention";

/** Validates one section with the contract, as the server does. */
export function sectionProblems(section: SectionName, answers: Answers, locale: Locale): Problems {
  const checked = applicationSections[section].safeParse(answers, { reportInput: true });
  if (checked.success) return {};
  const { issues } = checked.error;
  const found = fieldErrors(issues, locale);
  const t = inLocale(messages, locale);
  const fieldTexts = inLocale(httpMessages, locale).fields;
  const problems: Problems = {};
  for (const name of fieldsOf(section)) {
    const { kind } = controls[name];
    const issue = issues.find(({ path }) => path[0] === name);
    if (!issue) continue;
    // The contract calls "" a wrong choice; a person sees an empty field.
    if (kind !== "tick" && isBlank(answers[name])) problems[name] = fieldTexts.required;
    else if (kind === "number" && issue.code === "invalid_type") problems[name] = t.wholeNumber;
    else problems[name] = found[issue.path.join(".")] ?? fieldTexts.wrongType;
  }
  return problems;
}

/** Problems of all sections, including lost sealed answers and the server's errors (`refused`). */
export function allProblems(
  draft: ApplicationDraft,
  locale: Locale,
  refused: Problems = {},
): Record<SectionName, Problems> {
  const { lost } = inLocale(messages, locale);
  const lostProblems = Object.fromEntries(lostFields(draft).map((name) => [name, lost]));
  const ofSection = (section: SectionName, known: Problems) =>
    Object.fromEntries(Object.entries(known).filter(([name]) => name in applicationSections[section].shape));
  return Object.fromEntries(
    sectionNames.map((section) => [
      section,
      {
        ...ofSection(section, refused),
        ...sectionProblems(section, draft.answers, locale),
        ...ofSection(section, lostProblems),
      },
    ]),
  ) as Record<SectionName, Problems>;
}

/** All problems once the section was saved; before that only lost answers. */
export function visibleProblems(section: SectionName, draft: ApplicationDraft, problems: Problems): Problems {
  if (draft.saved.includes(section)) return problems;
  const lost = lostFields(draft);
  return Object.fromEntries(Object.entries(problems).filter(([name]) => lost.some((one) => one === name)));
}

/** Whether the section still has to be corrected. */
export function hasProblems(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

/**
 * State for the task list. Problems count only after the section was saved or an answer was lost; a section without
 * required fields is complete once saved.
 */
export function sectionState(
  section: SectionName,
  draft: ApplicationDraft,
  problems: Problems,
): SectionState {
  const fields = fieldsOf(section);
  const isStarted = fields.some((name) => !isBlank(draft.answers[name]));
  const saved = draft.saved.includes(section);
  if (lostFields(draft).some((name) => fields.includes(name))) return "attention";
  if (!hasProblems(problems)) return saved || isStarted ? "complete" : "notStarted";
  if (saved) return "attention";
  return isStarted ? "inProgress" : "notStarted";
}

import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { applicationSections, type SectionName, sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import { type Answers, controls, type FieldName, fieldsOf, isBlank } from "../rules/fields.ts";
import { type ApplicationDraft, lostFields } from "./draft.ts";

/** What is wrong with an application's answers, in words, by field. */
export type Problems = Partial<Record<FieldName, string>>;
export type SectionState = "notStarted" | "inProgress" | "complete" | "attention";

/** Checks one section by the contract, as the server will, in the words of `locale`. */
export function sectionProblems(section: SectionName, answers: Answers, locale: Locale): Problems {
  const checked = applicationSections[section].safeParse(answers, { reportInput: true });
  if (checked.success) return {};
  const { issues } = checked.error;
  const found = fieldErrors(issues, locale);
  const t = inLocale(messages, locale);
  const words = inLocale(httpMessages, locale).fields;
  const problems: Problems = {};
  for (const name of fieldsOf(section)) {
    const { kind } = controls[name];
    const issue = issues.find(({ path }) => path[0] === name);
    if (!issue) continue;
    // To a caller of the API "" is a wrong choice; to a person the field is empty.
    if (kind !== "tick" && isBlank(answers[name])) problems[name] = words.required;
    else if (kind === "number" && issue.code === "invalid_type") problems[name] = t.wholeNumber;
    else problems[name] = found[issue.path.join(".")] ?? words.wrongType;
  }
  return problems;
}

/** The same for the whole application, with what went with an earlier tab and what only the server found (`refused`). */
export function allProblems(
  draft: ApplicationDraft,
  locale: Locale,
  refused: Problems = {},
): Record<SectionName, Problems> {
  const { lost } = inLocale(messages, locale);
  const gone = Object.fromEntries(lostFields(draft).map((name) => [name, lost]));
  const within = (section: SectionName, known: Problems) =>
    Object.fromEntries(Object.entries(known).filter(([name]) => name in applicationSections[section].shape));
  return Object.fromEntries(
    sectionNames.map((section) => [
      section,
      {
        ...within(section, refused),
        ...sectionProblems(section, draft.answers, locale),
        ...within(section, gone),
      },
    ]),
  ) as Record<SectionName, Problems>;
}

/** What of a section's problems is shown: all once it was saved, before that only what must be written again. */
export function shownProblems(section: SectionName, draft: ApplicationDraft, problems: Problems): Problems {
  if (draft.saved.includes(section)) return problems;
  const lost = lostFields(draft);
  return Object.fromEntries(Object.entries(problems).filter(([name]) => lost.some((one) => one === name)));
}

export function anyIn(problems: Problems): boolean {
  return Object.keys(problems).length > 0;
}

/**
 * Where a section stands. It is never called wrong before somebody said it was done, or what was in it went with
 * an earlier tab; one with nothing that must be filled in is complete once it was looked at.
 */
export function sectionState(
  section: SectionName,
  draft: ApplicationDraft,
  problems: Problems,
): SectionState {
  const fields = fieldsOf(section);
  const begun = fields.some((name) => !isBlank(draft.answers[name]));
  const saved = draft.saved.includes(section);
  if (lostFields(draft).some((name) => fields.includes(name))) return "attention";
  if (!anyIn(problems)) return saved || begun ? "complete" : "notStarted";
  if (saved) return "attention";
  return begun ? "inProgress" : "notStarted";
}

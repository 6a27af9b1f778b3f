import { useMemo, useState, useSyncExternalStore } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type SectionName, sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import type { Answers, FieldName } from "../rules/fields.ts";
import { withAnswer, withSaved } from "./draft.ts";
import {
  applicationState,
  saveDraft,
  serverApplicationState,
  subscribeToApplication,
} from "./draft-store.ts";
import { allProblems, hasProblems, type Problems, type SectionState, sectionState } from "./section-check.ts";
import { useSubmission } from "./use-submission.ts";

/**
 * State of the application form: draft, problems, states of the sections.
 * @returns `save`: marks a section as done and returns its problems; `failure`: sentences about a failed submission
 */
export function useApplication() {
  const { locale } = useLocale();
  const t = useText(messages);
  const { draft, receipt, canStore, isHydrated } = useSyncExternalStore(
    subscribeToApplication,
    applicationState,
    serverApplicationState,
  );
  // Errors that only the server found, until the answer is changed.
  const [refused, setRefused] = useState<Problems>({});
  const sending = useSubmission(draft, setRefused);
  const problems = useMemo(() => allProblems(draft, locale, refused), [draft, locale, refused]);
  const states = useMemo(
    () =>
      Object.fromEntries(
        sectionNames.map((section) => [section, sectionState(section, draft, problems[section])]),
      ) as Record<SectionName, SectionState>,
    [draft, problems],
  );

  const setAnswer = <K extends FieldName>(name: K, answer: Answers[K]) => {
    saveDraft(withAnswer(applicationState().draft, name, answer));
    if (refused[name] !== undefined) setRefused(({ [name]: _answered, ...others }) => others as Problems);
  };
  const save = (section: SectionName): Problems => {
    saveDraft(withSaved(applicationState().draft, [section]));
    if (section === "consent" && hasProblems(problems.consent))
      toast({ title: t.missingConsent.title, description: t.missingConsent.text, variant: "destructive" });
    return problems[section];
  };
  return { draft, receipt, canStore, isHydrated, problems, states, setAnswer, save, ...sending };
}
export type Application = ReturnType<typeof useApplication>;

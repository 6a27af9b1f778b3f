import { useMemo, useState, useSyncExternalStore } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type SectionName, sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import type { Answers, FieldName } from "../rules/fields.ts";
import { withAnswer, withSaved } from "./draft.ts";
import { allProblems, anyIn, type Problems, type SectionState, sectionState } from "./section-check.ts";
import { useApplicationSending } from "./sending.ts";
import { applicationState, applicationStateBeforeAlive, keepDraft, subscribeToApplication } from "./store.ts";

/**
 * The application as the page works with it: its draft, what is wrong with it in the page's language and where
 * each section stands, and the acts of the person who fills it in.
 * @returns `write` an answer, `save` a section (answers its problems), `submit` it all, `trap` for its `TrapField`,
 *   `failure` for what to say after a failed sending, sentence by sentence
 */
export function useApplication() {
  const { locale } = useLocale();
  const t = useText(messages);
  const { draft, receipt, keeps, alive } = useSyncExternalStore(
    subscribeToApplication,
    applicationState,
    applicationStateBeforeAlive,
  );
  // What only the server found, until the answer is changed.
  const [refused, setRefused] = useState<Problems>({});
  const sending = useApplicationSending(draft, setRefused);
  const problems = useMemo(() => allProblems(draft, locale, refused), [draft, locale, refused]);
  const states = useMemo(
    () =>
      Object.fromEntries(
        sectionNames.map((section) => [section, sectionState(section, draft, problems[section])]),
      ) as Record<SectionName, SectionState>,
    [draft, problems],
  );

  const write = <K extends FieldName>(name: K, answer: Answers[K]) => {
    keepDraft(withAnswer(applicationState().draft, name, answer));
    if (refused[name] !== undefined) setRefused(({ [name]: _answered, ...others }) => others as Problems);
  };
  const save = (section: SectionName): Problems => {
    keepDraft(withSaved(applicationState().draft, [section]));
    if (section === "consent" && anyIn(problems.consent))
      toast({ title: t.missingConsent.title, description: t.missingConsent.text, variant: "destructive" });
    return problems[section];
  };
  return { draft, receipt, keeps, alive, problems, states, write, save, ...sending };
}
export type Application = ReturnType<typeof useApplication>;

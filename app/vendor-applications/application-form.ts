import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "#app/ui/toast.ts";
import { failureDetails } from "#platform/form/failure-details.ts";
import {
  endSending,
  type FormCall,
  sendingOf,
  sendOnce,
  subscribeToSending,
} from "#platform/form/sending.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { withAnswer, withSaved } from "./application-draft.ts";
import { type Answers, type FieldName, fieldNames, fieldsOf } from "./application-fields.ts";
import {
  applicationForm,
  applicationState,
  applicationStateBeforeAlive,
  keepDraft,
  keepReceipt,
  subscribeToApplication,
} from "./application-store.ts";
import {
  type ApplicationReceipt,
  applicationReceipt,
  newApplication,
  type SectionName,
  sectionNames,
} from "./contract.ts";
import { messages } from "./messages.ts";
import { allProblems, anyIn, type Problems, type SectionState, sectionState } from "./section-check.ts";

const call: FormCall<object, ApplicationReceipt> = {
  name: applicationForm,
  url: "/api/vendor-applications",
  read: async (response) => applicationReceipt.parse(await response.json()),
};

const idle = { phase: "idle" } as const;
const nothing: Problems = {};

/** What came of a press of "submit": the sections that were refused, by the page's own check or by the server. */
type Outcome = { sections: SectionName[]; byServer: boolean };
const nothingRefused: Outcome = { sections: [], byServer: false };

/**
 * The application as the page works with it: its draft, what is wrong with it in the page's language and where
 * each section stands, and the acts of the person who fills it in.
 * @returns `write` an answer, `save` a section (answers its problems), `submit` it all, `trap` for its `TrapField`
 */
export function useApplication() {
  const { locale } = useLocale();
  const t = useText(messages);
  const { draft, receipt, keeps, alive } = useSyncExternalStore(
    subscribeToApplication,
    applicationState,
    applicationStateBeforeAlive,
  );
  const sending = useSyncExternalStore(
    subscribeToSending,
    () => sendingOf<ApplicationReceipt>(applicationForm),
    () => idle,
  );
  useEffect(() => () => endSending(applicationForm), []);

  // What only the server found, until the answer is changed.
  const [refused, setRefused] = useState<Problems>(nothing);
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
  const sayMissingConsent = () =>
    toast({ title: t.missingConsent.title, description: t.missingConsent.text, variant: "destructive" });
  const save = (section: SectionName): Problems => {
    keepDraft(withSaved(applicationState().draft, [section]));
    if (section === "consent" && anyIn(problems.consent)) sayMissingConsent();
    return problems[section];
  };

  const trap = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<Outcome> => {
    keepDraft(withSaved(applicationState().draft, sectionNames));
    // What the server refused before, it may take now.
    setRefused(nothing);
    const checked = newApplication.safeParse(draft.answers);
    const found = allProblems(draft, locale);
    const wrong = sectionNames.filter((section) => anyIn(found[section]));
    if (!checked.success || wrong.length > 0) {
      if (anyIn(found.consent)) sayMissingConsent();
      return { sections: wrong, byServer: false };
    }
    const signals = { trap: trap.current?.value ?? "", elapsed: Math.max(0, Date.now() - draft.startedAt) };
    const outcome = await sendOnce(call, checked.data, signals);
    if (!outcome) return nothingRefused;
    if ("answer" in outcome) {
      keepReceipt(outcome.answer);
      toast({ title: t.sent.title, description: t.sent.text });
      return nothingRefused;
    }
    toast({ title: t.failed.title, description: t.failed.text, variant: "destructive" });
    const placed = Object.fromEntries(
      fieldNames
        .filter((name) => outcome.failure.fields[name] !== undefined)
        .map((name) => [name, outcome.failure.fields[name]]),
    ) as Problems;
    setRefused(placed);
    const sections = sectionNames.filter((section) => fieldsOf(section).some((name) => placed[name]));
    return { sections, byServer: true };
  };

  return {
    draft,
    receipt,
    keeps,
    alive,
    problems,
    states,
    write,
    save,
    submit,
    trap,
    busy: sending.phase === "sending",
    /** What to say after a failed sending, sentence by sentence. */
    failure:
      sending.phase === "failed"
        ? failureDetails(sending.failure, fieldNames, locale, navigator.onLine)
        : null,
  };
}
export type Application = ReturnType<typeof useApplication>;

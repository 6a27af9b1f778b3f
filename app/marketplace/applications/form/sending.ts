import { useEffect, useRef, useSyncExternalStore } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { failureDetails } from "#platform/forms/failure-details.ts";
import {
  endSending,
  type FormCall,
  sendingOf,
  sendOnce,
  subscribeToSending,
} from "#platform/forms/sending.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import {
  type ApplicationReceipt,
  applicationReceipt,
  newApplication,
  type SectionName,
  sectionNames,
} from "../contract.ts";
import { messages } from "../messages.ts";
import { type FieldName, fieldNames, fieldsOf, isBlank } from "../rules/fields.ts";
import { type ApplicationDraft, withSaved } from "./draft.ts";
import { allProblems, anyIn, type Problems, sectionProblems } from "./section-check.ts";
import { applicationForm, keepDraft, keepReceipt } from "./store.ts";

const call: FormCall<object, ApplicationReceipt> = {
  name: applicationForm,
  url: "/api/vendor-applications",
  read: async (response) => applicationReceipt.parse(await response.json()),
};

const idle = { phase: "idle" } as const;

/** What came of a press of "submit": the sections that were refused, by the page's own check or by the server. */
type Outcome = { sections: SectionName[]; byServer: boolean };
const nothingRefused: Outcome = { sections: [], byServer: false };

/**
 * Sending the application: checked here first, sent once, its receipt kept in the draft's place.
 * @param setRefused takes what the server found wrong with single fields
 */
export function useApplicationSending(draft: ApplicationDraft, setRefused: (refused: Problems) => void) {
  const { locale } = useLocale();
  const t = useText(messages);
  const sending = useSyncExternalStore(
    subscribeToSending,
    () => sendingOf<ApplicationReceipt>(applicationForm),
    () => idle,
  );
  useEffect(() => () => endSending(applicationForm), []);

  const trap = useRef<HTMLInputElement>(null);
  const send = async (content: object): Promise<Outcome> => {
    const signals = { trap: trap.current?.value ?? "", elapsed: Math.max(0, Date.now() - draft.startedAt) };
    const outcome = await sendOnce(call, content, signals);
    if (!outcome) return nothingRefused;
    if ("answer" in outcome) {
      keepReceipt(outcome.answer);
      toast({ title: t.sent.title, description: t.sent.text });
      return nothingRefused;
    }
    toast({ title: t.failed.title, description: t.failed.text, variant: "destructive" });
    const refused = ofFields(outcome.failure.fields);
    setRefused(refused);
    const sections = sectionNames.filter((section) => fieldsOf(section).some((name) => refused[name]));
    return { sections, byServer: true };
  };
  const submit = async (): Promise<Outcome> => {
    // An optional section that nobody opened is not complete: it stays as it is.
    keepDraft(
      withSaved(
        draft,
        sectionNames.filter((section) => isConcerned(section, draft, locale)),
      ),
    );
    // What the server refused before, it may take now.
    setRefused({});
    endSending(applicationForm);
    const problems = allProblems(draft, locale);
    const sections = sectionNames.filter((section) => anyIn(problems[section]));
    const checked = newApplication.safeParse(draft.answers);
    if (checked.success && sections.length === 0) return send(checked.data);
    const consent = anyIn(problems.consent) ? t.missingConsent : null;
    const incomplete = t.check.incomplete(sections.length);
    toast({
      title: consent?.title ?? incomplete,
      description: consent && sections.length > 1 ? `${incomplete}. ${consent.text}` : consent?.text,
      variant: "destructive",
    });
    return { sections, byServer: false };
  };

  const failure =
    sending.phase === "failed" ? failureDetails(sending.failure, fieldNames, locale, navigator.onLine) : null;
  return { submit, trap, busy: sending.phase === "sending", failure };
}

/** Whether a section has answers, or lacks required ones. */
function isConcerned(section: SectionName, draft: ApplicationDraft, locale: Locale): boolean {
  return (
    anyIn(sectionProblems(section, draft.answers, locale)) ||
    fieldsOf(section).some((name) => !isBlank(draft.answers[name]))
  );
}

function ofFields(fields: Record<string, string>): Problems {
  const known = Object.entries(fields).filter(([name]) => fieldNames.includes(name as FieldName));
  return Object.fromEntries(known);
}

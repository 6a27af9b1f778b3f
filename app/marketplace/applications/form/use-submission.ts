import { useRef } from "react";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { failureDetails } from "#platform/forms/failure-details.ts";
import { type FormCall, resetSendState, sendOnce } from "#platform/forms/sending.ts";
import { useSendState } from "#platform/forms/use-send-state.ts";
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
import { applicationFormName, saveDraft, saveReceipt } from "./draft-store.ts";
import { allProblems, hasProblems, type Problems, sectionProblems } from "./section-check.ts";

const call: FormCall<object, ApplicationReceipt> = {
  name: applicationFormName,
  url: "/api/vendor-applications",
  read: async (response) => applicationReceipt.parse(await response.json()),
};

/** Sections with problems, found by the page or by the server. */
type SubmitResult = { sections: SectionName[]; byServer: boolean };
const accepted: SubmitResult = { sections: [], byServer: false };

/**
 * Validates and submits the application once, then replaces the draft with the receipt.
 * @param setRefused receives the server's field errors
 */
export function useSubmission(draft: ApplicationDraft, setRefused: (refused: Problems) => void) {
  const { locale } = useLocale();
  const t = useText(messages);
  const sending = useSendState(applicationFormName);
  const honeypot = useRef<HTMLInputElement>(null);
  const send = async (content: object): Promise<SubmitResult> => {
    const signals = {
      trap: honeypot.current?.value ?? "",
      elapsed: Math.max(0, Date.now() - draft.startedAt),
    };
    const outcome = await sendOnce(call, content, signals);
    if (!outcome) return accepted;
    if ("answer" in outcome) {
      saveReceipt(outcome.answer);
      toast({ title: t.sent.title, description: t.sent.text });
      return accepted;
    }
    toast({ title: t.failed.title, description: t.failed.text, variant: "destructive" });
    const refused = toProblems(outcome.failure.fields);
    setRefused(refused);
    const sections = sectionNames.filter((section) => fieldsOf(section).some((name) => refused[name]));
    return { sections, byServer: true };
  };
  const submit = async (): Promise<SubmitResult> => {
    // Optional sections without answers are not marked as done.
    saveDraft(
      withSaved(
        draft,
        sectionNames.filter((section) => isRelevant(section, draft, locale)),
      ),
    );
    // The server may accept now what it refused before.
    setRefused({});
    resetSendState(applicationFormName);
    const problems = allProblems(draft, locale);
    const sections = sectionNames.filter((section) => hasProblems(problems[section]));
    const parsed = newApplication.safeParse(draft.answers);
    if (parsed.success && sections.length === 0) return send(parsed.data);
    const consent = hasProblems(problems.consent) ? t.missingConsent : null;
    const incomplete = t.check.incomplete(sections.length);
    errorToast(
      consent && sections.length > 1 ? `${incomplete}. ${consent.text}` : consent?.text,
      consent?.title ?? incomplete,
    );
    return { sections, byServer: false };
  };

  const failure =
    sending.phase === "failed" ? failureDetails(sending.failure, fieldNames, locale, navigator.onLine) : null;
  return { submit, honeypot, busy: sending.phase === "sending", failure };
}

function isRelevant(section: SectionName, draft: ApplicationDraft, locale: Locale): boolean {
  return (
    hasProblems(sectionProblems(section, draft.answers, locale)) ||
    fieldsOf(section).some((name) => !isBlank(draft.answers[name]))
  );
}

function toProblems(fields: Record<string, string>): Problems {
  const known = Object.entries(fields).filter(([name]) => fieldNames.includes(name as FieldName));
  return Object.fromEntries(known);
}

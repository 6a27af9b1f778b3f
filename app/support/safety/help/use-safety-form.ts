import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import { messages } from "../messages.ts";
import type { RequestInput } from "../request-queue.ts";
import { confirmationText } from "./confirmation-text.ts";
import { isMissing, readFormValues } from "./form-values.ts";
import { dropPhotos, movePhotos } from "./photos/chosen.ts";
import { saveRequest, sendUnsaved, type UnsavedRequest } from "./saved-requests-store.ts";

type UnsavedSent = UnsavedRequest & Pick<RequestInput, "protocol" | "urgency">;

type Problem = "missing" | "unreachable" | "withoutCopy";

type FormRef = RefObject<HTMLFormElement | null>;

const readValues = (form: FormRef): RequestInput =>
  readFormValues(form.current ? Object.fromEntries(new FormData(form.current)) : {});

/**
 * Saves the fields across reloads.
 * @returns `attach`, a callback ref: the form in a dialog mounts later
 */
function useDraft(name: string, isFresh: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const draftKey = `arribo.draft.safety.${name}`;
  const [isComplete, setComplete] = useState(false);
  const [isEmergency, setEmergency] = useState(false);
  const updateFlags = useCallback(() => {
    const { name, details, urgency } = readValues(form);
    setComplete(name !== "" && details !== "");
    setEmergency(urgency === "emergency");
  }, []);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      const stored = readSession(draftKey);
      if (stored && !isFresh) fillIn(element, readFormValues(stored as Record<string, unknown>));
      updateFlags();
    },
    [draftKey, isFresh, updateFlags],
  );
  const saveDraft = () => {
    writeSession(draftKey, readValues(form));
    updateFlags();
  };
  const clear = () => {
    removeSession(draftKey);
    dropPhotos(name);
    form.current?.reset();
    updateFlags();
  };
  return { form, attach, isComplete, isEmergency, saveDraft, clear };
}

/**
 * Fields are uncontrolled, so that text typed before hydration stays. The form is cleared once the device stored the
 * request.
 * @param name distinguishes the drafts
 * @param isFresh the server just answered these values, which are newer than any draft
 */
export function useSafetyForm(name: string, isFresh: boolean, onSaved: () => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  const honeypot = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { form, attach, isComplete, isEmergency, saveDraft, clear } = useDraft(name, isFresh);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [unsaved, setUnsaved] = useState<UnsavedSent | null>(null);
  const hasAskedForContact = useRef(false);

  const reset = () => {
    clear();
    setProblem(null);
    hasAskedForContact.current = false;
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    // The field for adding a contact is inside the form but has no name.
    if (target instanceof HTMLInputElement && target.name === "") return;
    saveDraft();
    setUnsaved(null);
    if (problem === "unreachable" && hasContactDetails(readValues(form).contact)) setProblem(null);
  };
  const fail = (next: Problem, text: { title: string; text: string }) => {
    setProblem(next);
    toast({ title: text.title, description: text.text, variant: "destructive" });
  };
  /** Second submit without storage: send directly and wait for the response. */
  const sendDirectly = async (input: RequestInput, signals: object) => {
    setBusy(true);
    const result = await sendUnsaved(input, signals, locale);
    setBusy(false);
    if (result === null) return fail("withoutCopy", t.failed);
    const receipt = { ...result, protocol: input.protocol, urgency: input.urgency };
    movePhotos(name, result.id);
    reset();
    setUnsaved(receipt);
    toast(confirmationText(receipt, locale));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const input = readValues(form);
    if (isMissing(input)) return fail("missing", t.missing);
    if (!hasContactDetails(input.contact) && !hasAskedForContact.current) {
      hasAskedForContact.current = true;
      return focusContact(form, setProblem);
    }
    // Since page load: somebody who typed before hydration is no bot.
    const signals = { trap: honeypot.current?.value ?? "", elapsed: Math.round(performance.now()) };
    if (saveWithPhotos(name, input, signals, locale)) {
      reset();
      onSaved();
    } else if (problem === "withoutCopy") void sendDirectly(input, signals);
    else fail("withoutCopy", t.failed);
  };
  const flags = { isHydrated, isComplete, isEmergency, isBusy };
  const handlers = { onInput, onSubmit };
  return { ...flags, attach, honeypot, problem, unsaved, setUnsaved, reset, handlers };
}
export type SafetyFormState = ReturnType<typeof useSafetyForm>;

/** Stores the request on the device, with the photos of its form. @returns false if it cannot be stored */
function saveWithPhotos(form: string, ...request: Parameters<typeof saveRequest>): boolean {
  const key = saveRequest(...request);
  if (key !== null) movePhotos(form, key);
  return key !== null;
}

function focusContact(form: FormRef, setProblem: (problem: Problem) => void): void {
  setProblem("unreachable");
  const control = form.current?.elements.namedItem("contact");
  if (control instanceof HTMLElement) control.focus();
}

function fillIn(form: HTMLFormElement, draft: RequestInput): void {
  for (const [field, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (control && "value" in control && control.value === "") control.value = value;
  }
}

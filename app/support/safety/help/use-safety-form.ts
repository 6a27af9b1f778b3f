import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { canBeReached } from "#platform/mail/reachable.ts";
import { messages } from "../messages.ts";
import type { Asked } from "../request-queue.ts";
import { askedIn, isMissing } from "./form-values.ts";
import { keepRequest, sendUnkept, type Unkept } from "./kept-requests.ts";
import { sentWords } from "./sent-words.ts";

type Sent = Unkept & Pick<Asked, "protocol" | "urgency">;

type Problem = "missing" | "unreachable" | "withoutCopy";

type FormRef = RefObject<HTMLFormElement | null>;

const typedIn = (form: FormRef): Asked =>
  askedIn(form.current ? Object.fromEntries(new FormData(form.current)) : {});

/**
 * Saves the fields across reloads.
 * @returns `attach`, a callback ref: the form in a dialog mounts later
 */
function useKeptFields(name: string, isFresh: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const draft = `arribo.draft.safety.${name}`;
  const [isComplete, setComplete] = useState(false);
  const [isEmergency, setEmergency] = useState(false);
  const look = useCallback(() => {
    const { name, details, urgency } = typedIn(form);
    setComplete(name !== "" && details !== "");
    setEmergency(urgency === "emergency");
  }, []);
  const attach = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      if (!element) return;
      const kept = readSession(draft);
      if (kept && !isFresh) fillIn(element, askedIn(kept as Record<string, unknown>));
      look();
    },
    [draft, isFresh, look],
  );
  const keep = () => {
    writeSession(draft, typedIn(form));
    look();
  };
  const empty = () => {
    removeSession(draft);
    form.current?.reset();
    look();
  };
  return { form, attach, isComplete, isEmergency, keep, empty };
}

/**
 * Fields are uncontrolled, so that text typed before hydration stays. The form is cleared once the device stored the
 * request.
 * @param name distinguishes the drafts
 * @param isFresh the server just answered these values, which are newer than any draft
 */
export function useSafetyForm(name: string, isFresh: boolean, onKept: () => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  const trap = useRef<HTMLInputElement>(null);
  const alive = useHydrated();
  const { form, attach, isComplete, isEmergency, keep, empty } = useKeptFields(name, isFresh);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [unkept, setUnkept] = useState<Sent | null>(null);
  /** Asked once, so that a second submit sends without a contact. */
  const askedForContact = useRef(false);

  const reset = () => {
    empty();
    setProblem(null);
    askedForContact.current = false;
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    // The field for adding a contact is inside the form but has no name.
    if (target instanceof HTMLInputElement && target.name === "") return;
    keep();
    setUnkept(null);
    if (problem === "unreachable" && canBeReached(typedIn(form).contact)) setProblem(null);
  };
  const fail = (next: Problem, words: { title: string; text: string }) => {
    setProblem(next);
    toast({ title: words.title, description: words.text, variant: "destructive" });
  };
  /** Second submit without storage: send directly and wait for the response. */
  const sendAsItIs = async (asked: Asked, signals: object) => {
    setBusy(true);
    const sent = await sendUnkept(asked, signals, locale);
    setBusy(false);
    if (sent === null) return fail("withoutCopy", t.failed);
    const { protocol, urgency } = asked;
    const shown = { ...sent, protocol, urgency };
    reset();
    setUnkept(shown);
    toast(sentWords(shown, locale));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const asked = typedIn(form);
    if (isMissing(asked)) return fail("missing", t.missing);
    if (!canBeReached(asked.contact) && !askedForContact.current) {
      askedForContact.current = true;
      return askForContact(form, setProblem);
    }
    // Since page load: somebody who typed before hydration is no bot.
    const signals = { trap: trap.current?.value ?? "", elapsed: Math.round(performance.now()) };
    if (keepRequest(asked, signals, locale)) {
      reset();
      onKept();
    } else if (problem === "withoutCopy") void sendAsItIs(asked, signals);
    else fail("withoutCopy", t.failed);
  };
  const on = { onInput, onSubmit };
  return { attach, trap, alive, isComplete, isEmergency, problem, isBusy, unkept, setUnkept, reset, on };
}
export type SafetyFormState = ReturnType<typeof useSafetyForm>;

function askForContact(form: FormRef, setProblem: (problem: Problem) => void): void {
  setProblem("unreachable");
  const control = form.current?.elements.namedItem("contact");
  if (control instanceof HTMLElement) control.focus();
}

/** Text typed before hydration wins over the draft. */
function fillIn(form: HTMLFormElement, draft: Asked): void {
  for (const [field, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (control && "value" in control && control.value === "") control.value = value;
  }
}

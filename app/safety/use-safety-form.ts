import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react";
import { toast } from "#app/ui/toast.ts";
import { readSession, removeSession, writeSession } from "#platform/form/session-store.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { useAlive } from "#platform/use-alive.ts";
import { askedIn, isMissing } from "./form-values.ts";
import { keepRequest, sendUnkept } from "./kept-requests.ts";
import { messages } from "./messages.ts";
import type { Asked } from "./request-queue.ts";
import { sentWords } from "./sent-words.ts";

/** What stands in the form after a press that did not end it. */
type Problem = "missing" | "withoutCopy";

type FormRef = RefObject<HTMLFormElement | null>;

const typedIn = (form: FormRef): Asked =>
  askedIn(form.current ? Object.fromEntries(new FormData(form.current)) : {});

/**
 * What is typed survives a reload, under the form's name; and whether the required fields hold something.
 * @returns `attach`, the form's ref: a dialog's form is there later than the dialog
 */
function useKeptFields(name: string, isFresh: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const draft = `arribo.draft.safety.${name}`;
  const [isComplete, setComplete] = useState(false);
  const look = useCallback(() => {
    const { name, details } = typedIn(form);
    setComplete(name !== "" && details !== "");
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
  return { form, attach, isComplete, keep, empty };
}

/**
 * The form of a request. Its controls keep their own values: what was typed before the page was alive stays. Once the
 * device has the request, the form is empty.
 * @param name tells one form's draft from another's
 * @param isFresh the server has just answered to what was typed, which is newer than any draft
 * @param onKept told once the device has it
 */
export function useSafetyForm(name: string, isFresh: boolean, onKept: () => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  const trap = useRef<HTMLInputElement>(null);
  const alive = useAlive();
  const { form, attach, isComplete, keep, empty } = useKeptFields(name, isFresh);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The reference of a request that this device could not keep. */
  const [unkept, setUnkept] = useState<string | null>(null);

  const reset = () => {
    empty();
    setProblem(null);
  };
  const onInput = () => {
    keep();
    setUnkept(null);
  };
  const fail = (next: Problem, words: { title: string; text: string }) => {
    setProblem(next);
    toast({ title: words.title, description: words.text, variant: "destructive" });
  };
  /** The device took no copy at the first press: sent as it is, and the answer waited for. */
  const sendAsItIs = async (asked: Asked, signals: object) => {
    setBusy(true);
    const reference = await sendUnkept(asked, signals, locale);
    setBusy(false);
    if (reference === null) return fail("withoutCopy", t.failed);
    reset();
    setUnkept(reference);
    toast(sentWords(asked, locale));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const asked = typedIn(form);
    if (isMissing(asked)) return fail("missing", t.missing);
    // Since the page came: whoever types before the scripts are here is no robot.
    const signals = { trap: trap.current?.value ?? "", elapsed: Math.round(performance.now()) };
    if (keepRequest(asked, signals, locale)) {
      reset();
      onKept();
    } else if (problem === "withoutCopy") void sendAsItIs(asked, signals);
    else fail("withoutCopy", t.failed);
  };
  return { attach, trap, alive, isComplete, problem, isBusy, unkept, reset, on: { onInput, onSubmit } };
}
export type SafetyFormState = ReturnType<typeof useSafetyForm>;

/** What was typed before the page was alive stays; the draft fills the rest. */
function fillIn(form: HTMLFormElement, draft: Asked): void {
  for (const [field, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (control && "value" in control && control.value === "") control.value = value;
  }
}

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

/** A request that was sent and that this device could not keep. */
type Sent = Unkept & Pick<Asked, "protocol" | "urgency">;

/** What stands in the form after a press that did not end it. */
type Problem = "missing" | "unreachable" | "withoutCopy";

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
  const alive = useHydrated();
  const { form, attach, isComplete, isEmergency, keep, empty } = useKeptFields(name, isFresh);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [unkept, setUnkept] = useState<Sent | null>(null);
  /** Whether a contact was asked for: once, and no more. */
  const askedForContact = useRef(false);

  const reset = () => {
    empty();
    setProblem(null);
    askedForContact.current = false;
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    // The field of a contact that is added afterwards stands here too, and is none of the form's.
    if (target instanceof HTMLInputElement && target.name === "") return;
    keep();
    setUnkept(null);
    if (problem === "unreachable" && canBeReached(typedIn(form).contact)) setProblem(null);
  };
  const fail = (next: Problem, words: { title: string; text: string }) => {
    setProblem(next);
    toast({ title: words.title, description: words.text, variant: "destructive" });
  };
  /** The device took no copy at the first press: sent as it is, and the answer waited for. */
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
    // Since the page came: whoever types before the scripts are here is no robot.
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

/** Asks for a way to answer, and takes the person there; a second press sends all the same. */
function askForContact(form: FormRef, setProblem: (problem: Problem) => void): void {
  setProblem("unreachable");
  const control = form.current?.elements.namedItem("contact");
  if (control instanceof HTMLElement) control.focus();
}

/** What was typed before the page was alive stays; the draft fills the rest. */
function fillIn(form: HTMLFormElement, draft: Asked): void {
  for (const [field, value] of Object.entries(draft)) {
    const control = form.elements.namedItem(field);
    if (control instanceof HTMLSelectElement) control.value = value;
    else if (control && "value" in control && control.value === "") control.value = value;
  }
}

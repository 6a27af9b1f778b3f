import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type ApplicationProgress, type AskedAnswers, fixedFields, sealedFields } from "../contract.ts";
import type { AnsweredForm } from "../parts/field-notes.tsx";
import { type Answers, blankAnswers } from "../rules/fields.ts";
import { readChanges, removeChanges, writeChanges } from "./changes-draft.ts";
import { messages } from "./messages.ts";

/** Problems by field name, and of the message. */
type Problems = Partial<Record<string, string>>;

/** The form's values: numbers as text; sealed answers are blank, which leaves them as they are. */
function valuesOf({ answers }: AskedAnswers): Answers {
  const { yearEstablished, employeeCount, yearsOfExperience, ...others } = answers;
  const numbers = { yearEstablished, employeeCount, yearsOfExperience };
  const texts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
  return { ...blankAnswers, ...others, ...texts } as Answers;
}

/** What is typed, saved in this tab at each change. It is read after hydration, as the server does not know it. */
function useDraftedChanges(asked: AskedAnswers, token: string) {
  const [answers, setAnswers] = useState(() => valuesOf(asked));
  const [message, setMessage] = useState("");
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const draft = readChanges(token, answers);
    setAnswers({ ...answers, ...draft.answers });
    setMessage(draft.message);
    setRestored(true);
  });
  useEffect(() => restore(), []);
  useEffect(() => {
    if (isRestored) writeChanges(token, valuesOf(asked), answers, message);
  }, [isRestored, token, asked, answers, message]);
  return { answers, setAnswers, message, setMessage };
}

/** State of the applicant's changes, and their sending. A failed one keeps what was typed. */
export function useChanges(
  asked: AskedAnswers,
  token: string,
  onAnswered: (progress: ApplicationProgress) => void,
) {
  const t = useText(messages).asked;
  const { answers, setAnswers, message, setMessage } = useDraftedChanges(asked, token);
  const [problems, setProblems] = useState<Problems>({});
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  // One key for all attempts with the same content: a lost answer is not a second change.
  const sending = useRef({ body: "", key: "" });

  const form: AnsweredForm = {
    draft: { answers, saved: [] },
    setAnswer: (name, answer) => {
      setAnswers((before) => ({ ...before, [name]: answer }));
      setProblems(({ [name]: _answered, ...others }) => others);
    },
  };
  const send = async () => {
    const body = { token, message, ...changedParts(asked, answers) };
    const text = JSON.stringify(body);
    if (sending.current.body !== text) sending.current = { body: text, key: newKey() };
    const { key } = sending.current;
    const progress = await api.post("/api/vendor-applications/:token/answer", body, { key });
    removeChanges(token);
    toast({ title: t.sentTitle, description: t.sentText });
    onAnswered(progress);
    // The form is gone; screen readers continue at the main heading.
    document.getElementById("main")?.focus();
  };
  const fail = (error: unknown) => {
    const body = error instanceof ApiError ? error.body : undefined;
    const fields = Object.entries(body?.fields ?? {}).map(([path, text]) => [path.split(".").at(-1), text]);
    setProblems(Object.fromEntries(fields));
    setAttempts((before) => before + 1);
    if (isConflict(error)) setFailure("closed");
    else if (fields.length === 0) setFailure(body?.message || t.offline);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    await send().catch(fail);
    setBusy(false);
  };
  return { form, problems, attempts, failure, busy, submit, message, setMessage };
}

/** Only what was touched: answers that stay need not fit today's rules. */
function changedParts(asked: AskedAnswers, values: Answers) {
  const before = valuesOf(asked);
  const isSealed = (name: string) => sealedFields.some((one) => one === name);
  const isFixed = (name: string) => fixedFields.some((one) => one === name);
  const all = Object.entries(values);
  const open = Object.fromEntries(all.filter(([name]) => !isSealed(name) && !isFixed(name)));
  const secrets = Object.fromEntries(all.filter(([name, value]) => isSealed(name) && value !== ""));
  const isChanged = JSON.stringify(before) !== JSON.stringify({ ...values, ...blankSecrets });
  return {
    // Numbers are text here; the contract reads both.
    ...(isChanged && { answers: open as unknown as AskedAnswers["answers"] }),
    ...(Object.keys(secrets).length > 0 && { secrets }),
  };
}

const blankSecrets = Object.fromEntries(sealedFields.map((name) => [name, ""]));

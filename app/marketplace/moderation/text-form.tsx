import { type FormEvent, useRef, useState } from "react";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";

type TextFormProps = {
  label: string;
  hint: string;
  required?: boolean;
  initial: string;
  maxLength: number;
  words: { send: string; sending: string };
  /** @returns the error of the field, checked before sending */
  check?: (text: string) => string | undefined;
  send: (text: string) => Promise<void>;
  /** Message for a failure: `error` at the field, `problem` above the buttons. */
  explain: (failure: unknown) => { error?: string | undefined; problem?: string };
  close: () => void;
};

/** Inline form with one text field; keeps the input on failure. */
export function TextForm({
  label,
  hint,
  required = false,
  initial,
  maxLength,
  words,
  ...callbacks
}: TextFormProps) {
  const [text, setText] = useState(initial);
  const [feedback, setFeedback] = useState<ReturnType<TextFormProps["explain"]>>({});
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const error = callbacks.check?.(text.trim());
    setFeedback({ error });
    if (error) return field.current?.focus();
    setBusy(true);
    try {
      await callbacks.send(text.trim());
      callbacks.close();
    } catch (failure) {
      const feedbackOfFailure = callbacks.explain(failure);
      setFeedback(feedbackOfFailure);
      setBusy(false);
      if (feedbackOfFailure.error) field.current?.focus();
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={label} hint={hint} error={feedback.error} required={required}>
        <Textarea
          // The button that opened the form is unmounted.
          autoFocus
          ref={field}
          value={text}
          maxLength={maxLength}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <FormProblem>{feedback.problem}</FormProblem>
      <FormButtons texts={words} busy={busy} close={callbacks.close} />
    </form>
  );
}

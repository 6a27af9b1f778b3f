import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";

type TextFormProps = {
  label: string;
  hint: string;
  required?: boolean;
  /** What stands in the field at first. */
  initial: string;
  maxLength: number;
  words: { send: string; sending: string; cancel: string };
  /** What is wrong with the text, before it is sent. */
  check?: (text: string) => string | undefined;
  /** Sends the text; what it throws is put into words by `explain`. */
  send: (text: string) => Promise<void>;
  /** What to tell of a failure: at the field, or above the buttons. */
  explain: (failure: unknown) => { error?: string | undefined; problem?: string };
  /** After it was sent, or when it is given up. */
  close: () => void;
};

/** A small form of one text, opened in place; what was typed stays when it fails. */
export function TextForm({
  label,
  hint,
  required = false,
  initial,
  maxLength,
  words,
  ...acts
}: TextFormProps) {
  const [text, setText] = useState(initial);
  const [told, setTold] = useState<ReturnType<TextFormProps["explain"]>>({});
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const error = acts.check?.(text.trim());
    setTold({ error });
    if (error) return field.current?.focus();
    setBusy(true);
    try {
      await acts.send(text.trim());
      acts.close();
    } catch (failure) {
      const why = acts.explain(failure);
      setTold(why);
      setBusy(false);
      if (why.error) field.current?.focus();
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={label} hint={hint} error={told.error} required={required}>
        <Textarea
          // The button that was pressed is gone.
          autoFocus
          ref={field}
          value={text}
          maxLength={maxLength}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {told.problem && (
        <p
          role="alert"
          className="rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled"
        >
          {told.problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Button variant="quiet" size="small" onClick={() => busy || acts.close()}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

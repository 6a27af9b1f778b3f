import { type FormEvent, useRef, useState } from "react";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { FormButtons } from "#app/ui/forms/form-buttons.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { type NewTerm, newTerm, type TermUse, termUses } from "../contract.ts";
import { messages } from "./messages.ts";

export const emptyTerm: NewTerm = {
  term: "",
  meaningEn: "",
  meaningEs: "",
  noteEn: "",
  noteEs: "",
  use: "explained",
};

const textFields = ["meaningEn", "meaningEs", "noteEn", "noteEs"] as const;

type TermFormProps = {
  initial: NewTerm;
  words: { send: string; sending: string };
  send: (term: NewTerm) => Promise<void>;
  close: () => void;
};

export function TermForm({ initial, words, send, close }: TermFormProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  // Only edited fields: after a colleague's change, the others show and keep theirs.
  const [changes, setChanges] = useState<Partial<NewTerm>>({});
  const term = { ...initial, ...changes };
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<NewTerm>) => setChanges({ ...changes, ...part });
  const mark = (found: Record<string, string>) => {
    setErrors(found);
    const [name] = Object.keys(found);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const checked = newTerm.safeParse(term, { reportInput: true });
    setProblem("");
    if (!checked.success) return mark(fieldErrors(checked.error.issues, locale));
    setErrors({});
    setBusy(true);
    try {
      await send(checked.data);
      close();
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
      if (fields) mark(fields);
      else setProblem(isConflict(failure) ? t.conflict : t.failed);
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 sm:grid-cols-2"
    >
      <Field label={t.fields.term} error={errors.term} required>
        <Input
          autoFocus
          name="term"
          lang="es"
          autoComplete="off"
          value={term.term}
          onChange={(event) => change({ term: event.target.value })}
        />
      </Field>
      <Field label={t.fields.use}>
        <Select
          name="use"
          value={term.use}
          onChange={(event) => change({ use: event.target.value as TermUse })}
        >
          <Options values={termUses} names={t.useHints} />
        </Select>
      </Field>
      {textFields.map((name) => (
        <Field key={name} label={t.fields[name]} error={errors[name]} required={name.startsWith("meaning")}>
          <Input
            name={name}
            lang={name.endsWith("Es") ? "es" : "en"}
            autoComplete="off"
            value={term[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <FormProblem className="sm:col-span-2">{problem}</FormProblem>
      <FormButtons texts={words} busy={busy} close={close} className="sm:col-span-2" />
    </form>
  );
}

import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Checkbox, Field, FieldGroup, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SectionName } from "../contract.ts";
import { messages } from "../messages.ts";
import {
  type Answers,
  type Control,
  controls,
  type FieldName,
  fieldId,
  fieldsOf,
  isRequired,
  isSealed,
  type OptionList,
  optionValues,
} from "../rules/fields.ts";
import { type AnsweredForm, FieldNotes, noteId, useFieldNotes } from "./field-notes.tsx";
import { hints, labels, optionNames, termsLink } from "./field-texts.ts";

type FieldProps = {
  section: SectionName;
  name: FieldName;
  application: AnsweredForm;
  problem: string | undefined;
  /** A sealed answer that is stored already, masked: it may stay blank. */
  current?: string | undefined;
};

export function ApplicationField({ section, name, application, problem, current }: FieldProps) {
  const label = useText(labels)[name];
  const hint = useHint(section, name, current);
  const control: Control = controls[name];
  const notes = useFieldNotes(name, application);
  const required = current === undefined && isRequired(section, name);
  const id = fieldId(name);
  const answer = application.draft.answers[name];
  const write = (next: Answers[FieldName]) => application.setAnswer(name, next as Answers[typeof name]);

  if (control.kind === "tick") {
    return (
      <div className="sm:col-span-2">
        <Checkbox
          id={id}
          name={name}
          label={label}
          hint={hint}
          error={problem}
          required={required}
          checked={answer === true}
          onChange={(event) => write(event.target.checked)}
        />
      </div>
    );
  }
  const framing = { id, label, hint, error: problem, required, className: width(control) };
  if (control.kind === "choices") {
    const chosen = Array.isArray(answer) ? answer : [];
    return (
      <FieldGroup {...framing}>
        <Choices name={name} options={control.options} chosen={chosen} write={write} />
      </FieldGroup>
    );
  }
  const describedBy = [
    hint && `${id}-hint`,
    problem && `${id}-error`,
    notes.shown.length > 0 && noteId(name),
  ];
  return (
    <Field {...framing}>
      <TextOrChoice
        control={control}
        name={name}
        value={typeof answer === "string" ? answer : ""}
        onChange={(event) => write(event.target.value)}
        onBlur={notes.validate}
        aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      />
      <FieldNotes name={name} notes={notes.shown} live={notes.live} />
    </Field>
  );
}

type InputProps = {
  name: FieldName;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  "aria-describedby": string | undefined;
};

function TextOrChoice({
  control,
  ...inputProps
}: { control: Exclude<Control, { kind: "tick" | "choices" }> } & InputProps) {
  const t = useText(messages);
  const texts = useText(optionNames);
  if (control.kind === "choice") {
    const names: Partial<Record<string, string>> = texts[control.options];
    return (
      <Select {...inputProps}>
        <Options values={optionValues[control.options]} names={names} none={t.choose} />
      </Select>
    );
  }
  if (control.kind === "long") return <Textarea {...inputProps} lang={control.lang} />;
  const { kind, suggestions } = control;
  const list = suggestions && `${fieldId(inputProps.name)}-suggestions`;
  return (
    <>
      <Input
        {...inputProps}
        type={kind === "number" ? "text" : kind}
        inputMode={kind === "number" ? "numeric" : (control.inputMode ?? keyboards[kind])}
        autoComplete={control.autoComplete ?? "off"}
        autoCapitalize={control.autoCapitalize}
        spellCheck={kind === "text" ? undefined : false}
        lang={control.lang}
        list={list}
        className={kind === "number" ? "sm:max-w-40" : undefined}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

const keyboards = { text: undefined, tel: "tel", email: "email", url: "url" } as const;

type ChoicesProps = {
  name: FieldName;
  options: OptionList;
  chosen: readonly string[];
  write: (next: readonly string[]) => void;
};

function Choices({ name, options, chosen, write }: ChoicesProps) {
  const names: Partial<Record<string, string>> = useText(optionNames)[options];
  return (
    <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
      {optionValues[options].map((value) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={names[value]}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            write(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </div>
  );
}

function useHint(section: SectionName, name: FieldName, current?: string): ReactNode {
  const t = useText(messages);
  const hint = (useText(hints) as Partial<Record<FieldName, string>>)[name];
  const terms = useText(termsLink);
  if (name === "termsAccepted")
    return (
      <a
        href="/terms"
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 items-center"
      >
        {terms.text}
      </a>
    );
  if (current !== undefined) return current ? t.keepsSealed(current) : hint;
  // A section that is sealed as a whole says so once, in its heading.
  if (!isSealed(name) || fieldsOf(section).every(isSealed)) return hint;
  return (
    <>
      {hint && <span className="block">{hint}</span>}
      <span className="mt-0.5 flex items-start gap-1.5">
        <Lock aria-hidden className="mt-[0.25em] size-3.5" />
        {t.sealedField}
      </span>
    </>
  );
}

function width({ width }: Control): string {
  return classNames(
    "content-start",
    width !== "half" && "sm:col-span-2",
    width === "short" && "[&>input]:sm:max-w-80 [&>span]:sm:max-w-80",
  );
}

import { type Ref, useEffect, useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input, Select } from "#app/ui/forms/field.tsx";
import { mayFocusField } from "#app/ui/forms/first-field.ts";
import { submitBySendKey } from "#app/ui/forms/send-key.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type StepInput, useColleagues } from "../queries.ts";
import { type DueChoice, dueChoices, dueOf } from "../rules/due-choices.ts";
import { maxStepLength } from "../values.ts";

type StepFormProps = {
  /** The step to change; a new one without it. */
  initial?: StepInput;
  busy: boolean;
  save: (input: StepInput) => void;
  cancel: () => void;
};

/** What, until when, by whom. It has the focus when it opens; Escape leaves it. */
export function StepForm({ initial, busy, save, cancel }: StepFormProps) {
  const all = useText(messages);
  const t = all.steps;
  const { email } = useStaff();
  const what = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<StepInput>(
    () =>
      initial ?? { what: "", assignee: email, ...(dueOf("tomorrow", new Date()) ?? { day: "", hour: "" }) },
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (mayFocusField()) what.current?.focus();
  }, []);
  useWriting(step.what.trim() !== (initial?.what ?? ""));
  const submit = () => {
    const written = step.what.trim();
    setMissing(written === "");
    if (written === "") what.current?.focus();
    else if (step.day !== "" && !busy) save({ ...step, what: written });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        submitBySendKey(event);
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        cancel();
      }}
      className="grid gap-3 rounded border border-line bg-band/40 p-3"
    >
      <Field label={t.what} required error={isMissing && all.required}>
        <Input
          ref={what}
          dir="auto"
          value={step.what}
          maxLength={maxStepLength}
          onChange={(event) => setStep({ ...step, what: event.target.value })}
        />
      </Field>
      <DueFields
        step={step}
        change={(due) => setStep({ ...step, ...due })}
        startsWithDay={initial !== undefined}
      />
      <AssigneeField assignee={step.assignee} change={(assignee) => setStep({ ...step, assignee })} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="action" size="small" busy={busy} busyLabel={all.saving}>
          {initial ? all.save : t.saveNew}
        </Button>
        <Button variant="link" size="small" onClick={cancel}>
          {all.cancel}
        </Button>
      </p>
    </form>
  );
}

type DueFieldsProps = {
  step: StepInput;
  change: (due: Pick<StepInput, "day" | "hour">) => void;
  startsWithDay: boolean;
};

function DueFields({ step, change, startsWithDay }: DueFieldsProps) {
  const t = useText(messages).steps;
  const now = new Date(useNow());
  const [ownDay, setOwnDay] = useState(startsWithDay);
  const offered = dueChoices.flatMap((choice) => {
    const due = dueOf(choice, now);
    return due ? [{ choice, due }] : [];
  });
  const isChosen = ({ day, hour }: Pick<StepInput, "day" | "hour">) =>
    !ownDay && day === step.day && hour === step.hour;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{t.due}</legend>
      <div className="flex flex-wrap gap-2">
        {offered.map(({ choice, due }) => (
          <ChoiceButton
            key={choice}
            name={t.dues[choice satisfies DueChoice]}
            isChosen={isChosen(due)}
            choose={() => {
              setOwnDay(false);
              change(due);
            }}
          />
        ))}
        <ChoiceButton name={t.dues.date} isChosen={ownDay} choose={() => setOwnDay(true)} />
      </div>
      {ownDay && (
        <div className="grid grid-cols-2 gap-3">
          <Field label={t.day} required>
            <Input
              type="date"
              value={step.day}
              onChange={(event) => change({ day: event.target.value, hour: step.hour })}
            />
          </Field>
          <Field label={t.hour} optional hint={t.zone}>
            <Input
              type="time"
              value={step.hour}
              onChange={(event) => change({ day: step.day, hour: event.target.value })}
            />
          </Field>
        </div>
      )}
    </fieldset>
  );
}

type ChoiceButtonProps = {
  name: string;
  isChosen: boolean;
  choose: () => void;
  ref?: Ref<HTMLButtonElement>;
};

function ChoiceButton({ name, isChosen, choose, ref }: ChoiceButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isChosen}
      onClick={choose}
      className="min-h-11 rounded-full border border-line bg-card px-3 text-sm hover:border-larimar aria-pressed:border-larimar aria-pressed:bg-larimar aria-pressed:text-on-larimar lg:min-h-9"
    >
      {name}
    </button>
  );
}

function AssigneeField({
  assignee,
  change,
}: {
  assignee: string | null;
  change: (to: string | null) => void;
}) {
  const t = useText(messages).steps;
  const { email } = useStaff();
  const colleagues = useColleagues({ canWork: true });
  const isGone = assignee !== null && !colleagues.some((one) => one.email === assignee);
  return (
    <Field label={t.who}>
      <Select value={assignee ?? ""} onChange={(event) => change(event.target.value || null)}>
        <option value="">{t.anybody}</option>
        {colleagues.map((one) => (
          <option key={one.email} value={one.email}>
            {one.email === email ? t.me(one.name) : one.name}
          </option>
        ))}
        {isGone && <option value={assignee}>{assignee}</option>}
      </Select>
    </Field>
  );
}

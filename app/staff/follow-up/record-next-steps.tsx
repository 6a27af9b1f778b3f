import { useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { AssigneeName } from "#app/staff/shell/editing/assignee.tsx";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime, formatDay } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { newKey } from "#platform/forms/intent.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { NextStep } from "./contract.ts";
import { messages } from "./messages.ts";
import { StepForm } from "./parts/step-form.tsx";
import { stepsQueryOptions, useAddStep, useChangeStep, useStepDone } from "./queries.ts";
import { isOverdue } from "./rules/due-choices.ts";

type RecordNextStepsProps = {
  record: DeskRecord;
  /** Opens the form for a new step, for a key that leads there. */
  openRef?: Ref<{ open: () => void }>;
};

/** What is to be done with a record, by whom and until when. */
export function RecordNextSteps({ record, openRef }: RecordNextStepsProps) {
  const all = useText(messages);
  const t = all.steps;
  const heading = useId();
  const query = useQuery({ ...stepsQueryOptions(record), staleTime: 0, refetchOnMount: true });
  const steps = query.data?.items;
  const open = steps?.filter(({ doneAt }) => doneAt === null) ?? [];
  const done = steps?.filter(({ doneAt }) => doneAt !== null) ?? [];
  return (
    <section aria-labelledby={heading} className="@container grid gap-2">
      <h3 id={heading} className="text-base">
        {t.title}
      </h3>
      {query.isError && !steps && (
        <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
          {all.loadFailed}
          <Button variant="quiet" size="small" onClick={() => void query.refetch()}>
            {all.retry}
          </Button>
        </p>
      )}
      {steps && open.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
      <ul className="grid gap-2 empty:hidden">
        {open.map((step) => (
          <OpenStep key={step.id} step={step} />
        ))}
      </ul>
      <Allowed to="work" silent>
        <AddStep record={record} openRef={openRef} />
      </Allowed>
      {done.length > 0 && <DoneSteps steps={done} />}
    </section>
  );
}

function AddStep({ record, openRef }: RecordNextStepsProps) {
  const t = useText(messages).steps;
  const add = useAddStep(record);
  const button = useRef<HTMLButtonElement>(null);
  const [key, setKey] = useState<string>();
  const open = () => setKey(newKey());
  useImperativeHandle(openRef, () => ({ open }));
  const close = () => {
    setKey(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (key !== undefined)
    return (
      <StepForm
        busy={add.isPending}
        save={(input) => add.mutate({ ...input, key }, { onSuccess: close })}
        cancel={close}
      />
    );
  return (
    <p>
      <Button ref={button} variant="quiet" size="small" onClick={open}>
        <Plus aria-hidden className="size-4" />
        {t.add}
      </Button>
    </p>
  );
}

function useDueText({ day, dueAt, hour }: NextStep): string {
  const { locale } = useLocale();
  return hour ? formatDateTime(dueAt, "shortMoment", locale) : formatDay(day, locale);
}

function OpenStep({ step }: { step: NextStep }) {
  const t = useText(messages).steps;
  const when = useDueText(step);
  const isLate = isOverdue(step, useNow());
  const done = useStepDone(step);
  const change = useChangeStep(step);
  const [isEditing, setEditing] = useState(false);
  const { what, assignee, day, hour } = step;
  if (isEditing)
    return (
      <li>
        <StepForm
          initial={{ what, assignee, day, hour }}
          busy={change.isPending}
          save={(input) => change.mutate(input, { onSuccess: () => setEditing(false) })}
          cancel={() => setEditing(false)}
        />
      </li>
    );
  const name = <span className="sr-only">: {what}</span>;
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-s-3 ps-3 text-sm",
        isLate ? "border-flamboyan" : "border-larimar",
      )}
    >
      <div className="min-w-0">
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {what}
        </p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className={isLate ? "font-semibold text-flamboyan" : "text-muted"}>
            {isLate ? t.overdue(when) : when}
          </span>
          {assignee ? <AssigneeName assignee={assignee} /> : <span className="text-muted">{t.anybody}</span>}
          <Button variant="link" size="small" className="lg:min-h-7 lg:py-0" onClick={() => setEditing(true)}>
            {t.change}
            {name}
          </Button>
        </p>
      </div>
      <Button variant="quiet" size="small" busy={done.isPending} onClick={() => done.mutate(true)}>
        <Check aria-hidden className="size-4" />
        <span className="@max-xs:sr-only">{t.done}</span>
        {name}
      </Button>
    </li>
  );
}

function DoneSteps({ steps }: { steps: readonly NextStep[] }) {
  const t = useText(messages).steps;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Toggle open={isOpen} controls={id} toggle={setOpen}>
        {t.showDone(steps.length)}
      </Toggle>
      <ul id={id} hidden={!isOpen} className="grid gap-1 text-sm">
        {steps.map((step) => (
          <DoneStep key={step.id} step={step} />
        ))}
      </ul>
    </div>
  );
}

function DoneStep({ step }: { step: NextStep }) {
  const t = useText(messages).steps;
  const { locale } = useLocale();
  const done = useStepDone(step);
  const { what, doneBy, doneAt } = step;
  return (
    <li className="border-line border-s-3 ps-3">
      <span dir="auto" className="[overflow-wrap:anywhere]">
        {what}
      </span>{" "}
      <span className="text-muted">
        {t.doneBy(doneBy?.split("@")[0] ?? "")}
        {doneAt && `, ${formatDateTime(doneAt, "shortMoment", locale)}`}
      </span>{" "}
      <Button
        variant="link"
        size="small"
        className="lg:min-h-7 lg:py-0"
        busy={done.isPending}
        onClick={() => done.mutate(false)}
      >
        {t.reopen}
        <span className="sr-only">: {what}</span>
      </Button>
    </li>
  );
}

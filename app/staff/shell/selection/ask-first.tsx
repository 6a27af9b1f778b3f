import { type ReactNode, useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { BulkAct } from "./bulk-bar.tsx";
import { messages } from "./messages.ts";

/** What is asked with an act: why, one of some, or a day. */
type Asked = { label: string; error: string; initial: string } & (
  | { as: "reason" }
  | { as: "choice"; none?: string; options: readonly { value: string; label: string }[] }
  | { as: "day"; min: string }
);

export type Confirm = {
  title: (n: number) => string;
  /** What follows; of an act that asks for a choice it may depend on it. */
  text: ReactNode | ((typed: string) => ReactNode);
  /** The label of the reason that the act asks for. */
  reason?: string;
  asked?: Asked;
};

type AskProps = {
  act: BulkAct;
  confirm: Confirm;
  count: number;
  busy: boolean;
  failed: boolean;
  close: () => void;
  go: (typed: string) => void;
};

/** Asks before an act on several records: how many they are, what follows, and what the act needs to know. */
export function AskFirst({ act, confirm, count, busy, failed, close, go }: AskProps) {
  const t = useText(messages);
  const { reason, text } = confirm;
  const asked: Asked | undefined =
    confirm.asked ??
    (reason ? { as: "reason", label: reason, error: t.reasonMissing, initial: "" } : undefined);
  const [typed, setTyped] = useState(asked?.initial ?? "");
  const [missing, setMissing] = useState(false);
  const submit = () => {
    const value = typed.trim();
    const mayBeBlank = asked?.as === "choice" && asked.options.some((one) => one.value === value);
    const isTooSoon = asked?.as === "day" && value < asked.min;
    const isMissing = asked !== undefined && ((value === "" && !mayBeBlank) || isTooSoon);
    setMissing(isMissing);
    if (!isMissing) go(value);
  };
  return (
    <ActionDialog
      close={close}
      title={confirm.title(count)}
      width="narrow"
      onSubmit={submit}
      action={act.label.replace(/…$/, "")}
      cancel={t.cancel}
      variant={act.variant === "danger" ? "danger" : "action"}
      busy={busy}
      busyLabel={t.acting}
      problem={failed && t.failed}
    >
      {asked && (
        <Field label={asked.label} error={missing ? asked.error : undefined} required className="mb-4">
          <AskedField asked={asked} value={typed} change={setTyped} />
        </Field>
      )}
      <p>{typeof text === "function" ? text(typed) : text}</p>
    </ActionDialog>
  );
}

type FieldProps = { asked: Asked; value: string; change: (value: string) => void };

function AskedField({ asked, value, change }: FieldProps) {
  if (asked.as === "day")
    return (
      <Input type="date" min={asked.min} value={value} onChange={(event) => change(event.target.value)} />
    );
  if (asked.as === "reason")
    return (
      <Textarea rows={3} maxLength={2000} value={value} onChange={(event) => change(event.target.value)} />
    );
  return (
    <Select value={value} onChange={(event) => change(event.target.value)}>
      {asked.none && <option value="">{asked.none}</option>}
      {asked.options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Select>
  );
}

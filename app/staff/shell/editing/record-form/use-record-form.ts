import { type RefObject, useRef, useState } from "react";
import type { z } from "zod";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../../messages.ts";

type RecordForm<V extends object, O> = {
  initial: V;
  /** The call's body schema. */
  contract: z.ZodType<O>;
  /** What the body has besides the fields. */
  constants?: () => object;
  send: (content: O) => Promise<void>;
  /** After a conflict: reads the record anew. @returns its values; untouched fields show them */
  readNewest?: () => Promise<V | undefined>;
};

/**
 * The form of a record that staff write or correct, validated by its call's contract. Only touched fields differ from the
 * record: after a colleague's change the others show theirs.
 * @returns `submit` never throws; `problem` is the text after a failed call
 */
export function useRecordForm<V extends object, O>({
  initial,
  contract,
  constants,
  send,
  readNewest,
}: RecordForm<V, O>) {
  const { editing: t } = useText(messages);
  const { locale } = useLocale();
  const fields = useRef<HTMLDivElement>(null);
  const [base, setBase] = useState(initial);
  const [touched, setTouched] = useState<Partial<V>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const values = { ...base, ...touched };
  useWriting(isChanged(base, touched));
  const change = (part: Partial<V>) => setTouched({ ...touched, ...part });
  const mark = (found: Record<string, string>) => {
    setErrors(found);
    focusField(fields, Object.keys(found)[0]);
  };
  const failed = async (failure: unknown) => {
    const named = failure instanceof ApiError ? failure.body?.fields : undefined;
    if (named) return mark(named);
    if (!isConflict(failure))
      return setProblem((failure instanceof ApiError && failure.body?.message) || t.failed);
    const newest = await readNewest?.().catch(() => undefined);
    if (newest) setBase(newest);
    setProblem(t.conflict);
  };
  const submit = async () => {
    if (busy) return;
    setProblem("");
    const checked = contract.safeParse({ ...values, ...constants?.() }, { reportInput: true });
    if (!checked.success) return mark(fieldErrors(checked.error.issues, locale));
    setErrors({});
    setBusy(true);
    await send(checked.data).catch(failed);
    setBusy(false);
  };
  return { fields, values, change, errors, problem, busy, submit };
}

/** Whether a touched field differs from the record. */
export function isChanged<V extends object>(base: V, touched: Partial<V>): boolean {
  return (Object.keys(touched) as (keyof V)[]).some((name) => touched[name] !== base[name]);
}

function focusField(fields: RefObject<HTMLElement | null>, name: string | undefined): void {
  fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

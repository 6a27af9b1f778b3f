import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useUploads } from "./photos/use-uploads.ts";
import type { PortalReceipt } from "./receipt/use-receipt.ts";
import { readValues, useFormDraft } from "./use-form-draft.ts";
import { useSubmission } from "./use-submission.ts";
import {
  checkPhone,
  missingFields,
  type PortalErrors,
  type PortalField,
  type PortalValues,
  portalFields,
  type RequiredField,
} from "./values.ts";

export type Refusal = { values: PortalValues; errors: PortalErrors; message: string };

/** Id of a control; the form focuses the first one that the server refused. */
export const fieldId = (field: PortalField) => `portal-${field}`;

/**
 * State and handlers of the portal's form. The controls are uncontrolled: input typed before hydration stays, and a
 * slow phone does not render on each keystroke.
 * @param refused the server's answer to a form posted without scripts
 */
export function usePortalForm(refused: Refusal | null, onSent: (receipt: PortalReceipt) => void) {
  const form = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const uploads = useUploads();
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [errors, setErrors] = useState<PortalErrors>(refused?.errors ?? {});
  const [phoneHint, setPhoneHint] = useState<ReturnType<typeof checkPhone>>(null);
  const [refusal, setRefusal] = useState(refused);

  const updateMissing = () => {
    const now = missingFields(readValues(form));
    setMissing((before) => (before.join() === now.join() ? before : now));
  };
  const { save, resumed, shownAt } = useFormDraft(form, uploads, refused !== null, () => {
    setPhoneHint(checkPhone(readValues(form).telefono));
    updateMissing();
  });
  const { send, settle, busy, failure } = useSubmission(honeypot, onSent);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, type, value } = target as unknown as HTMLInputElement;
    updateMissing();
    settle();
    setRefusal(null);
    if (name in errors) setErrors({ ...errors, [name]: undefined });
    // Checked on blur; while a hint is shown, on each change.
    if (name === "telefono" && phoneHint) setPhoneHint(checkPhone(value));
    if (type === "radio" || type === "select-one") save();
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === "telefono") setPhoneHint(checkPhone(value));
    save();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(form);
    if (missingFields(values).length > 0) return;
    uploads.stop();
    save();
    setErrors({});
    setRefusal(null);
    const fieldErrors = await send({ values, photos: uploads.uploaded, shownAt: shownAt.current });
    setErrors(fieldErrors);
    const first = portalFields.find((field) => fieldErrors[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const handlers = { onInput, onBlur, onSubmit };
  const state = { missing, errors, phoneHint, refusal, resumed, busy, failure };
  return { form, honeypot, isHydrated, uploads, ...state, handlers };
}
export type PortalForm = ReturnType<typeof usePortalForm>;

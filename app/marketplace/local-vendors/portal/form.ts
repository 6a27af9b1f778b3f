import { type FocusEvent, type FormEvent, useRef, useState } from "react";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { typedIn, useKeptForm } from "./keeping.ts";
import { useUploads } from "./photos/uploads.ts";
import { usePortalSending } from "./sending.ts";
import type { PortalReceipt } from "./sent/receipt.ts";
import {
  missingFields,
  type PortalErrors,
  type PortalField,
  type PortalValues,
  phoneDoubt,
  portalFields,
  type RequiredField,
} from "./values.ts";

/** What the server found wrong with a form that was sent without scripts. */
export type Refusal = { values: PortalValues; errors: PortalErrors; message: string };

/** The id of a field's control. */
export const fieldId = (field: PortalField) => `portal-${field}`;

/**
 * The portal's form. Its controls keep their own values: what was typed before the page was alive stays, and a cheap
 * phone does not draw the page anew with each letter.
 * @param refused how the form was answered before, without scripts
 * @param onSent told once the application is at the server, and the draft forgotten
 */
export function usePortalForm(refused: Refusal | null, onSent: (receipt: PortalReceipt) => void) {
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const alive = useHydrated();
  const uploads = useUploads();
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [errors, setErrors] = useState<PortalErrors>(refused?.errors ?? {});
  const [doubt, setDoubt] = useState<ReturnType<typeof phoneDoubt>>(null);
  const [refusal, setRefusal] = useState(refused);

  const look = () => {
    const now = missingFields(typedIn(form));
    setMissing((before) => (before.join() === now.join() ? before : now));
  };
  const { keep, resumed, shownAt } = useKeptForm(form, uploads, refused !== null, () => {
    setDoubt(phoneDoubt(typedIn(form).telefono));
    look();
  });
  const { send, settle, busy, failure } = usePortalSending(trap, onSent);

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, type, value } = target as unknown as HTMLInputElement;
    look();
    settle();
    setRefusal(null);
    if (name in errors) setErrors({ ...errors, [name]: undefined });
    // A number is judged when it is left, and while it is mended.
    if (name === "telefono" && doubt) setDoubt(phoneDoubt(value));
    if (type === "radio" || type === "select-one") keep();
  };
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement;
    if (name === "telefono") setDoubt(phoneDoubt(value));
    keep();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = typedIn(form);
    if (missingFields(values).length > 0) return;
    uploads.stop();
    keep();
    setErrors({});
    setRefusal(null);
    const found = await send({ values, photos: uploads.kept, shownAt: shownAt.current });
    setErrors(found);
    const first = portalFields.find((field) => found[field]);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  const on = { onInput, onBlur, onSubmit };
  return { form, trap, alive, uploads, missing, errors, doubt, refusal, resumed, busy, failure, on };
}
export type PortalForm = ReturnType<typeof usePortalForm>;

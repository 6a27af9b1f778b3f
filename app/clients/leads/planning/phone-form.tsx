import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type PhoneFormProps = {
  phone: string;
  setPhone: (phone: string) => void;
  /** Where a slot is chosen already; else the number goes along with the slot. */
  save: (() => void) | null;
  busy: boolean;
};

/** For a lead that gave no number: few people abroad want to make the call themselves. */
export function PhoneForm({ phone, setPhone, save, busy }: PhoneFormProps) {
  const t = useText(messages);
  const isHydrated = useHydrated();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phone.trim() !== "") save?.();
  };
  return (
    <form onSubmit={submit} className="mt-4 flex max-w-md flex-wrap items-end gap-3">
      <Field label={t.phone} optional hint={t.phoneHint} className="min-w-56 flex-1">
        <PhoneInput value={phone} maxLength={60} onChange={(event) => setPhone(event.target.value)} />
      </Field>
      {save && (
        <Button type="submit" disabled={!isHydrated} busy={busy} busyLabel={t.saving}>
          {t.savePhone}
        </Button>
      )}
    </form>
  );
}

import type { Ref } from "react";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ManagedVendor } from "../contract.ts";
import { messages } from "../parts/staff-messages.ts";

/** Whether the vendor gets a letter about what staff do with its profile. */
export const isNotified = ({ isSample, email }: ManagedVendor): boolean => !isSample && email !== "";

type ReasonFieldProps = {
  vendor: ManagedVendor;
  reason: string;
  setReason: (reason: string) => void;
  error: string | false | undefined;
  ref: Ref<HTMLTextAreaElement>;
};

/** The reason for an act on a vendor's profile, which the vendor reads in its language if it is notified. */
export function ReasonField({ vendor, reason, setReason, error, ref }: ReasonFieldProps) {
  const t = useText(messages).suspension;
  const language = vendor.locale === "en" ? t.reads.english : t.reads.spanish;
  return (
    <Field label={t.reason} hint={isNotified(vendor) ? t.hint(language) : t.hintOnly} error={error} required>
      <Textarea
        ref={ref}
        value={reason}
        maxLength={1000}
        lang={vendor.locale}
        onChange={(event) => setReason(event.target.value)}
      />
    </Field>
  );
}

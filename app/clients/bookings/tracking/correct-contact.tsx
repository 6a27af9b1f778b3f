import { Field } from "#app/ui/forms/field.tsx";
import { EmailInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { contactCorrection } from "../contract.ts";
import { messages } from "../tracking-messages.ts";
import { ChangeDialog, type ChangeProps } from "./change-dialog.tsx";

const empty = { customerEmail: "", customerPhone: "" };

export function CorrectContact(props: ChangeProps) {
  const t = useText(messages).contact;
  const { contacts } = props.booking;
  return (
    <ChangeDialog
      {...props}
      change="contact"
      contract={contactCorrection}
      empty={empty}
      texts={t}
      opens={t.open}
    >
      {({ form, error }) => (
        <div className="grid gap-5">
          {contacts.length > 0 && (
            <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
              {t.now(contacts.join(" · "))}
            </p>
          )}
          <Field label={t.email} error={error("customerEmail")} optional>
            <EmailInput {...form.register("customerEmail")} maxLength={254} />
          </Field>
          <Field label={t.phone} error={error("customerPhone")} optional>
            <PhoneInput {...form.register("customerPhone")} maxLength={40} />
          </Field>
        </div>
      )}
    </ChangeDialog>
  );
}

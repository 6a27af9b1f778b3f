import { packages } from "#app/site/packages/packages.ts";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field, Select, Textarea } from "#app/ui/forms/field.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { LeadConfirmation } from "./consultation/confirmation.tsx";
import { messages } from "./consultation/messages.ts";
import { useConsultationForm } from "./consultation/use-consultation-form.ts";
import { useConsultation } from "./use-consultation.ts";

export default function ConsultationDialog() {
  const t = useText(messages);
  const { close } = useConsultation();
  const lead = useConsultationForm();
  const { sending, failure } = lead;
  return (
    <FormDialog
      texts={t}
      intro={t.intro}
      form={lead}
      close={close}
      failure={failure && <ProblemNote title={t.failedText}>{failure}</ProblemNote>}
      sent={sending.phase === "sent" && <LeadConfirmation sent={sending.answer} />}
    >
      <Fields lead={lead} />
    </FormDialog>
  );
}

function Fields({ lead }: { lead: ReturnType<typeof useConsultationForm> }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { error } = lead;
  const { register } = lead.form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t.name} error={error("name")} required>
        <NameInput {...register("name")} />
      </Field>
      <Field label={t.email} error={error("email")} required>
        <EmailInput {...register("email")} />
      </Field>
      <Field label={t.phone} optional error={error("phone")}>
        <PhoneInput {...register("phone")} maxLength={60} />
      </Field>
      <Field label={t.package} optional error={error("package")}>
        <Select {...register("package")}>
          <option value="">{t.undecided}</option>
          {packages.map(({ id, name, priceCents }) => (
            <option key={id} value={id}>
              {name} · {formatMoney(priceCents, "USD", locale)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        className="sm:col-span-2"
        label={t.message}
        optional
        hint={t.messageHint}
        error={error("message")}
      >
        <Textarea {...register("message")} rows={4} />
      </Field>
      <PrivacyNote>{t.privacy}</PrivacyNote>
      <HoneypotField ref={lead.honeypot} />
    </div>
  );
}

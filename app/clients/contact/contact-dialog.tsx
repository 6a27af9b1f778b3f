import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field, Input, Textarea } from "#app/ui/forms/field.tsx";
import { EmailInput, NameInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useSentFocus } from "#platform/forms/use-sent-focus.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useContactForm } from "./form/use-contact-form.ts";
import { messages } from "./messages.ts";
import { useContactDialog } from "./use-contact-dialog.ts";

export default function ContactDialog() {
  const t = useText(messages);
  const { close } = useContactDialog();
  const contact = useContactForm();
  const { sending, failure } = contact;
  return (
    <FormDialog
      texts={t}
      intro={t.intro}
      form={contact}
      close={close}
      failure={
        failure && (
          <ProblemNote title={t.failedTitle}>
            {t.tryAgain} <SupportPhone />. {failure}
          </ProblemNote>
        )
      }
      sent={sending.phase === "sent" && <Confirmation email={sending.answer.email} />}
    >
      <Fields contact={contact} />
    </FormDialog>
  );
}

function Fields({ contact }: { contact: ReturnType<typeof useContactForm> }) {
  const t = useText(messages);
  const { error } = contact;
  const { register } = contact.form;
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
      <Field label={t.subject} optional error={error("subject")}>
        <Input {...register("subject")} />
      </Field>
      <Field className="sm:col-span-2" label={t.message} error={error("message")} required>
        <Textarea {...register("message")} rows={5} />
      </Field>
      <PrivacyNote>{t.privacy}</PrivacyNote>
      <HoneypotField ref={contact.honeypot} />
    </div>
  );
}

function Confirmation({ email }: { email: string }) {
  const t = useText(messages);
  const top = useSentFocus();
  return (
    <div ref={top} className="scroll-mt-5">
      <MangroveTimeline
        items={[
          { key: "received", time: t.stepReceived.when, title: t.stepReceived.what, current: true },
          { key: "answer", time: t.stepAnswer.when, title: t.stepAnswer.what(email), ahead: true },
        ]}
      />
      <p className="border-t pt-4 text-sm">
        {t.sooner} <SupportPhone />
      </p>
    </div>
  );
}

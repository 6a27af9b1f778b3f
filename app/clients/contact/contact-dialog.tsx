import { MangroveTimeline } from "#app/ui/art/mangrove-timeline.tsx";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field, Input, Textarea } from "#app/ui/forms/field.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { useOperator } from "#platform/config/operator-context.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useSentFocus } from "#platform/forms/use-sent-focus.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
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
      failure={failure && <Failure details={failure} />}
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
        <Input {...register("name")} autoComplete="name" autoCapitalize="words" />
      </Field>
      <Field label={t.email} error={error("email")} required>
        <Input
          {...register("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </Field>
      <Field label={t.phone} optional error={error("phone")}>
        <Input {...register("phone")} type="tel" inputMode="tel" autoComplete="tel" maxLength={60} />
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

function Failure({ details }: { details: string }) {
  const t = useText(messages);
  return (
    <div className="rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled">
      <p className="font-semibold">{t.failedTitle}</p>
      <p className="text-sm">
        {t.tryAgain} <SupportPhone />. {details}
      </p>
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

function SupportPhone() {
  const { supportPhone } = useOperator();
  return (
    <a className="whitespace-nowrap font-semibold underline underline-offset-4" href={telLink(supportPhone)}>
      {supportPhone}
    </a>
  );
}

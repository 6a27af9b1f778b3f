import { packages } from "#app/packages/packages.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field, Input, Select, Textarea } from "#app/ui/field.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { TrapField } from "#platform/form/signals.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { useConsultation } from "./consultation.ts";
import { LeadSent } from "./lead-sent.tsx";
import { messages } from "./messages.ts";
import { useConsultationForm } from "./use-consultation-form.ts";

/** "Start your consultation": the form, and in its place the confirmation once it was sent. */
export default function ConsultationDialog() {
  const t = useText(messages);
  const { close } = useConsultation();
  const lead = useConsultationForm();
  const sent = lead.sending.phase === "sent" ? lead.sending.answer : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={sent ? t.sentTitle : t.title}
      description={sent ? t.sentText : t.intro}
      closeLabel={t.close}
      {...(sent ? {} : { form: { onSubmit: lead.submit } })}
      footer={
        sent ? (
          <Button onClick={close}>{t.close}</Button>
        ) : (
          <>
            {lead.failure && <Failure details={lead.failure} />}
            <Button
              type="submit"
              variant="primary"
              busy={lead.sending.phase === "sending"}
              busyLabel={t.sending}
            >
              {t.send}
            </Button>
          </>
        )
      }
    >
      {sent ? <LeadSent sent={sent} /> : <Fields lead={lead} />}
    </Dialog>
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
        <Input {...register("phone")} type="tel" inputMode="tel" autoComplete="tel" />
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
      <TrapField ref={lead.trap} />
    </div>
  );
}

/** Beside the button, where it is in view however far the fields are scrolled. */
function Failure({ details }: { details: string }) {
  const t = useText(messages);
  return (
    <div
      role="alert"
      className="basis-full rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled"
    >
      <p className="font-semibold">{t.failedText}</p>
      <p className="text-sm">{details}</p>
    </div>
  );
}

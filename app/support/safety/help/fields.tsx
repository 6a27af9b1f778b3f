import { type ReactNode, useState } from "react";
import { Field, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { NameInput } from "#app/ui/forms/inputs.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyProtocol } from "../contract.ts";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import type { RequestInput } from "../request-queue.ts";
import { AddContact } from "./add-contact.tsx";
import { CallLink } from "./call-now.tsx";
import { confirmationText } from "./confirmation-text.ts";
import { maxLengths, protocolChoices, urgencyChoices } from "./form-values.ts";
import { LateSentPhotos } from "./photos/sent-photos.tsx";
import { sendUnsavedContact } from "./saved-requests-store.ts";
import type { SafetyFormState } from "./use-safety-form.ts";

type SafetyFieldsProps = {
  state: SafetyFormState;
  protocol?: SafetyProtocol;
  initial?: RequestInput | undefined;
  errors?: Partial<Record<string, string>> | undefined;
  /** The last field. */
  photos: ReactNode;
};

export function SafetyFields({ state, protocol, initial, errors = {}, photos }: SafetyFieldsProps) {
  const t = useText(messages);
  const f = t.form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {protocol ? (
        <input type="hidden" name="protocol" value={protocol} />
      ) : (
        <ProtocolField initial={initial} />
      )}
      <Field label={f.name} error={errors.name} className={protocol ? "sm:col-span-2" : ""}>
        <NameInput name="name" required maxLength={maxLengths.name} defaultValue={initial?.name} />
      </Field>
      <Field
        label={f.contact}
        optional
        hint={f.contactHint}
        error={errors.contact ?? (state.problem === "unreachable" && <NoContactHint />)}
        className="sm:col-span-2"
      >
        <Input
          name="contact"
          maxLength={maxLengths.contact}
          defaultValue={initial?.contact}
          autoComplete="tel"
        />
      </Field>
      <Field label={f.details} error={errors.details} className="sm:col-span-2">
        <Textarea
          name="details"
          required
          maxLength={maxLengths.details}
          rows={4}
          defaultValue={initial?.details}
        />
      </Field>
      <Field label={f.urgency} hint={f.urgencyHint} className="sm:col-span-2">
        <Select name="urgency" defaultValue={initial?.urgency ?? "normal"}>
          <Options values={urgencyChoices} names={f.urgencies} />
        </Select>
        <p role="status" className="font-semibold text-flamboyan empty:hidden">
          {state.isEmergency && (
            <>
              {t.danger} <CallLink number="911" />
            </>
          )}
        </p>
      </Field>
      {photos}
      <PrivacyNote>{f.privacy}</PrivacyNote>
      <HoneypotField ref={state.honeypot} />
    </div>
  );
}

function ProtocolField({ initial }: { initial: RequestInput | undefined }) {
  const t = useText(messages).form;
  const names = useText(protocolNames);
  return (
    <Field label={t.protocol}>
      <Select name="protocol" defaultValue={initial?.protocol ?? protocolChoices[0]}>
        <Options values={protocolChoices} names={names} />
      </Select>
    </Field>
  );
}

/** At the field, which gets the focus: the button may be off screen. */
function NoContactHint() {
  const { noContact, danger } = useText(messages);
  return (
    <>
      {noContact.title}. {noContact.ask}{" "}
      <span className="font-semibold">
        {danger} <CallLink number="911" />
      </span>
    </>
  );
}

export function SubmitResult({ state }: { state: SafetyFormState }) {
  const t = useText(messages);
  const { problem, unsaved } = state;
  return (
    <>
      <div role="alert" className="w-full empty:hidden">
        {problem === "missing" && <ProblemNote title={t.missing.title}>{t.missing.text}</ProblemNote>}
        {problem === "withoutCopy" && (
          <ProblemNote title={t.failed.title}>
            {t.failed.text} {t.form.withoutCopy} {t.form.kept}
          </ProblemNote>
        )}
      </div>
      <div role="status" className="w-full empty:hidden">
        {unsaved && <UnsavedReceipt key={unsaved.id} state={state} unsaved={unsaved} />}
      </div>
    </>
  );
}

type UnsavedReceiptProps = { state: SafetyFormState; unsaved: NonNullable<SafetyFormState["unsaved"]> };

function UnsavedReceipt({ state: { setUnsaved }, unsaved }: UnsavedReceiptProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = async (contact: string) => {
    setBusy(true);
    const isDelivered = await sendUnsavedContact(unsaved.id, contact, locale);
    setBusy(false);
    if (isDelivered) setUnsaved({ ...unsaved, unreachable: false });
    else setError(t.noContact.failed);
  };
  return (
    <>
      <p className="font-semibold text-palma">{t.sent.reference(unsaved.reference)}</p>
      <p>{confirmationText(unsaved, locale).description}</p>
      {unsaved.unreachable && (
        <>
          <p className="font-semibold text-flamboyan">
            <CallLink number="911" />
          </p>
          <AddContact add={(contact) => void add(contact)} busy={isBusy} error={error} />
        </>
      )}
      <LateSentPhotos name={unsaved.id} delivery={unsaved.id} isSent />
    </>
  );
}

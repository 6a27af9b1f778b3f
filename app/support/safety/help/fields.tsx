import { useState } from "react";
import { Field, Input, Select, Textarea } from "#app/ui/forms/field.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyProtocol } from "../contract.ts";
import { messages } from "../messages.ts";
import { protocolNames } from "../protocol-names.ts";
import type { Asked } from "../request-queue.ts";
import { AddContact } from "./add-contact.tsx";
import { CallLink } from "./call-now.tsx";
import { longest, protocolChoices, urgencyChoices } from "./form-values.ts";
import { sendUnkeptContact } from "./kept-requests.ts";
import { sentWords } from "./sent-words.ts";
import type { SafetyFormState } from "./use-safety-form.ts";

type SafetyFieldsProps = {
  state: SafetyFormState;
  /** If undefined the form asks for it. */
  protocol?: SafetyProtocol;
  /** Values of a form posted without JavaScript. */
  start?: Asked | undefined;
  errors?: Partial<Record<string, string>> | undefined;
};

export function SafetyFields({ state, protocol, start, errors = {} }: SafetyFieldsProps) {
  const t = useText(messages);
  const f = t.form;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {protocol ? <input type="hidden" name="protocol" value={protocol} /> : <ProtocolField start={start} />}
      <Field label={f.name} error={errors.name} className={protocol ? "sm:col-span-2" : ""}>
        <Input
          name="name"
          required
          maxLength={longest.name}
          defaultValue={start?.name}
          autoComplete="name"
          autoCapitalize="words"
        />
      </Field>
      <Field
        label={f.contact}
        optional
        hint={f.contactHint}
        error={errors.contact ?? (state.problem === "unreachable" && <NoContact />)}
        className="sm:col-span-2"
      >
        <Input name="contact" maxLength={longest.contact} defaultValue={start?.contact} autoComplete="tel" />
      </Field>
      <Field label={f.details} error={errors.details} className="sm:col-span-2">
        <Textarea
          name="details"
          required
          maxLength={longest.details}
          rows={4}
          defaultValue={start?.details}
        />
      </Field>
      <Field label={f.urgency} hint={f.urgencyHint} className="sm:col-span-2">
        <Select name="urgency" defaultValue={start?.urgency ?? "normal"}>
          {urgencyChoices.map((one) => (
            <option key={one} value={one}>
              {f.urgencies[one]}
            </option>
          ))}
        </Select>
        <p role="status" className="font-semibold text-flamboyan empty:hidden">
          {state.isEmergency && (
            <>
              {t.danger} <CallLink number="911" />
            </>
          )}
        </p>
      </Field>
      <PrivacyNote>{f.privacy}</PrivacyNote>
      <HoneypotField ref={state.trap} />
    </div>
  );
}

function ProtocolField({ start }: { start: Asked | undefined }) {
  const t = useText(messages).form;
  const names = useText(protocolNames);
  return (
    <Field label={t.protocol}>
      <Select name="protocol" defaultValue={start?.protocol ?? protocolChoices[0]}>
        {protocolChoices.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** At the field, which gets the focus: the button may be off screen. */
function NoContact() {
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

/** Error of the last submit, or the receipt of a request the device could not store. */
export function SafetyProblem({ state }: { state: SafetyFormState }) {
  const t = useText(messages);
  const { problem, unkept } = state;
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
        {unkept && <UnkeptReceipt key={unkept.id} state={state} unkept={unkept} />}
      </div>
    </>
  );
}

type UnkeptReceiptProps = { state: SafetyFormState; unkept: NonNullable<SafetyFormState["unkept"]> };

function UnkeptReceipt({ state: { setUnkept }, unkept }: UnkeptReceiptProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const add = async (contact: string) => {
    setBusy(true);
    const isThere = await sendUnkeptContact(unkept.id, contact, locale);
    setBusy(false);
    if (isThere) setUnkept({ ...unkept, unreachable: false });
    else setError(t.noContact.failed);
  };
  return (
    <>
      <p className="font-semibold text-palma">{t.sent.reference(unkept.reference)}</p>
      <p>{sentWords(unkept, locale).description}</p>
      {unkept.unreachable && (
        <>
          <p className="font-semibold text-flamboyan">
            <CallLink number="911" />
          </p>
          <AddContact add={(contact) => void add(contact)} busy={isBusy} error={error} />
        </>
      )}
    </>
  );
}

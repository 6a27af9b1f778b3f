import { useState } from "react";
import { Link } from "react-router";
import { ContactFields } from "#app/staff/shell/editing/record-form/contact-fields.tsx";
import { RecordFormDialog } from "#app/staff/shell/editing/record-form/record-form-dialog.tsx";
import { useCreateRecord } from "#app/staff/shell/editing/record-form/use-create-record.ts";
import { useRecordForm } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { type NewPerson, newPerson, type PersonDetail } from "./contract.ts";

const messages = bilingual({
  title: { en: "New person", es: "Nueva persona" },
  text: {
    en: "Somebody to stay in touch with, before there is a lead or a booking. An email or a phone number is enough.",
    es: "Alguien con quien seguir en contacto, antes de que haya una solicitud o una reserva. Basta un correo o un teléfono.",
  },
  town: { en: "Town", es: "Ciudad" },
  taken: {
    en: "Somebody has this address or number already. Nothing was written down.",
    es: "Ese correo o teléfono ya es de otra ficha. No se anotó nada.",
  },
  open: { en: "Open that person", es: "Abrir esa ficha" },
  done: { en: "Person written down", es: "Persona anotada" },
});

/** Staff write down a person, from anywhere on the desk. Who is known already is shown instead. */
export default function NewPersonDialog({ close }: { close: () => void }) {
  const t = useText(messages);
  const { byHand } = useText(deskMessages);
  const { known, ...form } = useNewPerson(close);
  const { values, change, errors } = form;
  return (
    <RecordFormDialog
      form={known === null ? form : { ...form, problem: t.taken }}
      close={close}
      title={t.title}
      description={t.text}
      action={byHand.create}
      busyLabel={byHand.creating}
    >
      <ContactFields values={values} change={change} errors={errors} />
      <Field label={t.town} error={errors.town}>
        <Input
          name="town"
          autoComplete="off"
          maxLength={120}
          value={values.town}
          onChange={(event) => change({ town: event.target.value })}
        />
      </Field>
      {known !== null && (
        <p className="sm:col-span-2">
          <Link
            to={deskRecordPath({ kind: "person", id: known })}
            onClick={close}
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            {t.open}
          </Link>
        </p>
      )}
    </RecordFormDialog>
  );
}

function useNewPerson(close: () => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  /** Who has the address or the number already. */
  const [known, setKnown] = useState<number | null>(null);
  const create = useCreateRecord<NewPerson, PersonDetail>({
    kind: "person",
    close,
    post: (values, options) => api.post("/api/admin/people", values, options),
    said: () => ({ title: t.done }),
  });
  const form = useRecordForm<NewPerson, NewPerson>({
    initial: { name: "", email: "", phone: "", locale, town: "" },
    contract: newPerson,
    send: async (values) => {
      setKnown(null);
      await create(values).catch((error) => {
        if (isConflict(error)) setKnown(personIn(error));
        throw error;
      });
    },
  });
  const change = (part: Partial<NewPerson>) => {
    setKnown(null);
    form.change(part);
  };
  return { ...form, change, known };
}

function personIn(error: unknown): number | null {
  const person = error instanceof ApiError ? error.body?.details?.person : undefined;
  return person === undefined ? null : Number(person);
}

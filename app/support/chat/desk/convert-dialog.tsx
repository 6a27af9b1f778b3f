import { useRef, useState } from "react";
import { VendorPicker } from "#app/marketplace/moderation/vendor-picker.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input, Textarea } from "#app/ui/forms/field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { createOrReuseIntent, type Intent } from "#platform/forms/intent.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type ChatKind, chatKinds, type StaffChat } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { type ConversionForm, prefillForm } from "./convert-chat.ts";
import { useConvertChat } from "./queries.ts";

type ChangeForm = (changes: Partial<ConversionForm>) => void;

export function ConvertDialog({ chat, close }: { chat: StaffChat; close: () => void }) {
  const t = useText(messages).become;
  const conversion = useConvertChat(chat.id);
  const [kind, setKind] = useState<ChatKind>("lead");
  const [values, setValues] = useState<ConversionForm>(() => prefillForm(chat));
  const [isVendorMissing, setVendorMissing] = useState(false);
  const intent = useRef<Intent>(null);
  const change: ChangeForm = (changes) => setValues({ ...values, ...changes });
  const submit = () => {
    const hasNoVendor = kind === "booking" && values.vendor === null;
    setVendorMissing(hasNoVendor);
    if (hasNoVendor) return;
    // Sent again unchanged after a lost answer, it is the same request.
    intent.current = createOrReuseIntent({ kind, values }, {}, intent.current);
    conversion.mutate(
      { kind, values, key: intent.current.key },
      {
        onSuccess: ({ reference }) => {
          toast({ title: t.doneTitle, description: `${t.kinds[kind]}: ${reference}` });
          close();
        },
      },
    );
  };
  const errorBody = conversion.error instanceof ApiError ? conversion.error.body : undefined;
  const fields = errorBody?.fields ?? {};
  return (
    <ActionDialog
      close={close}
      title={t.title}
      onSubmit={submit}
      action={t.submit}
      busy={conversion.isPending}
      busyLabel={t.submitting}
      problem={conversion.error && (errorBody?.message ?? t.failed)}
    >
      <div className="grid gap-4">
        <Segmented
          label={t.kind}
          value={kind}
          onChange={setKind}
          options={chatKinds.map((one) => ({ value: one, label: t.kinds[one] }))}
        />
        {kind === "booking" && (
          <VendorPicker
            chosen={values.vendor}
            choose={(vendor) => change({ vendor })}
            error={isVendorMissing ? t.noVendor : undefined}
          />
        )}
        <PersonFields kind={kind} values={values} change={change} fields={fields} />
        <Field
          label={t.message}
          error={fields.message ?? fields.details}
          required={kind === "safety_request"}
        >
          <Textarea
            value={values.message}
            maxLength={5000}
            dir="auto"
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
      </div>
    </ActionDialog>
  );
}

type PersonFieldsProps = {
  kind: ChatKind;
  values: ConversionForm;
  change: ChangeForm;
  fields: Record<string, string>;
};

function PersonFields({ kind, values, change, fields }: PersonFieldsProps) {
  const t = useText(messages).become;
  const input = (name: "name" | "email" | "phone" | "contact" | "day", type = "text") => (
    <Input
      type={type}
      value={values[name]}
      maxLength={200}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <Field label={t.name} error={fields.name ?? fields.customerName} required>
        {input("name")}
      </Field>
      {kind === "lead" ? (
        <>
          <Field label={t.email} error={fields.email} hint={t.eitherHint}>
            {input("email", "email")}
          </Field>
          <Field label={t.phone} error={fields.phone}>
            {input("phone", "tel")}
          </Field>
        </>
      ) : (
        <Field label={t.contact} error={fields.contact ?? fields.customerContact}>
          {input("contact")}
        </Field>
      )}
      {kind === "booking" && (
        <Field label={t.day} error={fields.date} required>
          {input("day", "date")}
        </Field>
      )}
      {kind === "safety_request" && (
        <Segmented
          label={t.urgency}
          value={values.urgency}
          onChange={(urgency) => change({ urgency })}
          options={(["normal", "urgent", "emergency"] as const).map((one) => ({
            value: one,
            label: t.urgencies[one],
          }))}
        />
      )}
    </>
  );
}

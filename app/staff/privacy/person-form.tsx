import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { EmailInput, PhoneInput } from "#app/ui/forms/inputs.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonQuery } from "./contract.ts";
import { messages } from "./messages.ts";

type PersonFormProps = { search: (person: PersonQuery) => void; busy: boolean; error: Error | null };

/** Personal data: stored neither in the address nor as a draft. */
export function PersonForm({ search, busy, error }: PersonFormProps) {
  const { who: t } = useText(messages);
  const hint = useId();
  const fields = error instanceof ApiError ? error.body?.fields : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    search({
      email: String(formData.get("email")).trim(),
      phone: String(formData.get("phone")).trim(),
      person: null,
    });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t.form} aria-describedby={hint} className="grid gap-4">
      <Field label={t.email} error={fields?.email}>
        <EmailInput name="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field label={t.phone} error={fields?.phone}>
        <PhoneInput name="phone" maxLength={40} autoComplete="off" />
      </Field>
      <p id={hint} className="text-muted text-sm">
        {t.hint}
      </p>
      <div role="alert">{error && !fields && <p className="text-flamboyan text-sm">{t.failed}</p>}</div>
      <Button
        type="submit"
        variant="action"
        busy={busy}
        busyLabel={t.searching}
        className="justify-self-start"
      >
        <Search aria-hidden className="size-4" />
        {t.search}
      </Button>
    </form>
  );
}

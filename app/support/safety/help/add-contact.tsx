import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import { messages } from "../messages.ts";
import { maxLengths } from "./form-values.ts";

type AddContactProps = {
  add: (contact: string) => void;
  busy?: boolean;
  error?: string | undefined;
};

/** Not a `<form>`: it may be inside one. */
export function AddContact({ add, busy = false, error }: AddContactProps) {
  const t = useText(messages).noContact;
  const [contact, setContact] = useState("");
  const [isWrong, setWrong] = useState(false);
  const press = () => {
    const isReachable = hasContactDetails(contact);
    setWrong(!isReachable);
    if (isReachable && !busy) add(contact.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    press();
  };
  return (
    <div className="mt-3 flex max-w-measure flex-wrap items-end gap-3">
      <Field label={t.label} error={isWrong ? t.wrong : error} className="min-w-56 flex-1">
        <Input
          value={contact}
          maxLength={maxLengths.contact}
          autoComplete="tel"
          onChange={(event) => setContact(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button variant="action" onClick={press} busy={busy} busyLabel={t.adding}>
        {t.add}
      </Button>
    </div>
  );
}

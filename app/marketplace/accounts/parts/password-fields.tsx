import { type ComponentProps, useState } from "react";
import { Checkbox, Field, Input } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { maxPasswordLength } from "../values.ts";

type PasswordFieldsProps = {
  label: string;
  password: ComponentProps<"input">;
  confirm: ComponentProps<"input">;
  errors: { password?: string | undefined; confirm?: string | undefined };
  ids?: { password: string; confirm: string };
};

export function PasswordFields({ label, password, confirm, errors, ids }: PasswordFieldsProps) {
  const t = useText(messages);
  const [visible, setVisible] = useState(false);
  const shared = {
    type: visible ? "text" : "password",
    autoComplete: "new-password",
    autoCapitalize: "none",
    spellCheck: false,
  };
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={ids?.password} label={label} hint={t.password.hint} error={errors.password} required>
          <Input {...password} {...shared} maxLength={maxPasswordLength} />
        </Field>
        <Field
          id={ids?.confirm}
          label={t.fields.confirm}
          hint={t.password.confirmHint}
          error={errors.confirm}
          required
        >
          <Input {...confirm} {...shared} maxLength={maxPasswordLength} />
        </Field>
      </div>
      <Checkbox
        label={t.fields.showBoth}
        checked={visible}
        onChange={(event) => setVisible(event.target.checked)}
      />
    </div>
  );
}

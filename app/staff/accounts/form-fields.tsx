import { type ReactNode, useId, useState } from "react";
import { Checkbox, Field } from "#app/ui/forms/field.tsx";
import { CodeInput, PasswordInput } from "#app/ui/forms/inputs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { maxPasswordLength } from "./contract.ts";
import { messages } from "./messages.ts";

export function AccountSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded border border-line bg-card p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type PasswordField = {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  isNew?: boolean;
};

export function PasswordFields({
  fields,
  focusFirst = false,
}: {
  fields: PasswordField[];
  focusFirst?: boolean;
}) {
  const t = useText(messages);
  const [visible, setVisible] = useState(false);
  return (
    <div className="grid gap-4">
      {fields.map(({ name, label, hint, error, isNew = false }, index) => (
        <Field key={name} label={label} hint={hint} error={error} required>
          <PasswordInput
            autoFocus={focusFirst && index === 0}
            name={name}
            autoComplete={isNew ? "new-password" : "current-password"}
            maxLength={maxPasswordLength}
            visible={visible}
          />
        </Field>
      ))}
      <Checkbox
        label={t.show}
        checked={visible}
        onChange={(event) => setVisible(event.target.checked)}
        className="-my-2"
      />
    </div>
  );
}

type CodeFieldProps = { label: string; error: string | undefined; digits?: boolean };

/** `digits`: only TOTP codes, with a numeric keyboard. */
export function CodeField({ label, error, digits = false }: CodeFieldProps) {
  return (
    <Field label={label} error={error} required>
      <CodeInput inputMode={digits ? "numeric" : "text"} />
    </Field>
  );
}

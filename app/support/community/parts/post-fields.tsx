import { ShieldQuestion } from "lucide-react";
import { Field, FieldGroup, Input, Radio, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { languageNames } from "./post-byline.tsx";
import type { PostFormState } from "./use-post-form.ts";

type FieldProps = { state: PostFormState };

export function NameField({ state: { form, error, start } }: FieldProps) {
  const t = useText(messages).write;
  return (
    <Field label={t.name} hint={t.nameHint} error={error("userId")} required>
      <Input {...form.register("userId")} defaultValue={start("userId")} autoComplete="nickname" />
    </Field>
  );
}

export function TitleField({ state: { form, error, start, language } }: FieldProps) {
  const t = useText(messages).write;
  return (
    <Field label={t.postTitle} error={error("title")} required>
      <Input {...form.register("title")} defaultValue={start("title")} autoComplete="off" lang={language} />
    </Field>
  );
}

type ContentProps = FieldProps & { label: string; hint?: string; rows: number };

export function ContentField({ state, label, hint, rows }: ContentProps) {
  const { form, error, start, language } = state;
  return (
    <Field label={label} hint={hint} error={error("content")} required>
      {/* No `maxLength`: it would cut what is pasted without a word. */}
      <Textarea {...form.register("content")} defaultValue={start("content")} rows={rows} lang={language} />
    </Field>
  );
}

export function LanguageField({ state: { form, error, language } }: FieldProps) {
  const t = useText(messages).write;
  return (
    <FieldGroup role="radiogroup" label={t.language} error={error("language")}>
      <div className="flex flex-wrap gap-x-8">
        {(["en", "es"] as const).map((one) => (
          <Radio
            key={one}
            name="language"
            value={one}
            checked={language === one}
            onChange={() => form.setValue("language", one)}
            label={<span lang={one}>{languageNames[one]}</span>}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

export function HeldNote() {
  const t = useText(messages).write.held;
  return (
    <div className="flex items-start gap-3 rounded bg-pending-fill px-4 py-3 text-pending">
      <ShieldQuestion aria-hidden className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-semibold">{t.title}</p>
        <p className="text-sm">{t.text}</p>
      </div>
    </div>
  );
}

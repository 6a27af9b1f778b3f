import { ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field, FieldGroup, Input, Radio, Textarea } from "#app/ui/forms/field.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { languageNames } from "./post-byline.tsx";
import { TimedMessage } from "./timed-message.tsx";
import type { PostFormState } from "./use-post-form.ts";

type FieldProps = { state: PostFormState };

type PostFormFrameProps = FieldProps & { action: string; tools?: ReactNode; children: ReactNode };

/** The form around the fields of a post or a reply, which is on the page under the heading `write`. */
export function PostFormFrame({ state, action, tools, children }: PostFormFrameProps) {
  const t = useText(messages).write;
  return (
    <form
      id={state.id}
      method="post"
      noValidate={state.isHydrated}
      aria-labelledby="write"
      onSubmit={state.submit}
      className="mt-6 grid gap-6"
    >
      {children}
      <HoneypotField ref={state.trap} />
      <div className="grid gap-4 border-t pt-6">
        <TimedMessage message={state.message} />
        {state.held && <HeldNote />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="large" busy={state.posting} busyLabel={t.posting}>
            {action}
          </Button>
          {tools}
        </div>
        <p className="text-muted text-sm">{t.privacy}</p>
      </div>
    </form>
  );
}

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

function HeldNote() {
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

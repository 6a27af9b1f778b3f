import { MailQuestion, ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { Button } from "#app/ui/button.tsx";
import {
  Checkbox,
  Field,
  FieldGroup,
  Input,
  Options,
  Radio,
  Select,
  Textarea,
} from "#app/ui/forms/field.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { topicNames } from "../topic-names.ts";
import { topics } from "../values.ts";
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
        {state.sent.held && <HeldNote />}
        {state.sent.email && <LetterNote {...state.sent} />}
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

/** What the post is about, and where; both may stay open. */
export function SubjectFields({ state: { form, error, start } }: FieldProps) {
  const t = useText(messages).write;
  const names = useText(topicNames);
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Field label={t.topic} error={error("topic")} optional>
        <Select {...form.register("topic")} defaultValue={start("topic")}>
          <Options values={topics} names={names} none={t.noTopic} />
        </Select>
      </Field>
      <Field label={t.town} error={error("town")} optional>
        <Select {...form.register("town")} defaultValue={start("town")}>
          <Options values={locations} none={t.noTown} />
        </Select>
      </Field>
    </div>
  );
}

/** The box for letters about replies; its address shows while it is ticked, also without scripts. Needs a mail service. */
export function LettersField({ state: { form, error, start, notify } }: FieldProps) {
  const t = useText(messages).write.letters;
  const sendsMail = useRouteLoaderData<{ sendsMail: boolean }>("root")?.sendsMail ?? false;
  if (!sendsMail) return null;
  return (
    <div className="group">
      <Checkbox
        name="notify"
        value="yes"
        label={t.box}
        checked={notify === "yes"}
        onChange={(event) => form.setValue("notify", event.target.checked ? "yes" : "")}
      />
      <Field
        label={t.address}
        hint={t.hint}
        error={error("email")}
        required
        className="mt-2 hidden ps-8 group-has-[:checked]:flex"
      >
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.register("email")}
          defaultValue={start("email")}
        />
      </Field>
    </div>
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

/** Says no more than is known: an address that follows already gets no letter. */
function LetterNote({ email, asked }: { email: string; asked: boolean }) {
  const { letters } = useText(messages).write;
  const t = asked ? letters.asked : letters.skipped;
  return (
    <div className="flex items-start gap-3 rounded bg-band px-4 py-3">
      <MailQuestion aria-hidden className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-semibold">{t.title}</p>
        <p className="text-sm [overflow-wrap:anywhere]">{t.text(email)}</p>
      </div>
    </div>
  );
}

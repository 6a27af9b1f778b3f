import { type RefObject, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, FieldGroup, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { locales } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { inText, placeholderKeys, placeholders } from "../rules/placeholders.ts";
import {
  maxLetterLength,
  maxSubjectLength,
  type TemplateChannel,
  templateChannels,
  writableKinds,
} from "../values.ts";
import { messages } from "./messages.ts";
import type { EditedTemplate } from "./queries.ts";

type FieldsProps = {
  template: EditedTemplate;
  errors: Record<string, string>;
  change: (part: Partial<EditedTemplate>) => void;
};

export function TemplateFields({ template, errors, change }: FieldsProps) {
  const t = useText(messages);
  const { fields } = t;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={fields.name} error={errors.name} required>
          <Input
            name="name"
            autoComplete="off"
            maxLength={80}
            value={template.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label={fields.shortcut} hint={fields.shortcutHint} error={errors.shortcut} required>
          <Input
            name="shortcut"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={41}
            value={template.shortcut}
            onChange={(event) => change({ shortcut: event.target.value })}
          />
        </Field>
        <Field label={fields.channel}>
          <Select
            name="channel"
            value={template.channel}
            onChange={(event) => change({ channel: event.target.value as TemplateChannel })}
          >
            <Options values={templateChannels} names={t.channels} />
          </Select>
        </Field>
      </div>
      <FieldGroup label={fields.kinds} hint={fields.kindsHint}>
        <div className="flex flex-wrap gap-x-5">
          {writableKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t.kinds[kind]}
              checked={template.kinds.includes(kind)}
              onChange={(event) =>
                change({
                  kinds: writableKinds.filter((one) =>
                    one === kind ? event.target.checked : template.kinds.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
        {locales.map((language) => (
          <LanguageFields
            key={language}
            language={language}
            template={template}
            errors={errors}
            change={change}
          />
        ))}
      </div>
    </>
  );
}

const namesOf = {
  en: { subject: "subjectEn", text: "textEn" },
  es: { subject: "subjectEs", text: "textEs" },
} as const;

/** Subject and text in one language, with the placeholders that can be put in. */
function LanguageFields({ language, template, errors, change }: FieldsProps & { language: Locale }) {
  const t = useText(messages);
  const { subject, text } = namesOf[language];
  const area = useRef<HTMLTextAreaElement>(null);
  const takesSubject = template.channel === "letter" || template.channel === "any";
  return (
    <div className="grid min-w-0 content-start gap-4">
      {takesSubject && (
        <Field label={t.fields[subject]} hint={t.subjectHint} error={errors[subject]}>
          <Input
            name={subject}
            lang={language}
            autoComplete="off"
            maxLength={maxSubjectLength}
            value={template[subject]}
            onChange={(event) => change({ [subject]: event.target.value })}
          />
        </Field>
      )}
      <Field label={t.fields[text]} error={errors[text]} required>
        <Textarea
          ref={area}
          name={text}
          lang={language}
          rows={8}
          maxLength={maxLetterLength}
          value={template[text]}
          onChange={(event) => change({ [text]: event.target.value })}
        />
      </Field>
      <Insert
        language={language}
        area={area}
        insert={(written) => change({ [text]: written.slice(0, maxLetterLength) })}
      />
    </div>
  );
}

type InsertProps = {
  language: Locale;
  area: RefObject<HTMLTextAreaElement | null>;
  insert: (text: string) => void;
};

function Insert({ language, area, insert }: InsertProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const put = (mark: string) => {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    insert(value.slice(0, start) + mark + value.slice(end));
    // After the new text is there.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(start + mark.length, start + mark.length);
    });
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="mb-1 text-muted text-sm">{t.insert}</legend>
      {placeholderKeys.map((key) => (
        <Button
          key={key}
          variant="quiet"
          size="small"
          lang={language}
          title={placeholders[key][locale]}
          className="px-2 lg:min-h-8 lg:py-0"
          onClick={() => put(inText(key, language))}
        >
          {inText(key, language)}
        </Button>
      ))}
    </fieldset>
  );
}

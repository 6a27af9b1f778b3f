import { useId, useState } from "react";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { fillIn } from "../rules/placeholders.ts";
import { messages } from "./messages.ts";
import type { EditedTemplate } from "./queries.ts";
import { sampleValues } from "./sample-values.ts";

/** A template as somebody will read it, with the values of a sample. */
export function TemplatePreview({ template }: { template: EditedTemplate }) {
  const t = useText(messages).preview;
  const { locale } = useLocale();
  const title = useId();
  const [language, setLanguage] = useState<Locale>(locale);
  const isEnglish = language === "en";
  const subject = isEnglish ? template.subjectEn : template.subjectEs;
  const text = isEnglish ? template.textEn : template.textEs;
  const values = sampleValues[language];
  return (
    <section aria-labelledby={title} className="rounded border border-line bg-card p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={title} className="text-lg">
          {t.title}
        </h2>
        <Segmented
          label={t.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: "en", label: "EN", name: t.english },
            { value: "es", label: "ES", name: t.spanish },
          ]}
        />
      </div>
      <div lang={language} className="max-w-measure border-larimar border-s-3 bg-band px-3 py-2">
        {subject && <p className="mb-2 font-semibold [overflow-wrap:anywhere]">{fillIn(subject, values)}</p>}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{fillIn(text, values)}</p>
      </div>
      <p className="mt-2 text-muted text-sm">{t.sample}</p>
    </section>
  );
}

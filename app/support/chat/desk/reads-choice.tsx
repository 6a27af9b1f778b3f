import { useLanguageNames } from "#app/staff/shell/record/language-names.ts";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { type Locale, locales } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../staff-messages.ts";

type ReadsChoiceProps = {
  /** Of what is written. */
  language: Locale;
  reads: Locale;
  choose: (reads: Locale) => void;
};

/** In which language the visitor reads an answer: as it was written, or translated. */
export function ReadsChoice({ language, reads, choose }: ReadsChoiceProps) {
  const t = useText(messages).reads;
  const names = useLanguageNames();
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <span aria-hidden className="text-muted max-sm:hidden">
        {t.label}
      </span>
      <Segmented
        label={t.label}
        value={reads}
        onChange={choose}
        options={locales.map((one) => ({
          value: one,
          label: one === language ? t.asWritten(names[one]) : t.translated(names[one]),
        }))}
        className="max-sm:[&_button]:px-2 lg:[&_button]:min-h-8"
      />
    </div>
  );
}

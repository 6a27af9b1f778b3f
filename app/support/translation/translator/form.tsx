import { ArrowLeftRight } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { type Locale, locales, otherLocale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { useGoesAbroad } from "../use-goes-abroad.ts";
import type { TranslationState } from "./use-translation.ts";

/** The scenario buttons submit this form when there is no JavaScript. */
export const formId = "translate";

type TranslationFormProps = { state: TranslationState };

export function TranslationForm({ state }: TranslationFormProps) {
  const t = useText(messages);
  const isHydrated = useHydrated();
  const goesAbroad = useGoesAbroad();
  const { from, text } = state;
  return (
    <form
      id={formId}
      method="post"
      noValidate={isHydrated}
      aria-label={t.form}
      onSubmit={(event) => {
        event.preventDefault();
        void state.translate();
      }}
      className="grid min-w-0 gap-5 lg:col-span-7"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3">
        <Language name="fromLanguage" label={t.from} value={from} onChoose={state.choose} />
        <Button
          variant="quiet"
          onClick={state.swap}
          aria-label={t.swap}
          title={t.swap}
          className={classNames("px-3", !isHydrated && "invisible")}
        >
          <ArrowLeftRight aria-hidden className="size-5" />
        </Button>
        <Language
          name="toLanguage"
          label={t.to}
          value={otherLocale(from)}
          onChoose={(language) => state.choose(otherLocale(language))}
        />
      </div>
      <Field label={t.text} error={state.error}>
        {/* No `maxLength`: it would cut what is pasted without a word. */}
        <Textarea
          ref={state.area}
          name="text"
          rows={5}
          lang={from}
          dir="auto"
          value={text}
          placeholder={t.placeholder}
          onChange={(event) => state.type(event.target.value)}
          className="text-lg"
        />
      </Field>
      {goesAbroad && <p className="text-muted text-sm">{t.outside}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={isHydrated && text.trim() === ""}
          busy={state.busy}
          busyLabel={t.submitting}
          className="max-sm:w-full"
        >
          {t.submit}
        </Button>
        {text !== "" && isHydrated && (
          <Button
            variant="link"
            onClick={() => {
              state.type("");
              state.area.current?.focus();
            }}
          >
            {t.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

const names = { en: "English", es: "Español" } as const;

type LanguageProps = { name: string; label: string; value: Locale; onChoose: (language: Locale) => void };

function Language({ name, label, value, onChoose }: LanguageProps) {
  return (
    <Field label={label}>
      <Select
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value === "es" ? "es" : "en")}
      >
        {locales.map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

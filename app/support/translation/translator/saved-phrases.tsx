import { Button } from "#app/ui/button.tsx";
import { otherLocale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { TranslationState } from "./use-translation.ts";

/** What was translated on this device, to be taken up again. */
export function SavedPhrases({ state: { last, fill, clear, area } }: { state: TranslationState }) {
  const t = useText(messages).last;
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="last" className="wrap rhythm-tight">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="last">{t.heading}</h2>
        <Button
          variant="link"
          size="small"
          onClick={() => {
            clear();
            area.current?.focus();
          }}
        >
          {t.forget}
        </Button>
      </div>
      <p className="mt-2 text-muted">{t.lead}</p>
      <ul className="mt-6 grid gap-x-12 lg:grid-cols-2">
        {last.map((phrase) => (
          <li key={`${phrase.language} ${phrase.text}`} className="border-t">
            <button
              type="button"
              onClick={() => fill(phrase)}
              className="group block min-h-11 w-full py-3 text-start [overflow-wrap:anywhere]"
            >
              <span
                lang={otherLocale(phrase.language)}
                className="line-clamp-2 font-semibold group-hover:text-larimar group-hover:underline group-hover:underline-offset-4"
              >
                {phrase.translatedText}
              </span>
              <span lang={phrase.language} className="line-clamp-1 text-muted text-sm">
                {phrase.text}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

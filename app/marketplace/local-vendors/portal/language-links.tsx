import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { languageLink } from "./language.ts";
import { messages } from "./messages.ts";

const languages: { locale: Locale; name: string }[] = [
  { locale: "es", name: "Español" },
  { locale: "en", name: "English" },
];

export function LanguageSwitch() {
  const t = useText(messages);
  const { locale: current, setLocale } = useLocale();
  return (
    <nav
      aria-label={t.language}
      className="inline-flex shrink-0 rounded border border-line bg-card print:hidden"
    >
      {languages.map(({ locale, name }) => (
        <a
          key={locale}
          href={languageLink(locale)}
          lang={locale}
          hrefLang={locale}
          aria-current={locale === current}
          onClick={(event) => {
            event.preventDefault();
            setLocale(locale);
          }}
          className="-m-px inline-flex min-h-11 items-center rounded border border-transparent px-4 font-semibold text-muted text-sm transition-colors hover:text-ink aria-[current=true]:border-larimar aria-[current=true]:bg-larimar aria-[current=true]:text-on-larimar"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

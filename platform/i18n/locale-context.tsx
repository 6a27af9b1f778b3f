import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { type Locale, localeCookie } from "./locale.ts";
import { type Bilingual, inLocale, type Localized } from "./text.ts";

type LocaleState = { locale: Locale; setLocale: (locale: Locale) => void };
const LocaleContext = createContext<LocaleState | null>(null);

/** Changing the language re-renders in place: typed text is kept. */
export function LocaleProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, setCurrent] = useState(initial);
  const setLocale = useCallback((next: Locale) => {
    const secure = window.location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
    document.cookie = `${localeCookie}=${next}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    document.documentElement.lang = next;
    // A transition: parts whose code is still on its way (app/ui/loading/late-part.tsx) must not vanish.
    startTransition(() => setCurrent(next));
  }, []);
  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

/** A part of the page with its own language (terms dialog, portal, chat). */
export function LocaleScope({
  locale,
  setLocale,
  children,
}: {
  locale: Locale;
  setLocale: (locale: Locale) => void;
  children: ReactNode;
}) {
  const state = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  return (
    <LocaleContext value={state}>
      <div lang={locale} className="contents">
        {children}
      </div>
    </LocaleContext>
  );
}

/**
 * The language of the nearest LocaleScope, else the site's; `setLocale` changes the same one.
 * @throws Error outside a LocaleProvider
 */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error("useLocale must be used inside a LocaleProvider");
  return state;
}

/** A module's texts in the current language. @param messages a constant made by `bilingual` */
export function useText<T extends Bilingual>(messages: T): Localized<T> {
  return inLocale(messages, useLocale().locale);
}

import { useCallback, useState } from "react";
import { isLocale, type Locale } from "#platform/i18n/locale.ts";
import type { PageAddresses } from "#platform/i18n/page-addresses.ts";

export const portalPath = "/dominican-vendor-portal";

// Spanish until the portal's own switch is used, whatever the site's language (RULINGS 27).
const cookieName = "portal_lang";
const cookiePattern = new RegExp(`(?:^|;\\s?)${cookieName}=(\\w+)`);
const parameter = "idioma";

/** For search engines. `?lang=` sets the language of the layout, not of the portal. */
export const portalAddresses: PageAddresses = {
  en: `${portalPath}?lang=en&${parameter}=en`,
  es: `${portalPath}?lang=es&${parameter}=es`,
  other: `${portalPath}?lang=es&${parameter}=es`,
};

/** Lasts a year; `Secure` if the origin is https. */
const cookieFor = (locale: Locale, origin: string) =>
  `${cookieName}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`;

/** Query string that switches the portal's language without scripts. */
export const languageLink = (locale: Locale) => `?${parameter}=${locale}`;

/** The portal's language, and the cookie header if the request changes it. */
export function portalLanguage(
  request: Request,
  site: string,
): { locale: Locale; headers: Record<string, string> } {
  const requested = new URL(request.url).searchParams.get(parameter);
  if (isLocale(requested))
    return { locale: requested, headers: { "Set-Cookie": cookieFor(requested, site) } };
  const saved = cookiePattern.exec(request.headers.get("Cookie") ?? "")?.[1];
  return { locale: isLocale(saved) ? saved : "es", headers: {} };
}

export function usePortalLanguage(initial: Locale) {
  const [locale, show] = useState(initial);
  const choose = useCallback((next: Locale) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
    document.cookie = cookieFor(next, window.location.origin);
    // Otherwise a reload would go back to the language of the link.
    const { pathname, search, hash } = window.location;
    if (new URLSearchParams(search).has(parameter))
      window.history.replaceState(window.history.state, "", pathname + hash);
    show(next);
  }, []);
  return [locale, choose] as const;
}

import { useCallback, useState } from "react";
import { isLocale, type Locale } from "#platform/i18n/locale.ts";
import type { PageAddresses } from "#platform/i18n/page-addresses.ts";

export const portalPath = "/dominican-vendor-portal";

// The portal speaks Spanish until its own toggle was used, whatever the site speaks (RULINGS 27).
const cookie = "portal_lang";
const inCookie = new RegExp(`(?:^|;\\s?)${cookie}=(\\w+)`);
const parameter = "idioma";

/**
 * For search engines: the bar in the portal's language, and Spanish for who names none. An own address where the site has
 * none: `?lang=` does not decide here.
 */
export const portalAddresses: PageAddresses = {
  en: `${portalPath}?lang=en&${parameter}=en`,
  es: `${portalPath}?lang=es&${parameter}=es`,
  other: `${portalPath}?lang=es&${parameter}=es`,
};

/** Keeps the choice for a year. @param origin the site's; over https the cookie never goes without it */
const cookieFor = (locale: Locale, origin: string) =>
  `${cookie}=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${origin.startsWith("https:") ? "; Secure" : ""}`;

/** The toggle as a link, for who has no scripts. */
export const languageLink = (locale: Locale) => `?${parameter}=${locale}`;

/** The language of a request for the portal, and the header that remembers it where the toggle's link asked for it. */
export function portalLanguage(
  request: Request,
  site: string,
): { locale: Locale; headers: Record<string, string> } {
  const asked = new URL(request.url).searchParams.get(parameter);
  if (isLocale(asked)) return { locale: asked, headers: { "Set-Cookie": cookieFor(asked, site) } };
  const kept = inCookie.exec(request.headers.get("Cookie") ?? "")?.[1];
  return { locale: isLocale(kept) ? kept : "es", headers: {} };
}

/** The language the portal is in, and its toggle: remembered, and without asking the server. */
export function usePortalLanguage(initial: Locale) {
  const [locale, show] = useState(initial);
  const choose = useCallback((next: Locale) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox ESR
    document.cookie = cookieFor(next, window.location.origin);
    // A reload must not go back to what an earlier link asked for.
    const { pathname, search, hash } = window.location;
    if (new URLSearchParams(search).has(parameter))
      window.history.replaceState(window.history.state, "", pathname + hash);
    show(next);
  }, []);
  return [locale, choose] as const;
}

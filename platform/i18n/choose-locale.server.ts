import { parseAccept } from "hono/utils/accept";
import { isLocale, type Locale } from "./locale.ts";

/** `?lang=`, then the cookie, then Accept-Language, then English. */
export function chooseLocale(from: {
  param?: string | undefined;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): Locale {
  if (isLocale(from.param)) return from.param;
  if (isLocale(from.cookie)) return from.cookie;
  const accepted = parseAccept(from.acceptLanguage ?? "").filter(({ q }) => q > 0);
  return accepted.map(({ type }) => type.split("-")[0]?.toLowerCase()).find(isLocale) ?? "en";
}

import type { Locale } from "#platform/i18n/locale.ts";
import { firstName } from "../first-name.ts";

/**
 * The first line of a letter: by the first name ("Hello Barbara,"), without a name ("Hello,") if there is none that can be
 * shown: a stranger may have typed it beside somebody else's address.
 * @param name as the person typed it, one line
 */
export function greeting(name: string, locale: Locale): string {
  const first = firstName(name);
  if (locale === "es") return first ? `Hola, ${first}:` : "Hola:";
  return first ? `Hello ${first},` : "Hello,";
}

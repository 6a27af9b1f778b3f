import type { Locale } from "#platform/i18n/locale.ts";

/**
 * What a text may leave open, by key. Its name stands in braces, in either language: `{first name}` or
 * `{primer nombre}`.
 */
export const placeholders = {
  firstName: { en: "first name", es: "primer nombre" },
  name: { en: "name", es: "nombre" },
  reference: { en: "reference", es: "referencia" },
  service: { en: "service", es: "servicio" },
  vendor: { en: "vendor", es: "proveedor" },
  day: { en: "day", es: "día" },
  hour: { en: "hour", es: "hora" },
  package: { en: "package", es: "paquete" },
  concierge: { en: "concierge", es: "quien te atiende" },
  trackingLink: { en: "tracking link", es: "enlace de la reserva" },
  callLink: { en: "call link", es: "enlace para la llamada" },
  firm: { en: "firm", es: "empresa" },
  firmPhone: { en: "phone of the firm", es: "teléfono de la empresa" },
} as const satisfies Record<string, Record<Locale, string>>;

export type Placeholder = keyof typeof placeholders;
export const placeholderKeys = Object.keys(placeholders) as [Placeholder, ...Placeholder[]];

/** By key; one that a record has no value for is left out. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

const inBraces = /\{([^{}\n]{0,60})\}/g;

const keysByName = new Map<string, Placeholder>(
  placeholderKeys.flatMap((key) => Object.values(placeholders[key]).map((name) => [name, key] as const)),
);

/** The key of a name in either language, in capitals or not; undefined for a name that is none. */
function placeholderKey(name: string): Placeholder | undefined {
  return keysByName.get(name.trim().replaceAll(/\s+/g, " ").toLowerCase());
}

/** The placeholder as it is written into a text: "{first name}". */
export function inText(key: Placeholder, locale: Locale): string {
  return `{${placeholders[key][locale]}}`;
}

/** What stands in braces and is no placeholder, as written: "{frist name}". Each once. */
export function unknownPlaceholders(text: string): string[] {
  return unique(text, (name) => placeholderKey(name) === undefined);
}

/** What stands in braces, as written, so what is still to be filled in. Each once, in the order of the text. */
export function gapsIn(text: string): string[] {
  return unique(text, () => true);
}

function unique(text: string, isWanted: (name: string) => boolean): string[] {
  const found = [...text.matchAll(inBraces)].filter(([, name = ""]) => isWanted(name));
  return [...new Set(found.map(([written]) => written))];
}

/** The text with its placeholders filled in; one without a value stays as it is written, as a gap. */
export function fillIn(text: string, values: PlaceholderValues): string {
  return text.replaceAll(inBraces, (written: string, name: string) => {
    const key = placeholderKey(name);
    return (key && values[key]) || written;
  });
}

/** The word being typed after a "/" that begins the text: what a template is searched by. null: no such word. */
export function typedShortcut(text: string): string | null {
  return /^\/([^\s/]*)$/.exec(text)?.[1] ?? null;
}

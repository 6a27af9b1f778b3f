import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import type { NewTemplate } from "../contract.ts";
import { unknownPlaceholders } from "./placeholders.ts";

const messages = bilingual({
  shortcut: {
    en: "A slash, then letters without accents, digits and hyphens: /first-answer.",
    es: "Una barra y luego letras sin acentos, números y guiones: /primera-respuesta.",
  },
  unknown: {
    en: (names: string) => `There is no such placeholder: ${names}.`,
    es: (names: string) => `No existe ese espacio: ${names}.`,
  },
});

const shortcutPattern = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const textFields = ["subjectEn", "subjectEs", "textEn", "textEs"] as const;

/** What is wrong with a template, by field, in the reader's language; empty if nothing is. */
export function templateProblems(template: NewTemplate, locale: Locale): Record<string, string> {
  const t = inLocale(messages, locale);
  const unknown = textFields.flatMap((field) => {
    const names = unknownPlaceholders(template[field]);
    return names.length > 0 ? [[field, t.unknown(names.join(", "))]] : [];
  });
  const shortcut = shortcutPattern.test(template.shortcut) ? [] : [["shortcut", t.shortcut]];
  return Object.fromEntries([...shortcut, ...unknown]);
}

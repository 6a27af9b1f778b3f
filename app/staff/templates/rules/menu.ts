import type { Locale } from "#platform/i18n/locale.ts";
import type { MessageTemplate } from "../contract.ts";
import type { WritableKind } from "../values.ts";
import { fillIn, type PlaceholderValues } from "./placeholders.ts";

/** As many as the menu shows without scrolling; typing finds the others. */
export const mostOffered = 8;

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The templates that a menu offers, those of the record's kind first.
 * @param word what was typed after "/": a part of the shortcut or the name; "" for all
 */
export function offeredTemplates(
  templates: readonly MessageTemplate[],
  word: string,
  kind: WritableKind,
): MessageTemplate[] {
  const wanted = plain(word);
  const fitting = templates.filter(
    ({ archived, kinds, shortcut, names }) =>
      !archived &&
      (kinds.length === 0 || kinds.includes(kind)) &&
      [shortcut, names.en, names.es].some((one) => plain(one).includes(wanted)),
  );
  const rank = ({ kinds, shortcut }: MessageTemplate) =>
    (shortcut.startsWith(`/${wanted}`) ? 0 : 2) + (kinds.length > 0 ? 0 : 1);
  return fitting.toSorted((a, b) => rank(a) - rank(b)).slice(0, mostOffered);
}

export type MenuStep = { step: "move"; to: number } | { step: "choose" } | { step: "close" } | null;

/** What a key does while the menu is open; null: the key is the text field's. @param active index of the marked entry */
export function menuStep(key: string, active: number, count: number): MenuStep {
  if (key === "Escape") return { step: "close" };
  if (count === 0) return null;
  if (key === "ArrowDown") return { step: "move", to: (active + 1) % count };
  if (key === "ArrowUp") return { step: "move", to: (active + count - 1) % count };
  return key === "Enter" || key === "Tab" ? { step: "choose" } : null;
}

/** A template's subject and text in one language, filled in for a record. What has no value stays as a gap. */
export function filledTemplate(
  template: MessageTemplate,
  language: Locale,
  values: PlaceholderValues,
): { subject: string; text: string } {
  const isEnglish = language === "en";
  return {
    subject: fillIn(isEnglish ? template.subjectEn : template.subjectEs, values),
    text: fillIn(isEnglish ? template.textEn : template.textEs, values),
  };
}

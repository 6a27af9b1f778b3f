import type { Locale } from "./locale.ts";

type TextValue = string | readonly string[] | ((...holes: never[]) => string);
type Translation = { readonly en: TextValue; readonly es: TextValue };
export type Bilingual = { readonly [key: string]: Translation | Bilingual };

/** A bilingual tree seen in one language. */
export type Localized<T> = {
  readonly [K in keyof T]: T[K] extends { readonly en: infer English; readonly es: unknown }
    ? Widen<English>
    : Localized<T[K]>;
};
type Widen<W> = W extends string ? string : W extends readonly string[] ? readonly string[] : W;

/** Both languages must have the same kind, and templates the same parameters. */
type Consistent<T> = {
  readonly [K in keyof T]: T[K] extends { readonly en: infer English; readonly es: unknown }
    ? { readonly en: English; readonly es: Widen<English> }
    : Consistent<T[K]>;
};

/** Declares a module's texts in both languages; a missing or mismatched one is a type error. */
/* @__NO_SIDE_EFFECTS__ */
export function bilingual<const T extends Bilingual>(tree: T & Consistent<T>): T {
  return tree;
}

const views = new WeakMap<object, Partial<Record<Locale, unknown>>>();

/** The texts in one language, computed once for each tree. @param tree a constant made by `bilingual` */
export function inLocale<T extends Bilingual>(tree: T, locale: Locale): Localized<T> {
  let cached = views.get(tree);
  if (!cached) {
    cached = {};
    views.set(tree, cached);
  }
  cached[locale] ??= view(tree, locale);
  return cached[locale] as Localized<T>;
}

function view(tree: Bilingual, locale: Locale): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isTranslation(value) ? value[locale] : view(value as Bilingual, locale),
    ]),
  );
}

function isTranslation(value: Translation | Bilingual): value is Translation {
  return "en" in value && "es" in value;
}

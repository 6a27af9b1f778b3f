import type { Locale } from "./locale.ts";

type Words = string | readonly string[] | ((...holes: never[]) => string);
type Pair = { readonly en: Words; readonly es: Words };
export type Bilingual = { readonly [key: string]: Pair | Bilingual };

/** A bilingual tree seen in one language. */
export type Localized<T> = {
  readonly [K in keyof T]: T[K] extends { readonly en: infer English; readonly es: unknown }
    ? Widened<English>
    : Localized<T[K]>;
};
type Widened<W> = W extends string ? string : W extends readonly string[] ? readonly string[] : W;

/** Both languages must have the same kind, and templates the same parameters. */
type Matching<T> = {
  readonly [K in keyof T]: T[K] extends { readonly en: infer English; readonly es: unknown }
    ? { readonly en: English; readonly es: Widened<English> }
    : Matching<T[K]>;
};

/** Declares a module's texts in both languages; a missing or mismatched one is a type error. */
export function bilingual<const T extends Bilingual>(tree: T & Matching<T>): T {
  return tree;
}

const views = new WeakMap<object, Partial<Record<Locale, unknown>>>();

export function inLocale<T extends Bilingual>(tree: T, locale: Locale): Localized<T> {
  let known = views.get(tree);
  if (!known) {
    known = {};
    views.set(tree, known);
  }
  known[locale] ??= view(tree, locale);
  return known[locale] as Localized<T>;
}

function view(tree: Bilingual, locale: Locale): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isPair(value) ? value[locale] : view(value as Bilingual, locale),
    ]),
  );
}

function isPair(value: Pair | Bilingual): value is Pair {
  return "en" in value && "es" in value;
}

import type { Operator } from "#platform/config/operator.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/** A part of the terms: paragraphs in order; a list of texts reads as bullets. `{name}` is a particular. */
export type TermsSection = {
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
};

/** What only the operator can say, by the name the texts use for it. */
export type Particular = keyof Operator["legal"] | "supportPhone";

const unset = {
  effectiveDate: { en: "[effective date]", es: "[fecha de vigencia]" },
  governingState: { en: "[governing state]", es: "[estado de la ley aplicable]" },
  county: { en: "[county]", es: "[condado]" },
  supportContact: { en: "[support contact]", es: "[contacto de soporte]" },
  address: { en: "[address]", es: "[dirección]" },
} as const;

type Named = Pick<Operator, "legal" | "supportPhone">;

/** The operator's values for the texts; one that is not set reads as a placeholder in brackets. */
export function particulars(operator: Named, locale: Locale): Record<Particular, string> {
  const { effectiveDate, governingState, county, supportContact, address } = operator.legal;
  return {
    effectiveDate: effectiveDate ? readableDate(effectiveDate, locale) : unset.effectiveDate[locale],
    governingState: governingState ?? unset.governingState[locale],
    county: county ?? unset.county[locale],
    supportContact: supportContact ?? unset.supportContact[locale],
    address: address ?? unset.address[locale],
    supportPhone: operator.supportPhone,
  };
}

/** Puts the particulars into a text of the terms; an unknown name stays as it is. */
export function fillIn(text: string, values: Record<Particular, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Particular] : whole,
  );
}

// An ISO date is written out in the reader's language; anything else is the operator's own wording.
function readableDate(value: string, locale: Locale): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

import type { Operator } from "#platform/config/operator.ts";
import type { Locale } from "#platform/i18n/locale.ts";

/** `body`: paragraphs, or arrays as bullet lists; `{name}` is replaced by a particular. */
export type TermsSection = {
  readonly id: string;
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
};

/** Values that only the operator knows. */
export type Particular = keyof Operator["legal"] | "supportPhone";

const placeholders = {
  effectiveDate: { en: "[effective date]", es: "[fecha de vigencia]" },
  governingState: { en: "[governing state]", es: "[estado de la ley aplicable]" },
  county: { en: "[county]", es: "[condado]" },
  supportContact: { en: "[support contact]", es: "[contacto de soporte]" },
  address: { en: "[address]", es: "[dirección]" },
} as const;

type OperatorTerms = Pick<Operator, "legal" | "supportPhone">;

/** Missing values become placeholders in brackets. */
export function particulars(operator: OperatorTerms, locale: Locale): Record<Particular, string> {
  const { effectiveDate, governingState, county, supportContact, address } = operator.legal;
  return {
    effectiveDate: effectiveDate ? readableDate(effectiveDate, locale) : placeholders.effectiveDate[locale],
    governingState: governingState ?? placeholders.governingState[locale],
    county: county ?? placeholders.county[locale],
    supportContact: supportContact ?? placeholders.supportContact[locale],
    address: address ?? placeholders.address[locale],
    supportPhone: operator.supportPhone,
  };
}

/** Unknown names in braces stay as they are. */
export function fillParticulars(text: string, values: Record<Particular, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? values[name as Particular] : placeholder,
  );
}

// ISO dates are formatted; other texts are the operator's wording.
function readableDate(value: string, locale: Locale): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

import { businessTypes, vendorCategories } from "#app/marketplace/vendors/values.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import {
  accountTypes,
  applicationLanguages,
  applicationSections,
  type NewApplication,
  type SealedField,
  type SectionName,
  sealedFields,
} from "../contract.ts";
import { provinces } from "./provinces.ts";

type Sections = typeof applicationSections;
export type FieldName = { [S in SectionName]: keyof Sections[S]["shape"] & string }[SectionName];

/** Type of an answer in the form: numbers and choices are text until validated. */
type FormValue<T> = T extends boolean ? boolean : T extends readonly unknown[] ? readonly string[] : string;
export type Answers = { [K in FieldName]: FormValue<NewApplication[K]> };

/** Values are sent as they are, and shown in the page's language. */
export const optionValues = {
  categories: vendorCategories,
  businessTypes,
  accountTypes,
  languages: applicationLanguages,
} as const;
export type OptionList = keyof typeof optionValues;

type TextControl = {
  kind: "text" | "long" | "number" | "tel" | "email" | "url";
  /** "off" where the browser would offer another person's data. */
  autoComplete?: string;
  inputMode?: "numeric";
  autoCapitalize?: "words";
  /** For spelling and screen readers. */
  lang?: Locale;
  suggestions?: readonly string[];
};
type Choice = { kind: "choice"; options: OptionList };
type Choices = { kind: "choices"; options: OptionList };
type Tick = { kind: "tick" };
type Layout = {
  /** half: two fields per row on wide screens; short: narrow field. */
  width?: "half" | "short";
};
export type Control = Layout & (TextControl | Choice | Choices | Tick);

type ControlFor<A> = A extends boolean
  ? Layout & Tick
  : A extends readonly string[]
    ? Layout & Choices
    : Layout & (TextControl | Choice);

/** How each answer is entered. Order, validation and required fields are in the contract. */
export const controls: { [K in FieldName]: ControlFor<Answers[K]> } = {
  businessName: { kind: "text", autoComplete: "organization", lang: "es", width: "half" },
  businessNameEnglish: { kind: "text", autoComplete: "off", lang: "en", width: "half" },
  businessType: { kind: "choice", options: "businessTypes", width: "short" },
  businessRegistrationNumber: { kind: "text", autoComplete: "off", width: "short" },
  taxId: { kind: "text", autoComplete: "off", inputMode: "numeric", width: "short" },
  yearEstablished: { kind: "number", width: "half" },
  employeeCount: { kind: "number", width: "half" },

  ownerFirstName: { kind: "text", autoComplete: "given-name", autoCapitalize: "words", width: "half" },
  ownerLastName: { kind: "text", autoComplete: "family-name", autoCapitalize: "words", width: "half" },
  ownerIdNumber: { kind: "text", autoComplete: "off", width: "short" },
  primaryPhone: { kind: "tel", autoComplete: "tel", width: "half" },
  secondaryPhone: { kind: "tel", autoComplete: "off", width: "half" },
  email: { kind: "email", autoComplete: "email", width: "half" },
  website: { kind: "url", autoComplete: "url", width: "half" },

  streetAddress: { kind: "text", autoComplete: "address-line1" },
  city: { kind: "text", autoComplete: "address-level2", autoCapitalize: "words", width: "half" },
  province: { kind: "text", autoComplete: "address-level1", suggestions: provinces, width: "half" },
  postalCode: { kind: "text", autoComplete: "postal-code", inputMode: "numeric", width: "short" },

  serviceCategory: { kind: "choice", options: "categories", width: "short" },
  servicesOffered: { kind: "long" },
  serviceDescription: { kind: "long", lang: "es" },
  serviceDescriptionEnglish: { kind: "long", lang: "en" },
  specializations: { kind: "long" },

  priceRange: { kind: "text", autoComplete: "off" },
  businessHours: { kind: "long" },
  languages: { kind: "choices", options: "languages" },
  serviceAreas: { kind: "long" },
  yearsOfExperience: { kind: "number" },

  businessLicense: { kind: "text", autoComplete: "off" },
  insuranceProvider: { kind: "text", autoComplete: "off" },
  insurancePolicyNumber: { kind: "text", autoComplete: "off", width: "short" },
  bondedInsured: { kind: "tick" },

  clientReferences: { kind: "long" },
  businessReferences: { kind: "long" },

  bankName: { kind: "text", autoComplete: "off" },
  accountType: { kind: "choice", options: "accountTypes", width: "short" },

  emergencyContactName: { kind: "text", autoComplete: "off", autoCapitalize: "words" },
  emergencyContactPhone: { kind: "tel", autoComplete: "off", width: "short" },
  emergencyContactRelation: { kind: "text", autoComplete: "off", width: "short" },

  additionalCertifications: { kind: "long" },
  equipmentOwned: { kind: "long" },
  subcontractors: { kind: "tick" },

  backgroundCheckConsent: { kind: "tick" },
  termsAccepted: { kind: "tick" },
};

export const fieldNames = Object.keys(controls) as FieldName[];

export const blankAnswers = Object.fromEntries(
  fieldNames.map((name) => {
    const { kind } = controls[name];
    return [name, kind === "tick" ? false : kind === "choices" ? [] : ""];
  }),
) as Record<string, unknown> as Answers;

/** Whether it counts as no answer: only blanks, nothing chosen, not ticked. */
export function isBlank(answer: Answers[FieldName]): boolean {
  if (typeof answer === "boolean") return !answer;
  return typeof answer === "string" ? answer.trim() === "" : answer.length === 0;
}

/** The section's fields in the order of the form. */
export function fieldsOf(section: SectionName): FieldName[] {
  return Object.keys(applicationSections[section].shape) as FieldName[];
}

/** Required: the contract refuses a blank answer. */
export function isRequired(section: SectionName, name: FieldName): boolean {
  const shape: Partial<Record<FieldName, { safeParse: (value: unknown) => { success: boolean } }>> =
    applicationSections[section].shape;
  return shape[name]?.safeParse(blankAnswers[name]).success === false;
}

/** Whether the answer is encrypted at rest, and stored by the browser for the tab only. */
export function isSealed(name: FieldName): name is SealedField {
  return (sealedFields as readonly string[]).includes(name);
}

/** Id of the field's control; error summaries link to it. */
export function fieldId(name: FieldName): string {
  return `application-${name}`;
}

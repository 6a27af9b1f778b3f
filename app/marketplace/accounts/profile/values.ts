import type {
  BusinessHours,
  VendorDetail,
  VendorPreview,
  Weekday,
} from "#app/marketplace/vendors/contract.ts";
import { coverFirst } from "#app/marketplace/vendors/rules/gallery.ts";
import { weekdays } from "#app/marketplace/vendors/values.ts";
import {
  type DefaultedField,
  defaultedFields,
  type Profile,
  type ProfileUpdate,
  storedYears,
} from "../contract.ts";

export const profileTabs = ["basic", "details", "hours", "services"] as const;
export type ProfileTab = (typeof profileTabs)[number];

export type Week = Record<Weekday, string>;

/** The form's values: hours for every day, and the years as typed. */
export type ProfileValues = Omit<
  Pick<Profile, Exclude<keyof ProfileUpdate, "version">>,
  "yearsInBusiness" | "businessHours" | "businessType" | "yearEstablished"
> & {
  yearsInBusiness: string;
  businessHours: Week;
  businessType: NonNullable<Profile["businessType"]> | "";
  yearEstablished: string;
};
export type ProfileField = Exclude<keyof ProfileValues, "unanswered">;

export const fieldTabs: Record<ProfileField, ProfileTab> = {
  businessName: "basic",
  businessNameEnglish: "basic",
  contactName: "basic",
  email: "basic",
  phone: "basic",
  location: "basic",
  serviceAreas: "basic",
  address: "basic",
  website: "basic",
  category: "details",
  subCategories: "details",
  descriptionSpanish: "details",
  description: "details",
  typicalJobSpanish: "details",
  typicalJob: "details",
  businessType: "details",
  yearEstablished: "details",
  priceRange: "details",
  priceNote: "details",
  yearsInBusiness: "details",
  certifications: "details",
  speaksEnglish: "details",
  speaksSpanish: "details",
  otherLanguages: "details",
  hasTransportation: "details",
  smokes: "details",
  businessHours: "hours",
  closures: "hours",
  availableDates: "hours",
  availableTimes: "hours",
  services: "services",
};

export const profileFields = Object.keys(fieldTabs) as ProfileField[];

/** The hours that are suggested for a day (specification); the vendor has not confirmed them. */
export function defaultHours(day: Weekday): string {
  return day === "saturday" || day === "sunday" ? "Closed" : "9:00 AM - 5:00 PM";
}

const defaults: Pick<ProfileValues, DefaultedField> = {
  priceRange: "$",
  yearsInBusiness: "",
  businessHours: Object.fromEntries(weekdays.map((day) => [day, defaultHours(day)])) as Week,
};

function weekOf(hours: BusinessHours): Week {
  return Object.fromEntries(weekdays.map((day) => [day, hours[day]?.trim() ?? ""])) as Week;
}

/** Unanswered fields start with their defaults. */
export function valuesOf(profile: Profile): ProfileValues {
  const values: ProfileValues = {
    ...(Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as ProfileValues),
    businessHours: weekOf(profile.businessHours),
    businessType: profile.businessType ?? "",
    yearEstablished: String(profile.yearEstablished ?? ""),
    yearsInBusiness: String(profile.yearsInBusiness),
    unanswered: profile.unanswered,
  };
  const shown = profile.unanswered.map((field) => [field, defaults[field]]);
  return { ...values, ...Object.fromEntries(shown) };
}

/** Whether the field still holds an unconfirmed default. */
export function isUnanswered(values: ProfileValues, field: ProfileField): boolean {
  const defaulted = values.unanswered.find((one) => one === field);
  return defaulted !== undefined && asText(values[defaulted]) === asText(defaults[defaulted]);
}

/** The request body: the checked form, the defaults that are still unconfirmed, and the version it was edited over. */
export function updateOf(checked: ProfileUpdate, values: ProfileValues, version: number): ProfileUpdate {
  const unanswered = defaultedFields.filter((field) => isUnanswered(values, field));
  return { ...checked, unanswered, version };
}

/** The years as they would be stored (RULINGS 38), to show what becomes of a typo. */
export function normalizedYears(typed: string): string {
  return String(storedYears(typed));
}

/** A confirmed default differs from an unconfirmed one. */
export function changedFields(before: ProfileValues, after: ProfileValues): ProfileField[] {
  return profileFields.filter(
    (field) =>
      asText(before[field]) !== asText(after[field]) ||
      isUnanswered(before, field) !== isUnanswered(after, field),
  );
}

/** `into` with these fields of `from`, and with what `from` says of whether they are confirmed. */
export function withFields(
  into: ProfileValues,
  from: ProfileValues,
  fields: readonly ProfileField[],
): ProfileValues {
  const sourceOf = (field: ProfileField) => (fields.includes(field) ? from : into);
  return {
    ...into,
    ...Object.fromEntries(fields.map((field) => [field, from[field]])),
    unanswered: defaultedFields.filter((field) => sourceOf(field).unanswered.includes(field)),
  };
}

function asText(value: ProfileValues[ProfileField]): string {
  if (typeof value === "object" && !Array.isArray(value)) {
    return JSON.stringify(weekdays.map((day) => value[day].trim()));
  }
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}

export type Difference = {
  field: ProfileField;
  theirs: ProfileValues;
  mine: ProfileValues;
  by: "them" | "me" | "both";
};

/** Three-way comparison; `base` is the version both started from. */
export function differences(base: ProfileValues, mine: ProfileValues, theirs: ProfileValues): Difference[] {
  const myChanges = new Set(changedFields(base, mine));
  const theirChanges = new Set(changedFields(base, theirs));
  return changedFields(mine, theirs).map((field) => {
    const by = !theirChanges.has(field) ? "me" : myChanges.has(field) ? "both" : "them";
    return { field, theirs, mine, by };
  });
}

/** Merges both sides' changes; where both changed a field, mine. */
export function mergeChanges(
  found: readonly Difference[],
  mine: ProfileValues,
  theirs: ProfileValues,
): ProfileValues {
  const fields = found.filter(({ by }) => by === "them").map(({ field }) => field);
  return withFields(mine, theirs, fields);
}

export type Reputation = Pick<
  VendorDetail,
  "isVerified" | "verifiedChecks" | "verifiedAt" | "rating" | "reviewCount"
>;

/**
 * The public page with these values. E-mail, phone, address and website are not part of it (RULINGS 16).
 * @param earned null while it is not known: then as for a new vendor
 */
export function detailOf(profile: Profile, values: ProfileValues, earned: Reputation | null): VendorPreview {
  const { email: _e, phone: _p, address: _a, website: _w, ...rest } = values;
  const { unanswered: _u, priceNote: _n, contactName, ...shown } = rest;
  const { isVerified, verifiedChecks, verifiedAt, rating, reviewCount } = earned ?? noReputation;
  return {
    ...shown,
    id: profile.id,
    fullName: contactName,
    personalPhoto: profile.personalPhoto,
    logoUrl: profile.logoUrl,
    gallery: coverFirst(profile.gallery, profile.coverId),
    ...{ isVerified, verifiedChecks, verifiedAt, rating, reviewCount },
    yearsInBusiness: isUnanswered(values, "yearsInBusiness") ? 0 : storedYears(values.yearsInBusiness),
    priceRange: isUnanswered(values, "priceRange") ? null : values.priceRange,
    businessHours: isUnanswered(values, "businessHours") ? {} : values.businessHours,
    closures: values.closures.flatMap(({ day, until, words }) =>
      day ? [{ day, until: until || day, words }] : [],
    ),
    businessType: values.businessType || null,
    yearEstablished: Number(values.yearEstablished) || null,
    isSample: false,
  };
}

const noReputation: Reputation = {
  isVerified: false,
  verifiedChecks: [],
  verifiedAt: null,
  rating: null,
  reviewCount: 0,
};

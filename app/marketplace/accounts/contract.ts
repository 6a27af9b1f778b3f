import { z } from "zod";
import { businessHours, closure, gallery } from "#app/marketplace/vendors/contract.ts";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import {
  businessTypes,
  furtherLanguages,
  priceRanges,
  vendorCategories,
  vendorStatuses,
  verificationChecks,
  weekdays,
} from "#app/marketplace/vendors/values.ts";
import {
  businessName,
  day,
  email,
  line,
  optionalLine,
  optionalPhone,
  optionalText,
  optionalWebsite,
  seenVersion,
  texts,
  wholeNumber,
} from "#platform/contract.ts";
import { maxAvailableTimes, maxPasswordLength, minPasswordLength } from "./values.ts";

export const vendorCredentials = z.object({ email, password: z.string().min(1).max(1000) });

const password = z.string().min(minPasswordLength).max(maxPasswordLength);

/** What a registration asks, and the profile keeps. */
const identity = {
  businessName: businessName(200),
  businessNameEnglish: businessName(200),
  contactName: line(200),
  email,
  phone: optionalPhone,
  category: z.enum(vendorCategories),
  location: z.enum(locations),
  address: optionalText(300),
  description: optionalText(3000),
  descriptionSpanish: optionalText(3000),
  website: optionalWebsite,
};

export const registration = z.object({ ...identity, password });

export const vendorSession = z.object({ token: z.string(), vendorId: z.number().int() });
export type VendorSession = z.infer<typeof vendorSession>;

/** A place where the vendor is signed in; `device` is its User-Agent. */
const vendorLogin = z.object({ startedAt: z.iso.datetime(), device: z.string(), isThis: z.boolean() });
export type VendorLogin = z.infer<typeof vendorLogin>;
export const vendorLogins = z.array(vendorLogin);

/** POST /api/vendor/password-reset: the response never reveals whether the account exists. */
export const passwordResetRequest = z.object({ email });

/** POST /api/vendor/password: `token` is from the e-mail's link. */
export const newPassword = z.object({ token: z.string().min(1).max(200), password });

export const passwordChange = z.object({
  currentPassword: vendorCredentials.shape.password,
  newPassword: password,
});

const hours = optionalLine(100);

/** Whole numbers from 1 to 150; anything else is 1 (RULINGS 38). */
export function storedYears(value: unknown): number {
  const years = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  return Number.isInteger(years) && years >= 1 && years <= 150 ? years : 1;
}

/** Fields with a default in the specification; unconfirmed ones are listed in `unanswered` and not published. */
export const defaultedFields = ["priceRange", "yearsInBusiness", "businessHours"] as const;
export type DefaultedField = (typeof defaultedFields)[number];

/** By specification. */
const minYear = 1950;

const yearEstablished = wholeNumber(minYear, 9999).check((ctx) => {
  const maximum = new Date().getFullYear();
  if (typeof ctx.value === "number" && ctx.value > maximum)
    ctx.issues.push({ code: "too_big", maximum, origin: "number", input: ctx.value });
});

/** An empty field of a form is no answer. */
const blankIsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);
export const maxClosures = 40;

/** A blank last day is the first one. */
const closureInput = z
  .object({ day, until: day.or(z.literal("")).default(""), words: optionalLine(100) })
  .transform((one) => ({ ...one, until: one.until || one.day }))
  .refine(({ day, until }) => until >= day, { path: ["until"], params: { reason: "daysReversed" } });

/** PUT /api/vendor/profile/{vendorId}: the full profile without pictures. */
export const profileUpdate = z.object({
  ...identity,
  subCategories: texts(100, 20),
  serviceAreas: texts(100, 20).default([]),
  services: texts(100, 30),
  /** Left as they are where they are not sent, as by a page of an earlier version: the specification does not have these. */
  typicalJob: optionalText(500).optional(),
  typicalJobSpanish: optionalText(500).optional(),
  businessType: z.preprocess(blankIsNull, z.enum(businessTypes).nullable()).optional(),
  yearEstablished: z.preprocess(blankIsNull, yearEstablished.nullable()).optional(),
  /** Prices in words, for our team only. */
  priceNote: optionalLine(200).optional(),
  otherLanguages: z.array(z.enum(furtherLanguages)).max(furtherLanguages.length).optional(),
  closures: z
    .array(closureInput)
    .max(maxClosures)
    .transform((list) => list.sort((a, b) => a.day.localeCompare(b.day)))
    .optional(),
  priceRange: z.enum(priceRanges).default("$"),
  speaksEnglish: z.boolean().default(false),
  speaksSpanish: z.boolean().default(true),
  businessHours: z.partialRecord(z.enum(weekdays), hours).default({}),
  certifications: optionalText(1000),
  yearsInBusiness: z.preprocess(storedYears, z.number().int()),
  smokes: z.boolean().default(false),
  hasTransportation: z.boolean().default(false),
  availableDates: texts(60, 14).default([]),
  availableTimes: optionalLine(maxAvailableTimes),
  /** Defaults that the vendor has not confirmed; stored as unknown. */
  unanswered: z.array(z.enum(defaultedFields)).max(defaultedFields.length).default([]),
  /** The version that was edited; 409 when the profile has changed since. */
  version: seenVersion.optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;

export const profile = z.object({
  id: z.number().int(),
  businessName: z.string(),
  businessNameEnglish: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.enum(vendorCategories),
  typicalJob: z.string(),
  typicalJobSpanish: z.string(),
  subCategories: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  location: z.enum(locations),
  address: z.string(),
  description: z.string(),
  descriptionSpanish: z.string(),
  services: z.array(z.string()),
  priceRange: z.enum(priceRanges),
  priceNote: z.string(),
  website: z.string(),
  speaksEnglish: z.boolean(),
  speaksSpanish: z.boolean(),
  otherLanguages: z.array(z.enum(furtherLanguages)),
  businessHours,
  closures: z.array(closure),
  certifications: z.string(),
  yearsInBusiness: z.number().int(),
  smokes: z.boolean(),
  hasTransportation: z.boolean(),
  availableDates: z.array(z.string()),
  availableTimes: z.string(),
  /** Fields whose value here is only a default. */
  unanswered: z.array(z.enum(defaultedFields)),
  businessType: z.enum(businessTypes).nullable(),
  yearEstablished: z.number().int().nullable(),
  personalPhoto: z.string().nullable(),
  imageUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** In the vendor's order; `coverId` is one of them. */
  gallery: gallery.shape.pictures,
  coverId: gallery.shape.coverId,
  loginEmail: z.string(),
  status: z.enum(vendorStatuses),
  isVerified: z.boolean(),
  version: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

export const pictureKinds = ["photo", "logo"] as const;
export type PictureKind = (typeof pictureKinds)[number];

export const picture = z.object({ url: z.string(), version: z.number().int() });

export const profileGaps = [
  "phone",
  "address",
  "description",
  "descriptionSpanish",
  "services",
  "businessHours",
  "personalPhoto",
  "logoUrl",
] as const;
export type ProfileGap = (typeof profileGaps)[number];

/** GET /api/vendor/dashboard/{vendorId} (RULINGS 29). */
export const dashboard = z.object({
  businessName: z.string(),
  businessNameEnglish: z.string(),
  status: z.enum(vendorStatuses),
  /** The reason of a suspension, else "". */
  statusReason: z.string(),
  isVerified: z.boolean(),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedChecks: z.array(z.enum(verificationChecks)),
  completeness: z.number().int(),
  missing: z.array(z.enum(profileGaps)),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
});
export type Dashboard = z.infer<typeof dashboard>;

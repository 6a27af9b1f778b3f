import { z } from "zod";
import {
  businessHours,
  businessTypes,
  locations,
  priceRanges,
  vendorCategories,
  vendorStatuses,
  verificationChecks,
  weekdays,
} from "#app/marketplace/vendors/contract.ts";
import {
  businessName,
  email,
  line,
  optionalLine,
  optionalPhone,
  optionalText,
  optionalWebsite,
  seenVersion,
  texts,
} from "#platform/contract.ts";

/** The shortest password of a vendor (spec), and the longest that is worth hashing. */
export const minPasswordLength = 6;
export const maxPasswordLength = 128;

/** POST /api/vendor/login. */
export const vendorCredentials = z.object({ email, password: z.string().min(1).max(1000) });

const password = z.string().min(minPasswordLength).max(maxPasswordLength);

/** POST /api/vendor/register. */
export const registration = z.object({
  businessName: businessName(200),
  businessNameEnglish: businessName(200),
  contactName: line(200),
  email,
  password,
  phone: optionalPhone,
  category: z.enum(vendorCategories),
  location: z.enum(locations),
  address: optionalText(300),
  description: optionalText(3000),
  descriptionSpanish: optionalText(3000),
  website: optionalWebsite,
});

/** Login and registration: what the browser keeps as vendorToken and vendorId. */
export const vendorSession = z.object({ token: z.string(), vendorId: z.number().int() });
export type VendorSession = z.infer<typeof vendorSession>;

/** POST /api/vendor/password-reset: asks for the letter. The answer never tells whether there is such an account. */
export const passwordResetRequest = z.object({ email });

/** POST /api/vendor/password: the letter's link, and the new password. */
export const newPassword = z.object({ token: z.string().min(1).max(200), password });

/** POST /api/vendor/account/{vendorId}/password: with the password before it. */
export const passwordChange = z.object({
  currentPassword: vendorCredentials.shape.password,
  newPassword: password,
});

const hours = optionalLine(100);

/** The years in business as they are stored: whole numbers from 1 to 150, anything else is 1 (RULINGS 38). */
export function storedYears(value: unknown): number {
  const years = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  return Number.isInteger(years) && years >= 1 && years <= 150 ? years : 1;
}

/**
 * Fields that have a default in the specification. A profile names in `unanswered` those whose value is still that
 * default; they are not published.
 */
export const defaultedFields = ["priceRange", "yearsInBusiness", "businessHours"] as const;
export type DefaultedField = (typeof defaultedFields)[number];

/** PUT /api/vendor/profile/{vendorId}: the full profile. Pictures come and go by their own calls. */
export const profileUpdate = z.object({
  businessName: businessName(200),
  businessNameEnglish: businessName(200),
  contactName: line(200),
  email,
  phone: optionalPhone,
  category: z.enum(vendorCategories),
  subCategories: texts(100, 20),
  serviceAreas: texts(100, 20).default([]),
  location: z.enum(locations),
  address: optionalText(300),
  description: optionalText(3000),
  descriptionSpanish: optionalText(3000),
  services: texts(100, 30),
  priceRange: z.enum(priceRanges).default("$"),
  website: optionalWebsite,
  speaksEnglish: z.boolean().default(false),
  speaksSpanish: z.boolean().default(true),
  businessHours: z.partialRecord(z.enum(weekdays), hours).default({}),
  certifications: optionalText(1000),
  yearsInBusiness: z.preprocess(storedYears, z.number().int()),
  smokes: z.boolean().default(false),
  hasTransportation: z.boolean().default(false),
  availableDates: texts(60, 14).default([]),
  availableTimes: optionalLine(100),
  /** Fields whose value is a default that the vendor has not confirmed: stored as unknown. */
  unanswered: z.array(z.enum(defaultedFields)).max(defaultedFields.length).default([]),
  /** The version that was edited: where the profile has changed since, the answer is a conflict (409). */
  version: seenVersion.optional(),
});
export type ProfileUpdate = z.output<typeof profileUpdate>;

/** GET /api/vendor/profile/{vendorId}. */
export const profile = z.object({
  id: z.number().int(),
  businessName: z.string(),
  businessNameEnglish: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.enum(vendorCategories),
  subCategories: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  location: z.enum(locations),
  address: z.string(),
  description: z.string(),
  descriptionSpanish: z.string(),
  services: z.array(z.string()),
  priceRange: z.enum(priceRanges),
  website: z.string(),
  speaksEnglish: z.boolean(),
  speaksSpanish: z.boolean(),
  businessHours,
  certifications: z.string(),
  yearsInBusiness: z.number().int(),
  smokes: z.boolean(),
  hasTransportation: z.boolean(),
  availableDates: z.array(z.string()),
  availableTimes: z.string(),
  /** Fields that the vendor has not answered; their values here are defaults. */
  unanswered: z.array(z.enum(defaultedFields)),
  /** From the application; not changed by the profile. */
  businessType: z.enum(businessTypes).nullable(),
  yearEstablished: z.number().int().nullable(),
  /** The photo's address on this site, or null; `imageUrl` is the same. */
  personalPhoto: z.string().nullable(),
  imageUrl: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** Where the vendor signs in; not changed by the profile. */
  loginEmail: z.string(),
  status: z.enum(vendorStatuses),
  isVerified: z.boolean(),
  version: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

/** The two pictures of a profile. */
export const pictureKinds = ["photo", "logo"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The largest picture that is taken, in bytes. */
export const largestPicture = 8 * 1024 * 1024;

/** The types a picture may have; what a file says of itself is checked against its content. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

export const picture = z.object({ url: z.string(), version: z.number().int() });

/** What a profile still wants, in the order of its tabs. */
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
  /** Why it is suspended; blank otherwise. */
  statusReason: z.string(),
  isVerified: z.boolean(),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedChecks: z.array(z.enum(verificationChecks)),
  /** How much of the profile is filled in, in percent. */
  completeness: z.number().int(),
  missing: z.array(z.enum(profileGaps)),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
});
export type Dashboard = z.infer<typeof dashboard>;

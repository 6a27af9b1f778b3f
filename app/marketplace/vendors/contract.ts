import { z } from "zod";
import { offsetPaging, optionalText, paging, recordNumber, search, seenVersion } from "#platform/contract.ts";

/** The categories a vendor can choose (registration, profile, application). */
export const vendorCategories = [
  "Housing & Property",
  "Transportation",
  "Relocation & Legal",
  "Financial & Banking",
  "Health & Wellness",
  "Utilities & Setup",
  "Beauty & Grooming",
  "Language & Learning",
  "Events & Entertainment",
  "Construction & Renovation",
  "Tech & Electronics",
  "Domestic Essentials",
  "Lifestyle & Comfort",
] as const;
export type VendorCategory = (typeof vendorCategories)[number];

/**
 * The directory's filter. It says "Legal & Documentation" where vendors say "Relocation & Legal" (RULINGS 11);
 * "Lifestyle & Comfort" is ours, so that no vendor is unreachable.
 */
export const directoryCategories = [
  "Housing & Property",
  "Transportation",
  "Legal & Documentation",
  "Financial & Banking",
  "Health & Wellness",
  "Tech & Electronics",
  "Beauty & Grooming",
  "Construction & Renovation",
  "Language & Learning",
  "Events & Entertainment",
  "Domestic Essentials",
  "Utilities & Setup",
  "Lifestyle & Comfort",
] as const;
export type DirectoryCategory = (typeof directoryCategories)[number];

export const businessTypes = [
  "Sole Proprietorship",
  "Corporation",
  "LLC",
  "Partnership",
  "Registered Business",
] as const;

export const locations = [
  "Santo Domingo",
  "Santiago",
  "Puerto Plata",
  "Punta Cana",
  "La Romana",
  "San Pedro de Macorís",
  "Sosúa",
  "Cap Cana",
  "Cabarete",
  "Jarabacoa",
  "Las Terrenas",
  "Samaná",
] as const;

export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** pending: registered, not yet looked at; approved: in the directory; suspended: taken out, with a reason. */
export const vendorStatuses = ["pending", "approved", "suspended"] as const;
export type VendorStatus = (typeof vendorStatuses)[number];

/** What staff can have looked at before a vendor bears the badge. */
export const verificationChecks = [
  "identity",
  "registration",
  "references",
  "address",
  "licence",
  "insurance",
  "background",
] as const;
export type VerificationCheck = (typeof verificationChecks)[number];

/** Weekday → opening hours in words, "Closed" where closed. */
export const businessHours = z.partialRecord(z.enum(weekdays), z.string());
export type BusinessHours = z.infer<typeof businessHours>;

/** How many characters of its description a vendor's card has (RULINGS 37). */
export const maxCardTextLength = 300;

/** A vendor in the directory. An allow-list (RULINGS 16): never an e-mail, phone, street address or website. */
export const vendorCard = z.object({
  id: z.number().int(),
  fullName: z.string(),
  businessName: z.string(),
  businessNameEnglish: z.string(),
  /** Addresses of pictures on this site, or null. */
  personalPhoto: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** From 1 to 5, computed from published reviews; null without any. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isVerified: z.boolean(),
  /** What was checked, and when. */
  verifiedChecks: z.array(z.enum(verificationChecks)),
  verifiedAt: z.iso.datetime().nullable(),
  category: z.enum(vendorCategories),
  location: z.enum(locations),
  services: z.array(z.string()),
  /** Null: nobody told. */
  priceRange: z.enum(priceRanges).nullable(),
  /** 0: nobody told. */
  yearsInBusiness: z.number().int(),
  speaksEnglish: z.boolean(),
  speaksSpanish: z.boolean(),
  smokes: z.boolean(),
  hasTransportation: z.boolean(),
  availableDates: z.array(z.string()),
  availableTimes: z.string(),
  businessType: z.enum(businessTypes).nullable(),
  yearEstablished: z.number().int().nullable(),
  /** In a list at most `longestCardText` characters of it. */
  description: z.string(),
  /** Believable, and made up. */
  isSample: z.boolean(),
});
export type VendorCard = z.infer<typeof vendorCard>;

/** One vendor in full. */
export const vendorDetail = vendorCard.extend({
  descriptionSpanish: z.string(),
  subCategories: z.array(z.string()),
  /** The towns and areas that the vendor serves, in its own words. */
  serviceAreas: z.array(z.string()),
  certifications: z.string(),
  businessHours,
});
export type VendorDetail = z.infer<typeof vendorDetail>;

/** What the directory can be asked. "all" is no filter. */
const vendorFilter = z.object({
  search,
  category: z.enum([...directoryCategories, "all"]).optional(),
  location: z.enum(locations).optional(),
});

export const vendorQuery = vendorFilter.extend({
  ...offsetPaging,
});
export type VendorQuery = z.output<typeof vendorQuery>;

/** A vendor as staff see it in their list. */
export const managedVendor = z.object({
  id: z.number().int(),
  businessName: z.string(),
  businessNameEnglish: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  website: z.string(),
  address: z.string(),
  category: z.enum(vendorCategories),
  location: z.enum(locations),
  services: z.array(z.string()),
  locale: z.enum(["en", "es"]),
  status: z.enum(vendorStatuses),
  /** Why it is suspended, in the words the vendor was told. */
  statusReason: z.string(),
  verifiedChecks: z.array(z.enum(verificationChecks)),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedBy: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isSample: z.boolean(),
  /** A vendor in the directory whose name looks the same, while this one is not in it; null: none. */
  namesake: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Goes up with each change of the profile. */
  version: z.number().int(),
});
export type ManagedVendor = z.infer<typeof managedVendor>;

export const managedVendorQuery = z.object({ search, status: z.enum(vendorStatuses).optional(), ...paging });
export type ManagedVendorQuery = z.output<typeof managedVendorQuery>;

/** Suspending needs a reason; the vendor is told it. */
export const vendorStatusChange = z.object({
  status: z.enum(["approved", "suspended"]),
  /** What the caller saw before; where somebody else was faster, the answer is a conflict. */
  from: z.enum(vendorStatuses).optional(),
  /** The version of the profile that was looked at: one that changed since is not approved unseen (409). */
  version: seenVersion.optional(),
  reason: optionalText(1000),
});

/** What was checked of a vendor; an empty list takes the badge away. */
export const verification = z.object({
  checks: z.array(z.enum(verificationChecks)).max(10),
  /** What the caller saw before; where somebody else was faster, the answer is a conflict. */
  from: z.array(z.enum(verificationChecks)).max(10).optional(),
  /** The version of the profile that was checked: one that changed since gets no badge unseen (409). */
  version: seenVersion.optional(),
});

export const vendorId = z.object({ vendorId: recordNumber });

/** A picture in an address. */
export const pictureId = z.object({
  id: z.string().regex(/^[\w-]{22}$/),
  size: z.enum(["small", "large"]),
});

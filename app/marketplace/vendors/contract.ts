import { z } from "zod";
import { undoOffer } from "#app/staff/shell/contract.ts";
import {
  offsetPaging,
  optionalLine,
  optionalText,
  paging,
  recordNumber,
  search,
  seenVersion,
  text,
} from "#platform/contract.ts";
import { locations } from "./rules/locations.ts";
import {
  businessTypes,
  currencies,
  directoryCategories,
  directorySorts,
  furtherLanguages,
  maxCaptionLength,
  maxGalleryPictures,
  priceFilters,
  priceRanges,
  vendorCategories,
  vendorStatuses,
  verificationChecks,
  weekdays,
} from "./values.ts";

export type VendorCategory = (typeof vendorCategories)[number];

export type DirectoryCategory = (typeof directoryCategories)[number];

export type Weekday = (typeof weekdays)[number];

export type VendorStatus = (typeof vendorStatuses)[number];

export type VerificationCheck = (typeof verificationChecks)[number];

/** Weekday → opening hours as text, "Closed" when closed. */
export const businessHours = z.partialRecord(z.enum(weekdays), z.string());
export type BusinessHours = z.infer<typeof businessHours>;

/** Days on which the vendor does not work, the first and the last one included; `words` say why, or "". */
export const closure = z.object({ day: z.string(), until: z.string(), words: z.string() });
export type Closure = z.infer<typeof closure>;

/** The id of a stored picture: 128 random bits. */
const pictureKey = z.string().regex(/^[\w-]{22}$/);

/** A picture of a vendor's work. `width` and `height` are the large file's, in pixels; captions may be "". */
const galleryPicture = z.object({
  id: z.string(),
  caption: z.string(),
  captionSpanish: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});
export type GalleryPicture = z.infer<typeof galleryPicture>;

/** A gallery in the vendor's order. `coverId` is one of the pictures, null without any; `version` is the profile's. */
export const gallery = z.object({
  pictures: z.array(galleryPicture),
  coverId: z.string().nullable(),
  version: z.number().int(),
});
export type Gallery = z.infer<typeof gallery>;

const caption = optionalLine(maxCaptionLength);

/** The whole gallery as it should be: its order, captions and cover. It must list every picture. */
export const galleryArrangement = z.object({
  pictures: z.array(z.object({ id: pictureKey, caption, captionSpanish: caption })).max(maxGalleryPictures),
  coverId: pictureKey.nullable(),
  /** The profile's version that was seen; 409 when it has changed since. */
  version: seenVersion.optional(),
});

export const galleryPictureId = z.object({ vendorId: recordNumber, picture: pictureKey });

/** The vendor receives the reason. */
export const pictureRemoval = z.object({ reason: text(1000) });
export const managedPictureId = z.object({ id: recordNumber, picture: pictureKey });

export const maxCardTextLength = 300;

/**
 * A service's proper name in the language in which the vendor did not write it. `other`: where the vendor wrote it in both,
 * its words in the language that is not `lang`.
 */
export const serviceName = z
  .object({ lang: z.enum(["en", "es"]), name: z.string(), other: z.string().optional() })
  .nullable();
export type ServiceName = z.infer<typeof serviceName>;

/** The price from which a typical job starts, in whole units of its currency or with cents. */
const fromPrice = z.object({ amount: z.number().positive(), currency: z.enum(currencies) });
export type FromPrice = z.infer<typeof fromPrice>;

/** A vendor in the directory. An allow-list (RULINGS 16): never an e-mail, phone, street address or website. */
export const vendorCard = z.object({
  id: z.number().int(),
  fullName: z.string(),
  businessName: z.string(),
  businessNameEnglish: z.string(),
  personalPhoto: z.string().nullable(),
  logoUrl: z.string().nullable(),
  /** The small file of the gallery's cover. */
  coverUrl: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isVerified: z.boolean(),
  verifiedChecks: z.array(z.enum(verificationChecks)),
  verifiedAt: z.iso.datetime().nullable(),
  category: z.enum(vendorCategories),
  location: z.enum(locations),
  /** Other towns to which it says that it comes. */
  servedTowns: z.array(z.enum(locations)),
  services: z.array(z.string()),
  /** For each service; null: only the vendor's own words. */
  serviceNames: z.array(serviceName),
  /** Null: unknown. */
  priceRange: z.enum(priceRanges).nullable(),
  /** Only where its words on what a typical job costs give one clear number. */
  fromPrice: fromPrice.nullable(),
  /** 0: unknown. */
  yearsInBusiness: z.number().int(),
  speaksEnglish: z.boolean(),
  speaksSpanish: z.boolean(),
  smokes: z.boolean(),
  hasTransportation: z.boolean(),
  availableDates: z.array(z.string()),
  availableTimes: z.string(),
  /** The weekdays on which it says that it works; none: unknown. */
  openDays: z.array(z.enum(weekdays)),
  /** The next of them after today that is none of its days off ("2027-03-31", Santo Domingo); `inDays` 1 is tomorrow. */
  nextOpen: z.object({ date: z.string(), day: z.enum(weekdays), inDays: z.number().int() }).nullable(),
  businessType: z.enum(businessTypes).nullable(),
  yearEstablished: z.number().int().nullable(),
  description: z.string(),
  /** A made-up vendor for demonstration. */
  isSample: z.boolean(),
});
export type VendorCard = z.infer<typeof vendorCard>;

export const vendorDetail = vendorCard.extend({
  descriptionSpanish: z.string(),
  /** What a typical job costs, in the vendor's words. */
  typicalJob: z.string(),
  typicalJobSpanish: z.string(),
  subCategories: z.array(z.string()),
  serviceAreas: z.array(z.string()),
  otherLanguages: z.array(z.enum(furtherLanguages)),
  certifications: z.string(),
  businessHours,
  closures: z.array(closure),
  /** The cover first. */
  gallery: z.array(galleryPicture),
});
export type VendorDetail = z.infer<typeof vendorDetail>;

/** What a vendor's page shows, also while it is being edited: without what the server derives. */
export type VendorPreview = Omit<
  VendorDetail,
  "openDays" | "nextOpen" | "serviceNames" | "servedTowns" | "fromPrice" | "coverUrl"
> &
  Partial<Pick<VendorDetail, "serviceNames">>;

const vendorFilter = z.object({
  search,
  category: z.enum([...directoryCategories, "all"]).optional(),
  location: z.enum(locations).optional(),
  /** With a location: also vendors in other towns that serve it. */
  serves: z.literal("yes").optional(),
  english: z.literal("yes").optional(),
  /** Who says that it works on this weekday. */
  day: z.enum(weekdays).optional(),
  /** Who charges at most so much. */
  price: z.enum(priceFilters).optional(),
  sort: z.enum(directorySorts).optional(),
});

export const vendorQuery = vendorFilter.extend({
  ...offsetPaging,
});
export type VendorQuery = z.output<typeof vendorQuery>;

/**
 * What the directory understood, and found. `place`: the town that the filter or the search asks for; where nobody is
 * found there, `nearest` is the town of the first vendor, by road so many `kilometres` from it. Where nobody is found at
 * all, `category` is the filter's category in which somebody may help. `english`: the search asks for English speakers.
 */
export type DirectoryFacts = Partial<
  Record<"place" | "nearest" | "kilometres" | "category" | "english", string>
>;

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
  /** The reason of the suspension, as sent to the vendor. */
  statusReason: z.string(),
  verifiedChecks: z.array(z.enum(verificationChecks)),
  verifiedAt: z.iso.datetime().nullable(),
  verifiedBy: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  isSample: z.boolean(),
  /** Name of a listed vendor that looks the same, when this one is not listed. */
  namesake: z.string().nullable(),
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type ManagedVendor = z.infer<typeof managedVendor>;

export const managedVendorQuery = z.object({ search, status: z.enum(vendorStatuses).optional(), ...paging });
export type ManagedVendorQuery = z.output<typeof managedVendorQuery>;

export const changedVendor = managedVendor.extend({ undo: undoOffer });

/** A vendor to whom staff can give a booking. */
export const vendorChoice = z.object({
  id: z.number().int(),
  businessName: z.string(),
  category: z.enum(vendorCategories),
  location: z.enum(locations),
  services: z.array(z.string()),
  isOfCategory: z.boolean(),
  servesTown: z.boolean(),
  /** Letters reach it: it has an address and is no sample. */
  isWrittenTo: z.boolean(),
});
export type VendorChoice = z.infer<typeof vendorChoice>;
export const vendorChoiceQuery = z.object({
  search,
  /** A vendor whose category is wanted. */
  like: recordNumber.optional(),
  town: z.enum(locations).optional(),
  ...paging,
});
export type VendorChoiceQuery = z.output<typeof vendorChoiceQuery>;

/** A suspension needs a reason; the vendor receives it. */
export const vendorStatusChange = z.object({
  status: z.enum(["approved", "suspended"]),
  /** The status the caller saw; 409 when it is no longer that. */
  from: z.enum(vendorStatuses).optional(),
  /** The profile version that was reviewed; 409 when it has changed since. */
  version: seenVersion.optional(),
  reason: optionalText(1000),
});

export const verification = z.object({
  checks: z.array(z.enum(verificationChecks)).max(10),
  /** The checks the caller saw; 409 when they have changed. */
  from: z.array(z.enum(verificationChecks)).max(10).optional(),
  /** The profile version that was verified; 409 when it has changed since. */
  version: seenVersion.optional(),
});

export const vendorId = z.object({ vendorId: recordNumber });

export const pictureId = z.object({
  id: pictureKey,
  size: z.enum(["small", "large"]),
});

// What screens show of the contract, which brings Zod along.

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

/** Categories of the directory's filter. "Legal & Documentation" is the vendors' "Relocation & Legal" (RULINGS 11);
 * "Lifestyle & Comfort" is added, so that every vendor can be found. */
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

export const businessTypes = [
  "Sole Proprietorship",
  "Corporation",
  "LLC",
  "Partnership",
  "Registered Business",
] as const;

/** Languages that a vendor may speak beside Spanish and English. */
export const furtherLanguages = ["French", "German", "Italian", "Portuguese"] as const;

export const priceRanges = ["$", "$$", "$$$", "$$$$"] as const;

/** In which vendors name prices: Dominican pesos, US dollars, euros. */
export const currencies = ["DOP", "USD", "EUR"] as const;

/** The directory's filter "at most so much": without the highest level, which would only ask for a known price. */
export const priceFilters = ["$", "$$", "$$$"] as const;

/** The directory's orders: best match, lowest price first, English speakers first. */
export const directorySorts = ["match", "price", "english"] as const;

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** pending: registered, not reviewed; approved: in the directory; suspended: removed, with a reason. */
export const vendorStatuses = ["pending", "approved", "suspended"] as const;

/** What staff can verify for the badge. */
export const verificationChecks = [
  "identity",
  "registration",
  "references",
  "address",
  "licence",
  "insurance",
  "background",
] as const;

/** Pictures of a vendor's work; until staff approve the vendor; and characters of a caption in one language. */
export const maxGalleryPictures = 12;
export const maxPendingGalleryPictures = 4;
export const maxCaptionLength = 140;

/** How many pictures of work a vendor may show. Before approval few: anybody can register, and storage for them is limited. */
export function galleryLimit(status: (typeof vendorStatuses)[number]): number {
  return status === "pending" ? maxPendingGalleryPictures : maxGalleryPictures;
}

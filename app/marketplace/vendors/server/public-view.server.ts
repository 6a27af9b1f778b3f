import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { maxCardTextLength, type VendorCard, type VendorDetail } from "../contract.ts";
import { vendor } from "../schema.server.ts";

const cardText = sql<string>`left(${vendor.description}, ${sql.raw(String(maxCardTextLength))})`;

/** The public fields of a vendor: an allow-list, so that a new column stays hidden. PostgreSQL builds the JSON: mapping
 * twenty rows in the process cost more than the query. */
export const publicCard = jsonObject<
  Omit<VendorCard, "openDays" | "nextOpen" | "serviceNames" | "servedTowns" | "fromPrice">
>({
  id: vendor.id,
  fullName: vendor.contactName,
  businessName: vendor.businessName,
  businessNameEnglish: vendor.businessNameEnglish,
  personalPhoto: pictureUrl(vendor.photoId, "small"),
  logoUrl: pictureUrl(vendor.logoId, "small"),
  coverUrl: pictureUrl(vendor.coverId, "small"),
  rating: sql`case when ${vendor.reviewCount} > 0 then ${vendor.rating} end`,
  reviewCount: vendor.reviewCount,
  isVerified: sql`cardinality(${vendor.verifiedChecks}) > 0`,
  verifiedChecks: vendor.verifiedChecks,
  verifiedAt: sql`to_char(${vendor.verifiedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  category: vendor.category,
  location: vendor.location,
  services: vendor.services,
  priceRange: vendor.priceRange,
  yearsInBusiness: vendor.yearsInBusiness,
  speaksEnglish: vendor.speaksEnglish,
  speaksSpanish: vendor.speaksSpanish,
  smokes: vendor.smokes,
  hasTransportation: vendor.hasTransportation,
  availableDates: vendor.availableDates,
  availableTimes: vendor.availableTimes,
  businessType: vendor.businessType,
  yearEstablished: vendor.yearEstablished,
  description: cardText,
  isSample: vendor.isSample,
});

type PublicDetails = Omit<VendorDetail, keyof VendorCard | "gallery"> &
  Pick<VendorDetail, "personalPhoto" | "logoUrl" | "description">;

export const publicDetails = jsonObject<PublicDetails>({
  personalPhoto: pictureUrl(vendor.photoId, "large"),
  logoUrl: pictureUrl(vendor.logoId, "large"),
  description: vendor.description,
  descriptionSpanish: vendor.descriptionSpanish,
  typicalJob: vendor.typicalJob,
  typicalJobSpanish: vendor.typicalJobSpanish,
  subCategories: vendor.subCategories,
  serviceAreas: vendor.serviceAreas,
  otherLanguages: vendor.otherLanguages,
  certifications: vendor.certifications,
  businessHours: vendor.businessHours,
  closures: vendor.closures,
});

type SqlValue = SQL | AnyColumn;

function jsonObject<T extends object>(fields: Record<keyof T & string, SqlValue>): SQL<T> {
  const pairs = Object.entries<SqlValue>(fields).map(
    ([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`,
  );
  return sql<T>`json_build_object(${sql.join(pairs, sql`, `)})`;
}

function pictureUrl(
  id: typeof vendor.photoId | typeof vendor.logoId | typeof vendor.coverId,
  size: "small" | "large",
): SQL {
  return sql`'/api/pictures/' || ${id} || ${sql.raw(`'/${size}'`)}`;
}

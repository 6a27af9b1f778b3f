import { rawPool } from "#platform/database/pool.server.ts";
import { maxCardTextLength, type VendorCard, type VendorCategory, type VendorQuery } from "../contract.ts";
import { pictureAddress } from "../picture-address.ts";
import { vendor } from "../schema.server.ts";

/** Columns by position: the fields of `publicCard`; a test compares the two. */
const columns = [
  ...[
    vendor.id,
    vendor.contactName,
    vendor.businessName,
    vendor.businessNameEnglish,
    vendor.photoId,
    vendor.logoId,
    vendor.rating,
    vendor.reviewCount,
    vendor.verifiedChecks,
    vendor.verifiedAt,
    vendor.category,
    vendor.location,
    vendor.services,
    vendor.priceRange,
    vendor.yearsInBusiness,
    vendor.speaksEnglish,
    vendor.speaksSpanish,
    vendor.smokes,
    vendor.hasTransportation,
    vendor.availableDates,
    vendor.availableTimes,
    vendor.businessType,
    vendor.yearEstablished,
    // Arrays as JSON: Node parses it natively, but PostgreSQL's array syntax in JavaScript.
  ].map((column) => (column.dataType === "array" ? `array_to_json("${column.name}")` : `"${column.name}"`)),
  `left("${vendor.description.name}", ${maxCardTextLength})`,
  `"${vendor.isSample.name}"`,
];

type CardQuery = {
  category: VendorCategory | undefined;
  location: VendorQuery["location"];
  limit: number;
  offset: number;
};

/** The directory without a search: best rated, then newest. This is the busiest query, so it is a named statement
 * without the query builder; the builder, or JSON built by PostgreSQL, halved the throughput. */
export async function readTopRatedCards({
  category,
  location,
  limit,
  offset,
}: CardQuery): Promise<VendorCard[]> {
  const filters = [
    ...(category ? [["category", category]] : []),
    ...(location ? [["location", location]] : []),
  ];
  const conditions = filters.map(([name], index) => ` and ${name} = $${index + 3}`).join("");
  const { rows } = await rawPool().query<unknown[]>({
    name: `vendors by rating${filters.map(([name]) => ` ${name}`).join("")}`,
    text: `select ${columns.join(", ")} from vendor where status = 'approved'${conditions} order by rating desc, id desc limit $1 offset $2`,
    values: [limit, offset, ...filters.map(([, value]) => value)],
    rowMode: "array",
  });
  return rows.map(toCard);
}

function toCard(row: unknown[]): VendorCard {
  const [id, fullName, businessName, businessNameEnglish, photoId, logoId, rating, reviewCount, ...rest] =
    row;
  const [verifiedChecks, verifiedAt, category, location, services, priceRange, yearsInBusiness, ...last] =
    rest;
  const [speaksEnglish, speaksSpanish, smokes, hasTransportation, availableDates, availableTimes, ...ending] =
    last;
  const [businessType, yearEstablished, description, isSample] = ending;
  return {
    id: Number(id),
    fullName,
    businessName,
    businessNameEnglish,
    personalPhoto: pictureAddress(photoId as string | null),
    logoUrl: pictureAddress(logoId as string | null),
    rating: reviewCount === 0 ? null : rating,
    reviewCount,
    isVerified: (verifiedChecks as string[]).length > 0,
    verifiedChecks,
    verifiedAt: verifiedAt === null ? null : (verifiedAt as Date).toISOString(),
    category,
    location,
    services,
    priceRange,
    yearsInBusiness,
    speaksEnglish,
    speaksSpanish,
    smokes,
    hasTransportation,
    availableDates,
    availableTimes,
    businessType,
    yearEstablished,
    description,
    isSample,
  } as VendorCard;
}

import type pg from "pg";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { type Closure, maxCardTextLength, type VendorCard } from "../contract.ts";
import { nextOpenDay } from "../rules/open-days.ts";
import { pictureAddress } from "../rules/picture-address.ts";
import { vendor } from "../schema.server.ts";
import { daysIn } from "../search/derive.ts";
import { serviceNameOf } from "../search/service-names.ts";
import { readFromWords, type VendorWords } from "./from-words.server.ts";

/** Columns by position: the fields of `publicCard`; a test compares the two. */
const columns = [
  ...[
    vendor.id,
    vendor.contactName,
    vendor.businessName,
    vendor.businessNameEnglish,
    vendor.photoId,
    vendor.logoId,
    vendor.coverId,
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
    vendor.serviceAreas,
    vendor.typicalJob,
    vendor.typicalJobSpanish,
    // Arrays as JSON: Node parses it natively, but PostgreSQL's array syntax in JavaScript.
  ].map((column) => (column.dataType === "array" ? `array_to_json("${column.name}")` : `"${column.name}"`)),
  `left("${vendor.description.name}", ${maxCardTextLength})`,
  `"${vendor.isSample.name}"`,
];

type FoundStatement = { text: string; values: unknown[] };
type FoundCard = { card: VendorCard; tier: number };

/** Names for prepared statements: there are few texts, since all that differs is in their values. */
const statementNames = new Map<string, string>();

/** Reads the cards of vendors. This is the busiest query, so it is a named statement without the query builder; the
 * builder, or JSON built by PostgreSQL, halved the throughput.
 * @param found selects rows (vendor_id, tier, score, flags), in this order: tier, highest score, newest vendor */
export async function readCards(found: FoundStatement, pool: pg.Pool): Promise<FoundCard[]> {
  const name = statementNames.get(found.text) ?? `vendors ${statementNames.size}`;
  statementNames.set(found.text, name);
  const { text, values } = cardStatement(found);
  type Row = [number, number, Closure[], ...unknown[]];
  const { rows } = await pool.query<Row>({ name, text, values, rowMode: "array" });
  const today = todayInSantoDomingo();
  return rows.map(([tier, flags, closures, ...row]) => {
    const openDays = daysIn(flags);
    return { card: toCard(row, { openDays, nextOpen: nextOpenDay(openDays, closures, today) }), tier };
  });
}

// The status again: somebody's own SQL may have suspended a vendor that is still in the index.
export const cardStatement = ({ text, values }: FoundStatement): FoundStatement => ({
  text: `select hit.tier, hit.flags, "${vendor.closures.name}", ${columns.join(", ")} from (${text}) as hit
    join vendor on vendor.id = hit.vendor_id where vendor.status = 'approved'
    order by hit.tier, hit.score desc, hit.vendor_id desc`,
  values,
});

function toCard(row: unknown[], open: Pick<VendorCard, "openDays" | "nextOpen">): VendorCard {
  const [id, fullName, businessName, businessNameEnglish, photoId, logoId, coverId, ...numbers] = row;
  const [rating, reviewCount, ...rest] = numbers;
  const [verifiedChecks, verifiedAt, category, location, services, priceRange, yearsInBusiness, ...last] =
    rest;
  const [speaksEnglish, speaksSpanish, smokes, hasTransportation, availableDates, availableTimes, ...ending] =
    last;
  const [businessType, yearEstablished, serviceAreas, typicalJob, typicalJobSpanish, ...told] = ending;
  const [description, isSample] = told;
  const words = { location, serviceAreas, typicalJob, typicalJobSpanish } as VendorWords;
  return {
    id: Number(id),
    fullName,
    businessName,
    businessNameEnglish,
    personalPhoto: pictureAddress(photoId as string | null),
    logoUrl: pictureAddress(logoId as string | null),
    coverUrl: pictureAddress(coverId as string | null),
    rating: reviewCount === 0 ? null : rating,
    reviewCount,
    isVerified: (verifiedChecks as string[]).length > 0,
    verifiedChecks,
    verifiedAt: verifiedAt === null ? null : (verifiedAt as Date).toISOString(),
    category,
    location,
    ...readFromWords(words),
    services,
    serviceNames: (services as string[]).map(serviceNameOf),
    priceRange,
    yearsInBusiness,
    speaksEnglish,
    speaksSpanish,
    smokes,
    hasTransportation,
    availableDates,
    availableTimes,
    ...open,
    businessType,
    yearEstablished,
    description,
    isSample,
  } as VendorCard;
}

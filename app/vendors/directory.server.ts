import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import type { Page } from "#platform/http/paging.server.ts";
import type { DirectoryCategory, VendorCard, VendorCategory, VendorDetail, VendorQuery } from "./contract.ts";
import { pictureAddress } from "./picture-address.ts";
import { planSearch, type SearchPlan } from "./search.server.ts";
import { vendor } from "./table.server.ts";

const cardColumns = {
  id: vendor.id,
  contactName: vendor.contactName,
  businessName: vendor.businessName,
  businessNameEnglish: vendor.businessNameEnglish,
  photoId: vendor.photoId,
  logoId: vendor.logoId,
  rating: vendor.rating,
  reviewCount: vendor.reviewCount,
  verifiedChecks: vendor.verifiedChecks,
  verifiedAt: vendor.verifiedAt,
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
  isSample: vendor.isSample,
};
type CardRow = Pick<typeof vendor.$inferSelect, keyof typeof cardColumns>;

const inDirectory = eq(vendor.status, sql`'approved'`);

/**
 * The directory: best fit first where something is searched, else best rated, then newest first. Where nobody offers
 * all that is asked for, those that offer some of it.
 */
export async function listVendors(ctx: Ctx, query: VendorQuery): Promise<Page<VendorCard>> {
  const offset = Number(query.cursor ?? 0);
  const filter = and(
    inDirectory,
    query.category && query.category !== "all" ? eq(vendor.category, offeredAs(query.category)) : undefined,
    query.location ? eq(vendor.location, query.location) : undefined,
  );
  const plan = query.search ? await planSearch(ctx.db, query.search) : null;
  const asked = { offset, limit: query.limit };
  if (!plan) return page(asked, await rated(ctx.db, filter, asked), await countOf(ctx, filter, query));
  let found = await fitting(ctx.db, filter, plan, asked);
  if (found.total === 0 && plan.any !== plan.wide)
    found = await fitting(ctx.db, filter, { ...plan, wide: plan.any }, asked);
  return page(asked, found.rows, found.total);
}

/** RULINGS 11: the filter's name for it is not the vendors'. */
function offeredAs(category: DirectoryCategory): VendorCategory {
  return category === "Legal & Documentation" ? "Relocation & Legal" : category;
}

function page(
  { offset, limit }: { offset: number; limit: number },
  rows: CardRow[],
  total: number,
): Page<VendorCard> {
  const next = offset + limit;
  return {
    items: rows.map(cardOf),
    total,
    next: next < total && rows.length > 0 ? String(next) : undefined,
    previous: offset > 0 ? String(Math.max(0, offset - limit)) : undefined,
  };
}

async function rated(db: Db, filter: SQL | undefined, { offset, limit }: { offset: number; limit: number }) {
  return db
    .select(cardColumns)
    .from(vendor)
    .where(filter)
    .orderBy(desc(vendor.rating), desc(vendor.id))
    .limit(limit)
    .offset(offset);
}

// Weights of D, C, B, A: names before services before place and kind. 1: divided by the length of the text, so that
// who offers one thing stands before who offers it among thirty.
const fitOf = (words: SQL) => sql`ts_rank('{0, 0.1, 0.5, 1}', ${vendor.search}, ${words}, 1)`;
const nameFitOf = (words: SQL) => sql`ts_rank('{0, 0, 0, 1}', ${vendor.search}, ${words}, 1)`;

async function fitting(
  db: Db,
  filter: SQL | undefined,
  plan: SearchPlan,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const asked = sql`to_tsquery('simple', ${plan.wide})`;
  const typed = sql`to_tsquery('simple', ${plan.literal})`;
  const exactly = sql`to_tsquery('simple', ${plan.exact})`;
  const matching = and(filter, sql`${vendor.search} @@ ${asked}`);
  const hits = db
    .select({
      id: vendor.id,
      rating: vendor.rating,
      score: sql<number>`${fitOf(asked)} + ${fitOf(typed)} + ${nameFitOf(typed)} + ${nameFitOf(exactly)}`.as(
        "score",
      ),
      total: sql<number>`count(*) over ()`.mapWith(Number).as("total"),
    })
    .from(vendor)
    .where(matching)
    .orderBy(desc(sql`score`), desc(vendor.rating), desc(vendor.id))
    .limit(limit)
    .offset(offset)
    .as("hits");
  const rows = await db
    .select({ ...cardColumns, total: hits.total })
    .from(hits)
    .innerJoin(vendor, eq(vendor.id, hits.id))
    .orderBy(desc(hits.score), desc(hits.rating), desc(hits.id));
  // Past the last page no row brings the number.
  const total = rows[0]?.total ?? (offset > 0 ? await db.$count(vendor, matching) : 0);
  return { rows, total };
}

/** How long a number of vendors may be told without counting again, in milliseconds. */
const countLife = 5_000;
const counts = new Map<string, { total: number; until: number }>();

/** How many a filter finds. Counting costs more than the page itself, and changes less. */
async function countOf(ctx: Ctx, filter: SQL | undefined, { category = "all", location }: VendorQuery) {
  const key = `${category} ${location ?? ""}`;
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known.total;
  const total = await ctx.db.$count(vendor, filter);
  counts.set(key, { total, until: Date.now() + countLife });
  return total;
}

/** After a vendor came or went. (Other processes learn it within `countLife`.) */
export function forgetCounts(): void {
  counts.clear();
}

/** One vendor of the directory in full. @throws AppError not_found, also for one that is not, or no longer, in it */
export async function readVendor(ctx: Ctx, { id }: { id: number }): Promise<VendorDetail> {
  const [row] = await ctx.db
    .select()
    .from(vendor)
    .where(and(eq(vendor.id, id), inDirectory));
  if (!row) throw new AppError("not_found");
  return detailOf(row);
}

/** What everybody may see of a vendor. Written as a list of what is shown, so that a new column stays hidden. */
function cardOf(row: CardRow): VendorCard {
  return {
    id: row.id,
    fullName: row.contactName,
    businessName: row.businessName,
    businessNameEnglish: row.businessNameEnglish,
    personalPhoto: pictureAddress(row.photoId),
    logoUrl: pictureAddress(row.logoId),
    rating: row.reviewCount > 0 ? row.rating : null,
    reviewCount: row.reviewCount,
    isVerified: row.verifiedChecks.length > 0,
    verifiedChecks: row.verifiedChecks,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    category: row.category,
    location: row.location,
    services: row.services,
    priceRange: row.priceRange,
    yearsInBusiness: row.yearsInBusiness,
    speaksEnglish: row.speaksEnglish,
    speaksSpanish: row.speaksSpanish,
    smokes: row.smokes,
    hasTransportation: row.hasTransportation,
    availableDates: row.availableDates,
    availableTimes: row.availableTimes,
    isSample: row.isSample,
  };
}

function detailOf(row: typeof vendor.$inferSelect): VendorDetail {
  return {
    ...cardOf(row),
    personalPhoto: pictureAddress(row.photoId, "large"),
    logoUrl: pictureAddress(row.logoId, "large"),
    businessType: row.businessType,
    yearEstablished: row.yearEstablished,
    description: row.description,
    descriptionSpanish: row.descriptionSpanish,
    subCategories: row.subCategories,
    certifications: row.certifications,
    businessHours: row.businessHours,
  };
}

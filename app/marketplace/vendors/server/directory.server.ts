import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { notify, subscribe } from "#platform/database/listen.server.ts";
import type { Page } from "#platform/database/page.server.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { prepared } from "#platform/database/prepared.server.ts";
import { AppError } from "#platform/errors.ts";
import { offsetPage, readOffset } from "#platform/http/calls/paging.server.ts";
import type {
  DirectoryCategory,
  VendorCard,
  VendorCategory,
  VendorDetail,
  VendorQuery,
} from "../contract.ts";
import { vendor } from "../schema.server.ts";
import { planSearch, type SearchPlan } from "../search/search.server.ts";
import { publicCard, publicDetails } from "./public-view.server.ts";
import { readTopRatedCards } from "./top-rated.server.ts";

const inDirectory = eq(vendor.status, sql`'approved'`);

/** The directory: by relevance when there is a search, else by rating, then newest first. When no vendor matches the
 * search, its fallback plans are tried (one or two more statements). */
export async function listVendors(ctx: Ctx, query: VendorQuery): Promise<Page<VendorCard>> {
  const category = query.category && query.category !== "all" ? vendorCategoryOf(query.category) : undefined;
  const filter = and(
    inDirectory,
    category ? eq(vendor.category, category) : undefined,
    query.location ? eq(vendor.location, query.location) : undefined,
  );
  const plan = query.search ? await planSearch(ctx.db, query.search) : null;
  const page = readOffset(query);
  if (!plan) {
    const cards = await readTopRatedCards({ ...page, category, location: query.location });
    return offsetPage(cards, await countVendors(ctx, filter, query), page);
  }
  let result = await searchVendors(ctx.db, filter, plan, page);
  for (let less = plan.fallback; less && result.total === 0; less = less.fallback)
    result = await searchVendors(ctx.db, filter, less, page);
  return offsetPage(
    result.rows.map((row) => row.card),
    result.total,
    page,
  );
}

/** RULINGS 11: the filter and the vendors name this category differently. */
function vendorCategoryOf(category: DirectoryCategory): VendorCategory {
  return category === "Legal & Documentation" ? "Relocation & Legal" : category;
}

/**
 * Relevance: boosts, the name, the typed words by weight (names before services before place and category), exact
 * words, and short texts before long ones. `ts_rank` reads the typed words only: over all synonyms it took as long as
 * the rest of the search.
 */
function relevance(plan: SearchPlan): SQL<number> {
  // Powers of two: each boost outweighs all after it, and the rest of the score.
  const boosts = plan.boosts.map(
    (query, index) =>
      sql`(${vendor.search} @@ to_tsquery('simple', ${query}))::int * ${10 * 2 ** (plan.boosts.length - index)}::int + `,
  );
  const typedQuery = sql`to_tsquery('simple', ${plan.rankPrefix})`;
  return sql<number>`
    ${sql.join(boosts)}(${vendor.search} @@ to_tsquery('simple', ${plan.nameMatch}))::int * 0.5
    + 2 * ts_rank('{0, 0.05, 0.3, 1}', ${vendor.search}, ${typedQuery}, 1)
    + (${vendor.search} @@ to_tsquery('simple', ${plan.rankExact}))::int * 0.2
    + 0.5 / ln(10 + length(${vendor.search}))`;
}

async function searchVendors(
  db: Db,
  filter: SQL | undefined,
  plan: SearchPlan,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: { card: VendorCard }[]; total: number }> {
  const matchQuery = sql`to_tsquery('simple', ${plan.match})`;
  const matching = and(filter, sql`${vendor.search} @@ ${matchQuery}`);
  const hits = db
    .select({
      id: vendor.id,
      rating: vendor.rating,
      score: relevance(plan).as("score"),
      total: sql<number>`count(*) over ()`.mapWith(Number).as("total"),
    })
    .from(vendor)
    .where(matching)
    .orderBy(desc(sql`score`), desc(vendor.rating), desc(vendor.id))
    .limit(limit)
    .offset(offset)
    .as("hits");
  const rows = await db
    .select({ card: publicCard, total: hits.total })
    .from(hits)
    .innerJoin(vendor, eq(vendor.id, hits.id))
    .orderBy(desc(hits.score), desc(hits.rating), desc(hits.id));
  const total = rows[0]?.total ?? (offset > 0 ? await db.$count(vendor, matching) : 0);
  return { rows, total };
}

const countCacheMs = 5_000;
let countCache = new Map<string, { total: number; until: number }>();

/** Counts are cached for `countCacheMs`: counting costs more than reading a page. */
async function countVendors(ctx: Ctx, filter: SQL | undefined, { category = "all", location }: VendorQuery) {
  const key = `${category} ${location ?? ""}`;
  const cache = countCache;
  const cached = cache.get(key);
  if (cached && cached.until > Date.now()) return cached.total;
  const total = await ctx.db.$count(vendor, filter);
  // Written to the map that was read: one that was cleared meanwhile stays empty.
  cache.set(key, { total, until: Date.now() + countCacheMs });
  return total;
}

const vendorsChannel = "vendors";
const clearCountCache = () => {
  countCache = new Map();
};
subscribe(vendorsChannel, { onMessage: clearCountCache, onReconnect: clearCountCache });

/** Clears the counts of all processes after the commit; call it when a vendor enters or leaves the directory. */
export function invalidateVendorCounts(ctx: Ctx): Promise<void> {
  return notify(ctx.db, vendorsChannel, "");
}

const vendorById = prepared((db) =>
  db
    .select({ card: publicCard, more: publicDetails })
    .from(vendor)
    .where(and(eq(vendor.id, sql.placeholder("id")), inDirectory))
    .prepare("one vendor"),
);

/** The public view of one vendor. @throws AppError not_found, also for a vendor that is not in the directory */
export async function readVendor(ctx: Ctx, { id }: { id: number }): Promise<VendorDetail> {
  const [row] = await vendorById(ctx.db).execute({ id });
  if (!row) throw new AppError("not_found");
  return { ...row.card, ...row.more };
}

import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { readSegments } from "#platform/database/lists/keyset.server.ts";
import {
  createSliceReader,
  type ListedRow,
  newestFirst,
  type Page,
} from "#platform/database/lists/page.server.ts";
import { searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { VendorChoice, VendorChoiceQuery } from "../../contract.ts";
import { managedSearchText, vendor } from "../../schema.server.ts";

type Category = VendorChoice["category"];

/**
 * Vendors to whom staff can give a booking, for a picker: those of the category that serve the town first, then the
 * category, then the town, then others. Vendors outside the directory, as suspended ones, are never offered.
 */
export async function listVendorChoices(ctx: Ctx, query: VendorChoiceQuery): Promise<Page<VendorChoice>> {
  requireStaff(ctx);
  const { town } = query;
  const category = query.like === undefined ? undefined : await categoryOf(ctx, query.like);
  const isOfCategory = category ? sql`(${vendor.category} = ${category})` : sql`false`;
  const isOfTown = town
    ? sql`(${or(eq(vendor.location, town), sql`${town} = any(${vendor.serviceAreas})`)})`
    : sql`false`;
  const filter = and(eq(vendor.status, "approved"), searchFilter(query.search, vendor.id, managedSearchText));
  const ranks: SQL[] = [
    sql`(${isOfCategory} and ${isOfTown})`,
    sql`(${isOfCategory} and not ${isOfTown})`,
    sql`(not ${isOfCategory} and ${isOfTown})`,
    sql`(${not(isOfCategory)} and ${not(isOfTown)})`,
  ];
  const segments = () => ranks.map((rank) => newestFirst(vendor, rank));
  const reading = readSegments(query, ctx.now, segments, createSliceReader(ctx.db, vendor, filter));
  const page = await withTotal(ctx.db, vendor, filter, query, reading);
  return { ...page, items: page.items.map((row) => toChoice(row, category, town)) };
}

async function categoryOf({ db }: Ctx, id: number): Promise<Category | undefined> {
  const [row] = await db.select({ category: vendor.category }).from(vendor).where(eq(vendor.id, id));
  return row?.category;
}

function toChoice(
  row: ListedRow<typeof vendor>,
  category: Category | undefined,
  town: VendorChoiceQuery["town"],
): VendorChoice {
  const { id, businessName, location, services, serviceAreas } = row;
  return {
    id,
    businessName,
    category: row.category,
    location,
    services,
    isOfCategory: row.category === category,
    servesTown: town !== undefined && (location === town || serviceAreas.includes(town)),
    isWrittenTo: !row.isSample && row.email !== "",
  };
}

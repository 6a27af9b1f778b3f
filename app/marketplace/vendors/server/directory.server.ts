import { and, eq, sql } from "drizzle-orm";
import type { Page } from "#platform/database/lists/page.server.ts";
import { type Ctx, poolsOf } from "#platform/database/pool.server.ts";
import { prepared } from "#platform/database/prepared.server.ts";
import { AppError } from "#platform/errors.ts";
import { offsetPage, readOffset } from "#platform/http/calls/paging.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type {
  DirectoryCategory,
  DirectoryFacts,
  VendorCard,
  VendorCategory,
  VendorDetail,
  VendorQuery,
} from "../contract.ts";
import { coverFirst } from "../rules/gallery.ts";
import { nextOpenDay, openDaysOf } from "../rules/open-days.ts";
import { vendor } from "../schema.server.ts";
import { dayFlag, flag, priceFlag } from "../search/derive.ts";
import { type Found, findVendors } from "../search/find.server.ts";
import { nearestCategory } from "../search/nearest-category.ts";
import { placeOf, roadKilometres, townAt } from "../search/places.ts";
import { type DirectorySearch, requestedPlaces } from "../search/plan.ts";
import { serviceNameOf } from "../search/service-names.ts";
import { parseSearch } from "../search/spoken-english.ts";
import { categoryKeys } from "../search/vocabulary.ts";
import { cachedCount } from "./counts.server.ts";
import { readFromWords } from "./from-words.server.ts";
import { readGalleryPictures } from "./gallery.server.ts";
import { publicCard, publicDetails } from "./public-view.server.ts";

const inDirectory = eq(vendor.status, sql`'approved'`);

/**
 * The directory, the best fit first; without a search who is rated best, by a mean in which few reviews count for little.
 * Where nobody is found in a town, the others follow by their distance from it. A search's hits are counted up to
 * `mostCounted`. `facts` tell what was understood: see `DirectoryFacts`.
 */
export async function listVendors(ctx: Ctx, query: VendorQuery): Promise<Page<VendorCard>> {
  const category = query.category && query.category !== "all" ? vendorCategoryOf(query.category) : undefined;
  const { location, serves } = query;
  const { terms, english } = parseSearch(query.search ?? "");
  const search: DirectorySearch = {
    terms,
    category: category && categoryKeys[category],
    location: location && placeOf[location],
    serves: serves !== undefined,
    flags: flagsOf(query) | (english ? flag.english : 0),
    sort: query.sort ?? "match",
  };
  const isPlain = search.terms.length === 0 && search.flags === 0 && !(search.serves && location);
  const page = readOffset(query);
  const countAll = () =>
    cachedCount(poolsOf(ctx.db), `${category} ${location}`, () =>
      ctx.db.$count(
        vendor,
        and(
          inDirectory,
          category ? eq(vendor.category, category) : undefined,
          location ? eq(vendor.location, location) : undefined,
        ),
      ),
    );
  const found = await findVendors(ctx.db, search, page, isPlain ? countAll : undefined);
  const facts = found.total > 0 ? factsOf(search, found) : await categoryFact(ctx, search);
  return {
    ...offsetPage(found.cards, found.total, page),
    facts: { ...facts, ...(english && { english: "yes" }) },
  };
}

/** The category that is nearest to what nobody offers, if there is anybody in it; day and price do not matter then. */
async function categoryFact(ctx: Ctx, search: DirectorySearch): Promise<DirectoryFacts> {
  const category = nearestCategory(search.terms);
  if (!category || categoryKeys[category] === search.category) return {};
  const instead = {
    ...search,
    terms: [],
    category: categoryKeys[category],
    flags: search.flags & flag.english,
  };
  const { total } = await findVendors(ctx.db, instead, { offset: 0, limit: 1 });
  return total > 0 ? { category: filterCategoryOf(category) } : {};
}

function factsOf(search: DirectorySearch, { nearest }: Found): DirectoryFacts {
  const [place] = requestedPlaces(search);
  if (place === undefined) return {};
  return {
    place: townAt(place),
    ...(nearest && { nearest, kilometres: String(roadKilometres(place, placeOf[nearest])) }),
  };
}

function flagsOf({ english, day, price }: VendorQuery): number {
  return (english ? flag.english : 0) | (day ? dayFlag(day) : 0) | (price ? priceFlag[price] : 0);
}

/** RULINGS 11: the filter and the vendors name this category differently. */
function vendorCategoryOf(category: DirectoryCategory): VendorCategory {
  return category === "Legal & Documentation" ? "Relocation & Legal" : category;
}

function filterCategoryOf(category: VendorCategory): DirectoryCategory {
  return category === "Relocation & Legal" ? "Legal & Documentation" : category;
}

const vendorById = prepared((db) =>
  db
    .select({ card: publicCard, more: publicDetails, coverId: vendor.coverId })
    .from(vendor)
    .where(and(eq(vendor.id, sql.placeholder("id")), inDirectory))
    .prepare("one vendor"),
);

/** The public view of one vendor. @throws AppError not_found, also for a vendor that is not in the directory */
export async function readVendor(ctx: Ctx, { id }: { id: number }): Promise<VendorDetail> {
  const [row] = await vendorById(ctx.db).execute({ id });
  if (!row) throw new AppError("not_found");
  const { card, more, coverId } = row;
  const openDays = openDaysOf({ ...card, ...more });
  return {
    ...card,
    ...more,
    ...readFromWords({ ...card, ...more }),
    gallery: coverId === null ? [] : coverFirst(await readGalleryPictures(ctx, id), coverId),
    openDays,
    nextOpen: nextOpenDay(openDays, more.closures, todayInSantoDomingo(ctx.now)),
    serviceNames: card.services.map(serviceNameOf),
  };
}

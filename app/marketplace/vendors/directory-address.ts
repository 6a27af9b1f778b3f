import type { DirectoryCategory, Weekday } from "./contract.ts";
import { type Location, locations } from "./rules/locations.ts";
import { directoryCategories, directorySorts, priceFilters, weekdays } from "./values.ts";

export const directoryPath = "/vendor-directory";

export const vendorsPerPage = 18;

export const maxSearchLength = 200;

const maxPage = 5000;

export type PriceFilter = (typeof priceFilters)[number];
export type DirectorySort = (typeof directorySorts)[number];

/** Filters in the directory's URL; "" and page 1 are the defaults. */
export type DirectoryAddress = {
  search: string;
  category: DirectoryCategory | "";
  location: Location | "";
  /** Also those who serve the town from another one. */
  serves: boolean;
  english: boolean;
  day: Weekday | "";
  /** At most so much. */
  price: PriceFilter | "";
  sort: DirectorySort;
  page: number;
};

/** What a directory without filters shows. */
export const wholeDirectory: DirectoryAddress = {
  search: "",
  category: "",
  location: "",
  serves: false,
  english: false,
  day: "",
  price: "",
  sort: "match",
  page: 1,
};

/** Reads the directory's filters from a URL; anything that is not offered counts as not set. */
export function readAddress(params: URLSearchParams): DirectoryAddress {
  const page = Number(params.get("page"));
  return {
    // PostgreSQL does not accept NUL.
    search: (params.get("search") ?? "").replaceAll("\0", "").slice(0, maxSearchLength).trim(),
    category: categoryOf(params.get("category")),
    location: locationOf(params.get("location")),
    serves: params.get("serves") === "yes",
    english: params.get("english") === "yes",
    day: dayOf(params.get("day")),
    price: priceOf(params.get("price")),
    sort: sortOf(params.get("sort")),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The filter's category, "" for anything else. */
export function categoryOf(value: string | null): DirectoryCategory | "" {
  return directoryCategories.find((choice) => choice === value) ?? "";
}

/** The filter's place, "" for anything else. */
export function locationOf(value: string | null): Location | "" {
  return locations.find((choice) => choice === value) ?? "";
}

/** The filter's weekday, "" for anything else. */
export function dayOf(value: string | null): Weekday | "" {
  return weekdays.find((choice) => choice === value) ?? "";
}

/** The filter's highest price level, "" for anything else. */
export function priceOf(value: string | null): PriceFilter | "" {
  return priceFilters.find((choice) => choice === value) ?? "";
}

/** The order, the best match first for anything else. */
export function sortOf(value: string | null): DirectorySort {
  return directorySorts.find((choice) => choice === value) ?? "match";
}

/** Whether anything narrows the directory; a page or an order alone does not. */
export function isFiltered({ search, category, location, english, day, price }: DirectoryAddress): boolean {
  return [search, category, location, day, price].some((value) => value !== "") || english;
}

/** Path of the directory with these filters; leaves out the defaults, so that there is one URL for each state. */
export function directoryLink({
  search,
  category,
  location,
  serves,
  english,
  day,
  price,
  sort,
  page,
}: DirectoryAddress): string {
  return withQuery(directoryPath, {
    search,
    category,
    location,
    serves: serves ? "yes" : "",
    english: english ? "yes" : "",
    day,
    price,
    sort: sort === "match" ? "" : sort,
    page: page > 1 ? String(page) : "",
  });
}

/** The address as the query of `GET /api/vendors`. */
export function vendorQueryOf({
  search,
  category,
  location,
  serves,
  english,
  day,
  price,
  sort,
  page,
}: DirectoryAddress) {
  return {
    search,
    category: category || undefined,
    location: location || undefined,
    serves: serves ? ("yes" as const) : undefined,
    english: english ? ("yes" as const) : undefined,
    day: day || undefined,
    price: price || undefined,
    sort: sort === "match" ? undefined : sort,
    limit: vendorsPerPage,
    cursor: page > 1 ? String((page - 1) * vendorsPerPage) : undefined,
  };
}

function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}

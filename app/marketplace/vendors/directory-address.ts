import type { DirectoryCategory } from "./contract.ts";
import { type Location, locations } from "./rules/locations.ts";
import { directoryCategories } from "./values.ts";

export const directoryPath = "/vendor-directory";

export const vendorsPerPage = 18;

export const maxSearchLength = 200;

const maxPage = 5000;

/** Filters in the directory's URL; "" and page 1 are the defaults. */
export type DirectoryAddress = {
  search: string;
  category: DirectoryCategory | "";
  location: Location | "";
  /** Also those who serve the town from another one. */
  serves: boolean;
  english: boolean;
  page: number;
};

/** What a directory without filters shows. */
export const wholeDirectory: DirectoryAddress = {
  search: "",
  category: "",
  location: "",
  serves: false,
  english: false,
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

/** Whether anything narrows the directory; a page alone does not. */
export function isFiltered({ search, category, location, english }: DirectoryAddress): boolean {
  return search !== "" || category !== "" || location !== "" || english;
}

/** Path of the directory with these filters; leaves out the defaults, so that there is one URL for each state. */
export function directoryLink({
  search,
  category,
  location,
  serves,
  english,
  page,
}: DirectoryAddress): string {
  return withQuery(directoryPath, {
    search,
    category,
    location,
    serves: serves ? "yes" : "",
    english: english ? "yes" : "",
    page: page > 1 ? String(page) : "",
  });
}

function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}

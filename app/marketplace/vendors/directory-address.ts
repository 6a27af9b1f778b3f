import type { DirectoryCategory, VendorCard } from "./contract.ts";

type Location = VendorCard["location"];

// The contract's lists once more, without Zod, which a visitor's browser need not load; a test holds them equal.
export const categoryChoices = [
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
] as const satisfies readonly DirectoryCategory[];

export const locationChoices = [
  "Santo Domingo",
  "Santiago",
  "Puerto Plata",
  "Punta Cana",
  "La Romana",
  "San Pedro de Macorís",
  "Sosúa",
  "Cap Cana",
  "Cabarete",
  "Jarabacoa",
  "Las Terrenas",
  "Samaná",
] as const satisfies readonly Location[];

export const directoryPath = "/vendor-directory";

/** Vendors on one page of the directory. */
export const vendorsPerPage = 18;

/** The longest search the API takes. */
export const maxSearchLength = 200;

const maxPage = 5000;

/** What the directory's address asks; "" and 1 where it says nothing. */
export type DirectoryAddress = {
  search: string;
  category: DirectoryCategory | "";
  location: Location | "";
  page: number;
};

/** Reads the directory's address; what makes no sense there is left out, never an error. */
export function readAddress(params: URLSearchParams): DirectoryAddress {
  const page = Number(params.get("page"));
  return {
    // PostgreSQL cannot search for NUL.
    search: (params.get("search") ?? "").replaceAll("\0", "").slice(0, maxSearchLength).trim(),
    category: categoryOf(params.get("category")),
    location: locationOf(params.get("location")),
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  };
}

/** The category of the filter with this name; "" where there is none. */
export function categoryOf(value: string | null): DirectoryCategory | "" {
  return categoryChoices.find((choice) => choice === value) ?? "";
}

/** The same for a location. */
export function locationOf(value: string | null): Location | "" {
  return locationChoices.find((choice) => choice === value) ?? "";
}

/** Whether anything narrows the list. */
export function isFiltered({ search, category, location }: DirectoryAddress): boolean {
  return search !== "" || category !== "" || location !== "";
}

/** The directory's address for these filters; what is not asked does not stand in it. */
export function directoryLink({ search, category, location, page }: DirectoryAddress): string {
  return withQuery(directoryPath, { search, category, location, page: page > 1 ? String(page) : "" });
}

function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
  return query.size > 0 ? `${path}?${query}` : path;
}

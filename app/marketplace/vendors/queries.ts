import { api } from "#platform/api-client/api.ts";
import { type DirectoryAddress, vendorsPerPage } from "./directory-address.ts";

/** One page of the directory: by relevance when there is a search, else by rating. */
export function directoryQueryOptions({
  search,
  category,
  location,
  serves,
  english,
  page,
}: DirectoryAddress) {
  return api.listQuery("/api/vendors", {
    search,
    category: category || undefined,
    location: location || undefined,
    serves: serves ? "yes" : undefined,
    english: english ? "yes" : undefined,
    limit: vendorsPerPage,
    cursor: page > 1 ? String((page - 1) * vendorsPerPage) : undefined,
  });
}

/** One vendor of the directory; 404 for one that is not approved. */
export function vendorQueryOptions(id: number) {
  return api.query("/api/vendors/:id", { id });
}

export const vendorsPerRequest = 100;

/** All approved vendors in pages; the page parameter is the cursor. */
export function vendorListQueryOptions() {
  return api.pagesQuery("/api/vendors", { limit: vendorsPerRequest });
}

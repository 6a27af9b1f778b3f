import { api } from "#platform/api-client/api.ts";
import { type DirectoryAddress, vendorsPerPage } from "./directory-address.ts";

/** One page of the directory. */
export function directoryReading({ search, category, location, page }: DirectoryAddress) {
  return api.listQuery("/api/vendors", {
    search,
    category: category || undefined,
    location: location || undefined,
    limit: vendorsPerPage,
    cursor: page > 1 ? String((page - 1) * vendorsPerPage) : undefined,
  });
}

/** One vendor in full. */
export function vendorReading(id: number) {
  return api.query("/api/vendors/:id", { id });
}

/** As many as one call answers. */
export const vendorsPerRequest = 100;

/** All approved vendors, a call at a time; the page parameter is the call's cursor. */
export function vendorListReading() {
  return api.pagesQuery("/api/vendors", { limit: vendorsPerRequest });
}

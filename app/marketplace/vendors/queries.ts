import { api } from "#platform/api-client/api.ts";
import { type DirectoryAddress, vendorQueryOf } from "./directory-address.ts";

/** One page of the directory, in its order. */
export function directoryQueryOptions(address: DirectoryAddress) {
  return api.listQuery("/api/vendors", vendorQueryOf(address));
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

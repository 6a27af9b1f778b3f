import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { request } from "#platform/api-client.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import type { VendorCard, VendorDetail } from "./contract.ts";
import { type DirectoryAddress, directoryCall } from "./directory-address.ts";

/** One page of the directory. */
export function directoryReading(address: DirectoryAddress) {
  const url = directoryCall(address);
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }): Promise<ListPage<VendorCard>> => readList(url, signal),
  });
}

/** One vendor in full. */
export function vendorReading(id: number) {
  const url = `/api/vendors/${id}`;
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => (await (await request("GET", url, { signal })).json()) as VendorDetail,
  });
}

/** As many as one call answers. */
export const vendorsPerCall = 100;

/** All approved vendors, a call at a time; the page parameter is the call's cursor. */
export function vendorListReading() {
  const url = `/api/vendors?limit=${vendorsPerCall}`;
  return infiniteQueryOptions({
    queryKey: ["vendor-list"],
    initialPageParam: "",
    queryFn: ({ pageParam, signal }): Promise<ListPage<VendorCard>> =>
      readList(pageParam ? `${url}&cursor=${pageParam}` : url, signal),
    getNextPageParam: (last) => last.next,
  });
}

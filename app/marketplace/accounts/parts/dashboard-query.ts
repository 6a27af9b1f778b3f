import { vendorApi } from "../session.ts";

/** Always refetched: the profile may have changed. */
export function dashboardQueryOptions(vendorId: number) {
  return {
    ...vendorApi.query("/api/vendor/dashboard/:vendorId", { vendorId }),
    staleTime: 0,
    refetchOnMount: true,
  };
}
